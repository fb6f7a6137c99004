const names: Readonly<Record<string, string>> = {
  '\n': 'line break',
  '\r': 'line break',
  '\u2028': 'line break',
  '\u2029': 'line break',
  '\t': 'tab',
  '\0': 'NUL character',
  ' ': 'space',
  '\u00a0': 'no-break space (U+00A0)',
  '\u202f': 'narrow no-break space (U+202F)',
  '\u00ad': 'soft hyphen (U+00AD)',
  '\u200b': 'zero-width space (U+200B)',
  '\ufeff': 'byte order mark (U+FEFF)',
};

/** White space, characters that only act on others (format characters, fillers, marks), and the empty braille pattern. */
const shown = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\p{M}\u2800]|\p{Co}/u;

/** Whether visitors see anything of a text. The words of headlines, labels and alternative texts have to be visible. */
export function isVisible(text: string): boolean {
  return shown.test(text);
}

/** Invisible characters: control and format characters, fillers, and white space other than a plain space. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?! )\p{Zs}/u;

/** Returns the name of an invisible character, or another character in quotes: `line break`, `"@"`. */
export function characterName(character: string): string {
  const known = names[character];
  if (known !== undefined) return known;
  return invisible.test(character) ? `character ${codePoint(character)}` : `"${character}"`;
}

/**
 * Describes the first invisible character of a text and its position: `line break at the end`. White space counts only
 * at the ends, plain spaces included. Returns undefined if there is none.
 */
export function invisibleCharacter(text: string): string | undefined {
  const [start] = /^\s/.exec(text) ?? [];
  if (start !== undefined) return `${characterName(start)} at the start`;
  const [end] = /\r\n$|\s$/.exec(text) ?? [];
  const inside = invisible.exec(end === undefined ? text : text.trimEnd());
  if (inside !== null) {
    const before = text.slice(0, inside.index);
    return before === ''
      ? `${characterName(inside[0])} at the start`
      : `${characterName(inside[0])} after "${before.slice(-20)}"`;
  }
  return end === undefined ? undefined : `${characterName(end.charAt(0))} at the end`;
}

/** Quotes a text for a message, on one line, shortened to `most` characters. Invisible characters are escaped. */
export function inQuotes(text: string, most = 80): string {
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return JSON.stringify(shown).replace(new RegExp(invisible, 'gu'), (found) =>
    Array.from(found, (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  );
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
