/**
 * Finds the element in `after` that replaces an element of `before`: same tag, type, name and id, and the same position
 * among those. The position among all elements says nothing, because translations and extensions insert elements of
 * their own.
 */
export function counterpart<Found extends Element>(
  element: Found,
  before: readonly Found[],
  after: readonly Found[],
): Found | undefined {
  const key = elementKey(element);
  const hasSameKey = (other: Element) => elementKey(other) === key;
  return after.filter(hasSameKey)[before.filter(hasSameKey).indexOf(element)];
}

/** Reads attributes instead of properties, because a form may have a field that is called "name". */
function elementKey(element: Element): string {
  return `${[element.localName, ...['type', 'name', 'id'].map((name) => element.getAttribute(name))]}`;
}
