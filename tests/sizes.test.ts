import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/**
 * The most that a reader can keep in mind: lines of a file and of a function, folders and files of the build engine. A file has
 * 80 to 400 lines as a rule.
 */
const limits = { file: 400, function: 80, folders: 12, looseFiles: 6 };

const sources = ['cli', 'renderer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.(test|d)\.tsx?$|^cli\/starter\//.test(file)),
);

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
});

it('keeps files short', () => {
  const long = sources.map((file) => [file, lineCount(read(file))] as const).filter(([, lines]) => lines > limits.file);
  expect(long).toEqual([]);
});

it('keeps functions short', () => {
  const long = sources.flatMap((file) => functionsOf(file).filter(({ lines }) => lines > limits.function));
  expect(long).toEqual([]);
});

it('measures functions of every kind', () => {
  const code = 'const a = () => {\n};\nclass B {\n  c() {\n\n  }\n}\nfunction d() {\n  return () => 1;\n}\n';
  expect(functionsIn(code, 'x.ts').map(({ lines }) => lines)).toEqual([2, 3, 3, 1]);
});

it('keeps the build engine in a few folders', () => {
  const entries = readdirSync(join(root, 'renderer/build'), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  expect(entries.filter((entry) => entry.isDirectory()).length).toBeLessThanOrEqual(limits.folders);
  expect(files.length).toBeLessThanOrEqual(limits.looseFiles);
});

interface FunctionSize {
  readonly at: string;
  readonly lines: number;
}

function functionsOf(file: string): FunctionSize[] {
  return functionsIn(read(file), file);
}

/** The functions, methods and arrow functions of a file in source order, nested ones too. */
function functionsIn(code: string, file: string): FunctionSize[] {
  const found: FunctionSize[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    const { type, start, end } = node as { type?: unknown; start?: number; end?: number };
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(String(type))) {
      const line = lineCount(code.slice(0, start));
      found.push({ at: `${file}:${line}`, lines: lineCount(code.slice(start, end)) });
    }
    for (const child of Object.values(node)) visit(child);
  };
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  visit(parseAst(code, { lang }));
  return found;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
