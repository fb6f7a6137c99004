/** Returns what the studio writes into a new field, or an `item` of a list of texts, until somebody types. A check finds what is left of it. */
export function initialText(name: string): string {
  return `New ${name === 'item' ? 'line' : name}`;
}
