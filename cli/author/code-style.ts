import { dirname, join } from 'node:path';
import type { Files } from '../../renderer/build/lib/files.ts';

/** The code style of a site. */
export interface CodeStyle {
  readonly quote: "'" | '"';
  readonly indent: string;
  /** Line ending. */
  readonly eol: '\n' | '\r\n';
  readonly semicolons: boolean;
  /** Whether lists and objects over several lines end with a comma. */
  readonly trailingCommas: boolean;
  /** Maximum number of columns. */
  readonly width: number;
  /** Whether only JSON is allowed: keys and texts in double quotes. */
  readonly json?: boolean;
}

/** Returns the style of a JSON file. */
export function jsonStyle(text: string, width: number): CodeStyle {
  return { ...codeStyle(text, width), quote: '"', trailingCommas: false, json: true };
}

/** Returns the style of existing code, so that new code looks the same. */
export function codeStyle(text: string, width: number): CodeStyle {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const indents = [...text.matchAll(/^([ \t]+)\S/gm)].map(([, blank = '']) => blank);
  const tabs = indents.filter((blank) => blank.startsWith('\t')).length;
  const spaces = indents.filter((blank) => blank.startsWith(' ')).map(({ length }) => length);
  // Prefer common indents, because continued comment lines have odd ones.
  const step = [2, 4, 3, 8].find((size) => spaces.filter((length) => length === size).length > 0) ?? 2;
  return {
    quote: count(/"/g) > count(/'/g) ? '"' : "'",
    indent: tabs > spaces.length ? '\t' : ' '.repeat(step),
    eol: count(/\r\n/g) > count(/(?<!\r)\n/g) ? '\r\n' : '\n',
    semicolons: count(/;[ \t]*\r?$/gm) > 0 || !/\S/.test(text),
    trailingCommas: endsWithCommas(text),
    width,
  };
}

function endsWithCommas(text: string): boolean {
  const code = text.replace(/^[ \t]*\/\/.*$/gm, '');
  const ends = [...code.matchAll(/([^\s;{[])\s*\n\s*[}\]]/g)].map(([, last]) => last);
  return ends.filter((last) => last === ',').length * 2 >= ends.length;
}

/** Returns the line width in the settings of the site's formatter, or 120 without a formatter. */
export function lineWidth(files: Files, root: string): number {
  for (let folder = root; ; folder = dirname(folder)) {
    for (const [name, key] of settings) {
      const file = join(folder, name);
      const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
      if (bytes === undefined) continue;
      const found = new RegExp(`"?${key}"?\\s*:\\s*(\\d+)`).exec(Buffer.from(bytes).toString('utf8'))?.[1];
      return found === undefined ? 80 : Number(found);
    }
    if (dirname(folder) === folder) return 120;
  }
}

/** The settings files of formatters and their keys for the width, which defaults to 80. */
const settings = [
  ['biome.json', 'lineWidth'],
  ['biome.jsonc', 'lineWidth'],
  ['.prettierrc', 'printWidth'],
  ['.prettierrc.json', 'printWidth'],
] as const;
