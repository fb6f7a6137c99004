const firstPicture = 0x2400;

/**
 * Text of one line that is safe to print and keeps its width: control characters show as their pictures (`␀`, `␛`),
 * half surrogates and marks that reorder text as a replacement character. Tabs stay.
 */
export function printable(line: string): string {
  return line.replace(/(?!\t)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found < ' ' ? String.fromCharCode(firstPicture + found.charCodeAt(0)) : '\uFFFD',
  );
}
