/**
 * Whether a version of Node.js is in a range of package.json. Knows the forms that engines use: `>=20.19` and `^20.19`,
 * joined by `||`.
 */
export function isInRange(version: string, range: string): boolean {
  const given = numbers(version);
  return range.split('||').some((part) => {
    const [, operator = '', least = ''] = /^(>=|\^)?(\d+(?:\.\d+){0,2})$/.exec(part.trim()) ?? [];
    if (least === '') return false;
    const wanted = numbers(least);
    return isAtLeast(given, wanted) && (operator === '>=' || given[0] === wanted[0]);
  });
}

function numbers(version: string): readonly number[] {
  return version
    .replace(/^v/, '')
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);
}

function isAtLeast(given: readonly number[], least: readonly number[]): boolean {
  for (const [index, number] of least.entries()) {
    const own = given[index] ?? 0;
    if (own !== number) return own > number;
  }
  return true;
}
