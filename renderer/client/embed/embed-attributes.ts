/** The attributes that make an element an island, with props of its own or none, which starts at the first touch. */
export function embedAttributes(name: string, props?: object) {
  return { 'data-island': name, 'data-on': 'interaction', 'data-props': props && JSON.stringify(props) };
}
