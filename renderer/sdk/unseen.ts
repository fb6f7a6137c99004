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

/** What people do not see in a text: control and format characters, and white space other than a plain space. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** A character by its name where nobody sees it, else in quotes: `line break`, `"@"`. */
export function characterName(character: string): string {
  const known = names[character];
  if (known !== undefined) return known;
  return unseen.test(character) ? `character ${codePoint(character)}` : `"${character}"`;
}

/**
 * The first character of a text that people do not see, and where it is: `line break at the end`. White space counts at
 * the ends only, and a plain space never in between. Undefined where all can be seen.
 */
export function unseenCharacter(text: string): string | undefined {
  const [start] = /^\s/.exec(text) ?? [];
  if (start !== undefined) return `${characterName(start)} at the start`;
  const [end] = /\r\n$|\s$/.exec(text) ?? [];
  const inside = unseen.exec(end === undefined ? text : text.trimEnd());
  if (inside !== null) {
    const before = text.slice(0, inside.index);
    return before === ''
      ? `${characterName(inside[0])} at the start`
      : `${characterName(inside[0])} after "${before.slice(-20)}"`;
  }
  return end === undefined ? undefined : `${characterName(end.charAt(0))} at the end`;
}

/** A text in quotes for a message, on one line, cut after so many characters; what nobody sees is escaped. */
export function inQuotes(text: string, most = 80): string {
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return JSON.stringify(shown).replace(new RegExp(unseen, 'gu'), (found) =>
    Array.from(found, (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  );
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
