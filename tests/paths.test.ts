import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathProblems } from './lint/file-path-rules.ts';

const root = resolve(import.meta.dirname, '..');

/** The layers that know no files: they import no module of Node, and their paths are addresses. */
const withoutFiles = ['renderer/site', 'renderer/sdk', 'renderer/blocks', 'renderer/client'];

/** The one module that may handle slashes: its functions are for addresses, output paths and specifiers. */
const slashPaths = 'renderer/build/lib/slash-path.ts';

describe('paths of files', () => {
  it('are handled in a way that works on Windows', () => {
    const sources = ['cli', 'renderer'].flatMap(sourcesIn).filter((file) => !isWithoutFiles(file));
    expect(sources.length).toBeGreaterThan(300);
    const problems = sources
      .filter((file) => file !== slashPaths)
      .flatMap((file) =>
        pathProblems(file, readFileSync(join(root, file), 'utf8')).map(
          ({ pattern, line, code }) => `pattern ${pattern} in ${file}:${line}: ${code}`,
        ),
      );
    expect(problems).toEqual([]);
  });

  it('are unknown to the other layers', () => {
    const importing = withoutFiles
      .flatMap(sourcesIn)
      .filter((file) => /(?:from|import\(?|require\() ?['"]node:/.test(readFileSync(join(root, file), 'utf8')));
    expect(importing).toEqual([]);
  });
});

describe('the rules for paths', () => {
  // Each line has a pattern of file-path-rules.ts, in a way in which the engine once had it, or `-` for none.
  const cases = readFileSync(join(root, 'tests/lint/file-path-cases.txt'), 'utf8').trim().split('\n');

  it.each(cases)('%s', (line) => {
    const [pattern, code] = [line.slice(0, 1), line.slice(2)];
    const found = new Set(pathProblems('a.ts', code).map((problem) => String(problem.pattern)));
    expect([...found]).toEqual(pattern === '-' ? [] : [pattern]);
  });

  it('are five', () => {
    expect([...new Set(cases.map((line) => line.slice(0, 1)))]).toEqual(['1', '2', '3', '4', '5', '-']);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\.d\.ts$|\.test\.|\.fixture\.|\/testing\/|^cli\/starter\//.test(file));
}

function isWithoutFiles(file: string): boolean {
  return withoutFiles.some((layer) => file.startsWith(`${layer}/`));
}
