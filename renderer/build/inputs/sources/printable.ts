const firstPicture = 0x2400;

/**
 * Makes a line of text safe to print without changing its width. Shows control characters as symbols (`␀`, `␛`), and lone
 * surrogates and direction controls as replacement characters. Keeps tabs.
 */
export function printable(line: string): string {
  return line.replace(/(?!\t)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found < ' ' ? String.fromCharCode(firstPicture + found.charCodeAt(0)) : '\uFFFD',
  );
}
