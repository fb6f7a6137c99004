/** Returns the attributes of an island that starts at the first touch, with props or none. */
export function embedAttributes(name: string, props?: object) {
  return { 'data-island': name, 'data-on': 'interaction', 'data-props': props && JSON.stringify(props) };
}
