/** The separator of a table, and the offset of its first row in UTF-16 units. */
export interface Separation {
  readonly separator: string;
  readonly start: number;
}

/** The separators of spreadsheets with their names, most common first. */
export const separators: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

/**
 * Detects the separator of a table. Excel writes and reads a first line with it (`sep=;`). Otherwise it is in the first
 * row, because column names contain no separators.
 */
export function separationOf(text: string): Separation {
  const [line = '', declared] = /^\uFEFF?"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  if (declared !== undefined) return { separator: declared, start: line.length };
  const [names = ''] = /[^\s\uFEFF,;|][^\r\n]*/.exec(text) ?? [];
  const outsideQuotes = names.replace(/"(?:[^"]|"")*"/g, '');
  const found = Object.keys(separators).find((separator) => outsideQuotes.includes(separator));
  return { separator: found ?? ',', start: 0 };
}
