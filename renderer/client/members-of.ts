/**
 * Returns an element whose members no field hides. A form has its fields as properties under their names, before those of its
 * prototypes (HTML Standard, "named properties"): a field called `reset` hides the method.
 */
export function membersOf<Found extends Element>(element: Found): Found {
  const prototype = Object.getPrototypeOf(element);
  return new Proxy(element, {
    get(_, name) {
      const member = Reflect.get(prototype, name, element);
      return typeof member === 'function' ? member.bind(element) : member;
    },
    set: (_, name, value) => Reflect.set(prototype, name, value, element),
  });
}
