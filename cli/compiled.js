// Keeps the command line as a few plain modules, because loading its TypeScript file by file takes longer than most
// commands do. Plain JavaScript itself: it runs before anything else can.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the command line is made of; what stands there besides TypeScript is read, never imported by it. */
const sources = ['cli', 'renderer'];

/**
 * The address of the compiled command line, made anew when a source has changed since. Throws what the file system
 * throws where nothing can be written beside the sources.
 *
 * @returns {Promise<string>}
 */
export async function compiled() {
  const kept = join(root, '.frontage', 'command-line');
  const folder = join(kept, stamp());
  if (!existsSync(folder)) await compile(folder, kept);
  return pathToFileURL(join(folder, 'main.js')).href;
}

/** Names a state of the sources: where they stand, and the size and time of each. */
function stamp() {
  const hash = createHash('sha256').update(root);
  for (const source of sources) {
    for (const entry of readdirSync(join(root, source), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const { mtimeMs, size } = statSync(file);
      hash.update(`\n${file} ${mtimeMs} ${size}`);
    }
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Packages stay where they are, and every module still knows the address of its own source. The folder appears whole or
 * not at all, for several commands may start at once.
 *
 * @param {string} folder
 * @param {string} kept
 */
async function compile(folder, kept) {
  mkdirSync(kept, { recursive: true });
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'cli/main.ts'),
    platform: 'node',
    external: (id) => !/^[./]|^[A-Z]:/i.test(id),
    plugins: [
      {
        name: 'frontage:address-of-source',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
            : null,
      },
    ],
    checks: { ineffectiveDynamicImport: false },
  });
  const draft = `${folder}.${randomUUID()}`;
  await bundle.write({ dir: draft, format: 'esm', sourcemap: true });
  await bundle.close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  dropOld(kept, folder);
}

/**
 * Removes what no command can still be running; never what was just made, for the clock of the disk may be another one.
 *
 * @param {string} kept
 * @param {string} made
 */
function dropOld(kept, made) {
  const yesterday = Date.now() - 24 * 3600_000;
  for (const name of readdirSync(kept)) {
    if (join(kept, name) === made) continue;
    const { mtimeMs = yesterday } = statSync(join(kept, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < yesterday) rmSync(join(kept, name), { recursive: true, force: true });
  }
}
