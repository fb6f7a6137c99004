import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Lines of code in `cli` and `renderer`, at most. It may only fall: new code has to replace old code. */
const mostLines = 91_200;

const repository = resolve(import.meta.dirname, '../..');

it('cli and renderer have no more lines of code than before', () => {
  const files = ['cli', 'renderer'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const code = files.filter(isCode).map((file) => codeLines(readFileSync(join(repository, file), 'utf8')));
  const lines = code.reduce((sum, count) => sum + count, 0);
  expect(lines).toBeGreaterThan(50_000);
  expect(lines, 'make it shorter elsewhere').toBeLessThanOrEqual(mostLines);
});

it('comments and blank lines do not count', () => {
  expect(codeLines('/** A\n * B */\n\nconst a = 1; // C\n  // D\n/* E */ a();\n<p>\n  {/* F */}\n</p>')).toBe(4);
});

/** Tests, what is scaffolded for new sites, and generated declarations are not code of the program. */
function isCode(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return (
    /\.(?:[cm]?[jt]sx?|css)$/.test(path) &&
    !/\.d\.ts$|\.(?:test|spec|fixture)\.[^.]+$/.test(path) &&
    !/(?:^|\/)(?:tests|docs|dist|node_modules|\.[^/]+)\/|^cli\/starter\//.test(path)
  );
}

function codeLines(text: string): number {
  const withoutComments = text.replace(/\{?\/\*[\s\S]*?\*\/\}?/g, (comment) => comment.replace(/[^\n]/g, ''));
  return withoutComments.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}
