/** What is between the cells of a table, and where its first row begins, in UTF-16 units. */
export interface Separation {
  readonly separator: string;
  readonly start: number;
}

/** What spreadsheets write between cells, with its name; the first one is what most write. */
export const separators: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

/**
 * How the cells of a table are separated. Excel writes and reads a first line that says so (`sep=;`). Otherwise the first row
 * tells: it holds the names of columns, and no name holds a separator.
 */
export function separationOf(text: string): Separation {
  const [line = '', sign] = /^\uFEFF?"?sep=(.)"?[,;\t|]*(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  if (sign !== undefined) return { separator: sign, start: line.length };
  const [names = ''] = /[^\s\uFEFF,;|][^\r\n]*/.exec(text) ?? [];
  const outsideQuotes = names.replace(/"(?:[^"]|"")*"/g, '');
  const found = Object.keys(separators).find((separator) => outsideQuotes.includes(separator));
  return { separator: found ?? ',', start: 0 };
}
