/**
 * Makes the two packages: `npm run pack`. Writes `.package/frontage` and `.package/create-frontage`, which `npm pack` and
 * `npm publish` take as they are, and fails if a package names something that it does not contain. The folders have the layout
 * of the repository, so that all relative paths stay the same.
 */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { drawingVersion } from '../../renderer/build/assets/cards/index.ts';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { packageName } from '../../renderer/build/inputs/bundle/package-versions.ts';
import { loadRegistry } from '../../renderer/build/inputs/registry.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { bundleCommandLine } from '../compile.js';
import { packedScripts, storeScripts } from '../compiled.js';
import { defaultStarter, starterFile, starters } from '../create/starters.ts';
import { blocksReference } from '../gallery/blocks-reference.ts';
import { keptFiles, packedName, packedText } from './kept-files.ts';
import { createManifest, engineManifest } from './manifest.ts';
import { thirdPartyNotices } from './notices.ts';
import { linkedInPackage, packageReadme } from './readme.ts';
import { studioScript } from './studio-script.ts';
import { writeTypes } from './types.ts';
import { importedPackages, packageFaults } from './verify.ts';

const target = join(engine, '.package');

async function packEngine(folder: string): Promise<void> {
  const { files, packages } = await keptFiles();
  const studio = await studioScript();
  for (const file of files.filter((name) => !studio.files.has(name))) write(folder, packedName(file), packedText(file));
  write(folder, 'cli/studio/app/main.js', studio.code);
  const chunks = await bundleCommandLine();
  storeScripts(
    join(folder, packedScripts.slice(engine.length)),
    new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    (code) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  );
  writeTypes(folder);
  // The starters with pictures are in `create-frontage` alone; `init` fetches it for them.
  for (const name of ['common', defaultStarter]) {
    cpSync(join(engine, 'cli/starter', name), join(folder, 'cli/starter', name), { recursive: true });
  }
  for (const { name, folder: from } of starters()) {
    write(folder, `cli/starter/${name}/${starterFile}`, readFileSync(join(from, starterFile)));
  }
  write(folder, 'THIRD-PARTY-NOTICES.md', thirdPartyNotices(chunks.flatMap(({ moduleIds }) => moduleIds)));
  for (const name of ['LICENSE', 'CHANGELOG.md']) write(folder, name, readFileSync(join(engine, name)));
  await writePages(folder);
  const imported = chunks.flatMap(({ code }) => importedPackages(code)).map(packageName);
  const dependencies = [...new Set([...packages, ...imported])].filter((name) => name !== '@playwright/test').sort();
  write(folder, 'package.json', json(engineManifest(dependencies)));
  write(folder, 'packed.json', json({ id: contentId(folder), drawing: drawingVersion(diskFiles) }));
  chmodSync(join(folder, 'cli/bin.js'), 0o755);
}

/** Writes README, the docs of users and the reference of blocks. `frontage explain` prints the pages of rules. */
async function writePages(folder: string): Promise<void> {
  const text = (name: string) => readFileSync(join(engine, name), 'utf8');
  const docs = readdirSync(join(engine, 'docs')).filter((name) => name.endsWith('.md') && !forContributors.test(name));
  const root = join(engine, 'cli/starter', defaultStarter);
  const { blocks } = await loadRegistry({ files: diskFiles, root, cacheDir: join(target, 'cache') });
  const pages = new Map([
    ['README.md', packageReadme(text('README.md'))],
    ...docs.map((name): [string, string] => [`docs/${name}`, text(`docs/${name}`)]),
    ['docs/blocks.md', blocksReference(blocks.values())],
  ]);
  const has = (file: string) => pages.has(file) || file === 'CHANGELOG.md';
  for (const [name, page] of pages) write(folder, name, linkedInPackage(page, name, has));
}

const forContributors = /^(?:benchmarks|internals|specification)\.md$/;

async function packCreate(folder: string): Promise<void> {
  const bundle = await rolldown({ cwd: engine, input: join(engine, 'cli/create/main.ts'), platform: 'node' });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  write(folder, 'create/main.js', `#!/usr/bin/env node\n${output[0].code}`);
  chmodSync(join(folder, 'create/main.js'), 0o755);
  cpSync(join(engine, 'cli/starter'), join(folder, 'starter'), { recursive: true });
  write(folder, 'package.json', json(createManifest()));
  write(folder, 'README.md', readFileSync(join(engine, 'cli/create/README.md')));
  write(folder, 'LICENSE', readFileSync(join(engine, 'LICENSE')));
}

function write(folder: string, name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns a hash of all files in a folder. It is part of every cache key of the package. */
function contentId(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((file) => statSync(join(folder, file)).isFile())) {
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 20);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const folders = [join(target, 'frontage'), join(target, 'create-frontage')] as const;
await packEngine(folders[0]);
await packCreate(folders[1]);
const faults = folders.flatMap((folder) => packageFaults(folder));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`Packed ${folders.join(' and ')}.`);
