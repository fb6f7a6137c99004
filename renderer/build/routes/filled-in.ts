/** Words of a value that a page merely fills in: a longer one says something of its own. */
const mostWords = 4;

/** The short texts among the parameters of a page and in their groups, such as the name of a city; lists and sections are words of its own. */
export function filledIn(params: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(params).flatMap((value) => {
    if (!isGroup(value)) return short(value);
    const known = inGroups.get(value) ?? shortTexts(Object.values(value));
    inGroups.set(value, known);
    return known;
  });
}

/** Groups by themselves: many pages are made of the same row. */
const inGroups = new WeakMap<object, readonly string[]>();

/** Whether a parameter is a group, whose texts are filled in one by one. */
export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('block' in value);
}

/** The short texts among the values of a group. */
export function shortTexts(values: readonly unknown[]): readonly string[] {
  return values.flatMap(short);
}

function short(value: unknown): string[] {
  return typeof value === 'string' && value.trim().split(/\s+/).length <= mostWords ? [value] : [];
}
