import { dirname, join } from 'node:path';
import type { Files } from '../../renderer/build/lib/files.ts';

/** How the people of a site write code. */
export interface CodeStyle {
  readonly quote: "'" | '"';
  readonly indent: string;
  /** Line end. */
  readonly eol: '\n' | '\r\n';
  readonly semicolons: boolean;
  /** Whether a list or object over several lines ends with a comma. */
  readonly trailingCommas: boolean;
  /** Columns that a line may take. */
  readonly width: number;
}

/** Reads the style off a text that is there, so that what is added looks like the rest. */
export function codeStyle(text: string, width: number): CodeStyle {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const indents = [...text.matchAll(/^([ \t]+)\S/gm)].map(([, blank = '']) => blank);
  const tabs = indents.filter((blank) => blank.startsWith('\t')).length;
  const spaces = indents.filter((blank) => blank.startsWith(' ')).map(({ length }) => length);
  // A comment's continued lines stand at odd columns; what is rarer than that says nothing.
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

/** Columns that a site's formatter gives a line, where it has one. */
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

/** Where formatters keep their settings, and what they call the width. Both take 80 where nothing is said. */
const settings = [
  ['biome.json', 'lineWidth'],
  ['biome.jsonc', 'lineWidth'],
  ['.prettierrc', 'printWidth'],
  ['.prettierrc.json', 'printWidth'],
] as const;
