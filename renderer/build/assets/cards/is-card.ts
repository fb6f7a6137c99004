/** Beginning of the paths of cards in the output. */
export const cardPrefix = 'assets/card-';

/** Whether a file of the output is a drawn card. A picture of the site may be named like one, but has a width at its end. */
export function isCard(path: string): boolean {
  return /^assets\/card-[0-9a-f]{14}\.png$/.test(path);
}
