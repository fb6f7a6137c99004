/** Maximum number of words of a value; longer values are content. */
const maxWords = 4;

/** Returns the short texts among a page's parameters, such as the name of a city. Lists and sections are content. */
export function filledTexts(params: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(params).flatMap((value) => {
    if (!isGroup(value)) return shortTexts(value);
    const known = textsByGroup.get(value) ?? Object.values(value).flatMap(shortTexts);
    textsByGroup.set(value, known);
    return known;
  });
}

/** Results by group: many pages have the same row. */
const textsByGroup = new WeakMap<object, readonly string[]>();

/** Whether a parameter is a group of values that are filled in one by one. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('block' in value);
}

function shortTexts(value: unknown): string[] {
  return typeof value === 'string' && value.trim().split(/\s+/).length <= maxWords ? [value] : [];
}
