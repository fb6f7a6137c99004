/** Maximum number of words of a filled-in value; longer values are content of their own. */
const mostWords = 4;

/** Returns the short texts among a page's parameters and in their groups, such as the name of a city. Lists and sections are content. */
export function filledIn(params: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(params).flatMap((value) => {
    if (!isGroup(value)) return short(value);
    const known = inGroups.get(value) ?? Object.values(value).flatMap(short);
    inGroups.set(value, known);
    return known;
  });
}

/** Results by group: many pages have the same row. */
const inGroups = new WeakMap<object, readonly string[]>();

/** Whether a parameter is a group of values that are filled in one by one. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('block' in value);
}

function short(value: unknown): string[] {
  return typeof value === 'string' && value.trim().split(/\s+/).length <= mostWords ? [value] : [];
}
