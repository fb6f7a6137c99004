/**
 * The element that has taken the place of one of `before`: of those that are called the same, the one in its place. Its place
 * among all elements says nothing, because translations and extensions insert elements of their own.
 */
export function counterpart<Found extends Element>(
  element: Found,
  before: readonly Found[],
  after: readonly Found[],
): Found | undefined {
  const name = nameOf(element);
  const isNamesake = (other: Element) => nameOf(other) === name;
  return after.filter(isNamesake)[before.filter(isNamesake).indexOf(element)];
}

/** By attributes: a form may have a field that is called "name". */
function nameOf(element: Element): string {
  return `${[element.localName, ...['type', 'name', 'id'].map((name) => element.getAttribute(name))]}`;
}
