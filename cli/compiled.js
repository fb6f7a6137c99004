// Keeps the command line as a few plain scripts, because loading its TypeScript and its packages file by file takes longer
// than most commands do. Plain JavaScript itself: it runs before anything else can.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engine, stateOfSources } from '../renderer/build/inputs/bundle/engine-sources.js';
import { runWithCodeCache } from '../renderer/build/inputs/code-cache.js';
import { loadCacheFile, storeCacheFile } from '../renderer/build/lib/cache-file.js';

/**
 * Packages that most commands need, and that are plain JavaScript: they go into the scripts. Of the bundler that is all but what
 * it does itself, which is no JavaScript, and its parser, which is wanted by those alone that have something to tell.
 */
const carried =
  /^(commander|country-to-currency|csv-parse|entities|handlebars|htmlparser2|image-size|jsonc-parser|leven|react|react-dom|zod)(\/|$)|^rolldown$/;

/** What scripts call instead of `import.meta.resolve`, and of `import` for what stays outside. */
const resolver = 'resolvePackage';
const importer = 'load__';

/**
 * Runs the compiled command line, made anew when a source has changed since, and gives back what it exports, with a name
 * for the state of its sources. Throws what the file system throws where nothing can be written beside the sources.
 *
 * @returns {Promise<{ main: (argv: readonly string[], state?: string) => Promise<void>, state?: string }>}
 */
export async function compiled() {
  const kept = join(engine, '.frontage', 'command-line');
  const state = stamp();
  const folder = join(kept, state);
  const scripts = readScripts(folder) ?? (await compile(folder, kept));
  nameSources(folder);
  const outside = createRequire(import.meta.url);
  /** @type {Map<string, { exports: unknown }>} */
  const chunks = new Map();
  /** @param {string} name */
  const demand = (name) => {
    if (!name.startsWith('./')) return outside(name);
    const known = chunks.get(name);
    if (known !== undefined) return known.exports;
    const chunk = { exports: {} };
    chunks.set(name, chunk);
    return runWithCodeCache(join(folder, name), scripts(name), given, chunk);
  };
  const given = {
    // What packages look at that are made for other loaders as well.
    require: Object.assign(demand, { extensions: outside.extensions, resolve: outside.resolve }),
    [resolver]: (/** @type {string} */ name) => import.meta.resolve(name),
    [importer]: (/** @type {string} */ name) => import(name),
  };
  const { main } = /** @type {{ main: (argv: readonly string[], state?: string) => Promise<void> }} */ (
    demand(`./${start}`)
  );
  return { main, state };
}

/**
 * Has stacks name the sources. A map is read once somebody looks at a stack, which is hardly ever.
 *
 * @param {string} folder
 */
function nameSources(folder) {
  /** @type {Map<string, SourceMap>} */
  const maps = new Map();
  Error.prepareStackTrace = (error, calls) => {
    const lines = calls.map((call) => {
      const line = `    at ${call}`;
      const file = call.getFileName() ?? '';
      if (dirname(file) !== folder) return line;
      const kept = loadCacheFile(`${file}.map`)?.toString();
      const map = maps.get(file) ?? (kept === undefined ? undefined : new SourceMap(JSON.parse(kept)));
      if (map === undefined) return line;
      maps.set(file, map);
      const entry = map.findEntry((call.getLineNumber() ?? 1) - 1, (call.getColumnNumber() ?? 1) - 1);
      if (!('originalSource' in entry)) return line;
      const place = `${join(folder, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      return line.replace(/[^ (]*\.cjs:\d+:\d+/, () => place);
    });
    return [String(error), ...lines].join('\n');
  };
}

/** Names a state of the sources and packages: where they stand, and the size and time of each. */
function stamp() {
  // npm writes its own account of what is installed into `node_modules`, which stands below the engine or around it.
  const packages = ['package.json', 'node_modules/.package-lock.json', '../.package-lock.json'];
  return createHash('sha256').update(stateOfSources(packages)).digest('hex').slice(0, 20);
}

/**
 * The scripts of a folder by their names, all of them in one file: each command looks at its hash once, and knows then that
 * none is damaged that it asks for later. Undefined where they are not there, or not as they were made.
 *
 * @param {string} folder
 * @returns {((name: string) => string) | undefined}
 */
function readScripts(folder) {
  const bytes = loadCacheFile(join(folder, scriptsName));
  if (bytes === undefined) return undefined;
  const start = bytes.indexOf('\n') + 1;
  /** @type {Record<string, [from: number, to: number]>} */
  const places = JSON.parse(bytes.toString('utf8', 0, start));
  return (name) => {
    const [from, to] = places[join(name)] ?? [0, 0];
    return bytes.toString('utf8', start + from, start + to);
  };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} scripts
 */
function keepScripts(folder, scripts) {
  /** @type {Record<string, [from: number, to: number]>} */
  const places = {};
  const parts = [...scripts].map(([name, code]) => ({ name, bytes: Buffer.from(code) }));
  let at = 0;
  for (const { name, bytes } of parts) {
    places[name] = [at, at + bytes.length];
    at += bytes.length;
  }
  storeCacheFile(join(folder, scriptsName), [`${JSON.stringify(places)}\n`, ...parts.map(({ bytes }) => bytes)]);
}

/** All scripts, one behind the other, and on the first line where each of them is. */
const scriptsName = 'scripts';

/** The script that the others are loaded by. */
const start = 'main.cjs';

/**
 * Every module still knows the address of its own source. The folder appears whole or not at all, for several commands
 * may start at once.
 *
 * @param {string} folder
 * @param {string} kept
 */
async function compile(folder, kept) {
  mkdirSync(kept, { recursive: true });
  // See `loadBundler`: the allocator would hold all that it sets aside.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  const [{ rolldown }, { parseAst }] = await Promise.all([import('rolldown'), import('rolldown/parseAst')]);
  const bundle = await rolldown({
    cwd: engine,
    input: join(engine, 'cli/main.ts'),
    platform: 'node',
    external: (id, importer) => !/^[./]|^[A-Z]:/i.test(id) && !carried.test(id) && isOurs(importer),
    // React's production build renders seven times as fast.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'frontage:left-out',
        // Handlebars makes maps with it where it is installed; nobody asks for them here.
        resolveId: (id) => (id === 'source-map' ? leftOut : null),
        load: (id) => (id === leftOut ? '' : null),
        transform: (code, id) => (zodLocales.test(id) ? { code: onDemand(code), map: null } : null),
      },
      {
        name: 'frontage:module-in-a-script',
        transform: (code, id) => {
          if (ofBundler.test(id)) return { code: asScript(code, id), map: null };
          if (!isOurs(id)) return null;
          return { code: withoutImports(code, id, parseAst).replaceAll('import.meta.resolve', resolver), map: null };
        },
      },
    ],
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: 'hidden',
  });
  await bundle.close();
  const draft = `${folder}.${randomUUID()}`;
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  for (const { fileName, map } of chunks) storeCacheFile(join(draft, `${fileName}.map`), [JSON.stringify(map)]);
  keepScripts(draft, new Map(chunks.map(({ fileName, code }) => [fileName, code])));
  if (readScripts(folder) === undefined) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (readScripts(folder) === undefined) throw error;
  }
  dropOld(kept, folder);
  const scripts = readScripts(folder);
  if (scripts === undefined) throw new Error('the compiled command line cannot be read again');
  return scripts;
}

/** Name of what stands for packages that are left out. */
const leftOut = 'frontage:left-out';

/** Modules of the bundler. */
const ofBundler = /[\\/]node_modules[\\/]rolldown[\\/]/;

/** Where zod exports its messages in fifty languages, half of all its code. Blocks of a site may ask for one. */
const zodLocales = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * The same exports, each of which loads all of them when it is first called.
 *
 * @param {string} code
 */
function onDemand(code) {
  const names = [...code.matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const exports = names.map((name) => `export const ${name} = () => outside('zod/locales').${name}();`);
  return ['const outside = require;', ...exports].join('\n');
}

/**
 * The code with the address of its own source in it, and with a function in place of each `import()` of something outside.
 *
 * @param {string} code
 * @param {string} id
 * @param {typeof import('rolldown/parseAst').parseAst} parse
 */
function withoutImports(code, id, parse) {
  const named = withAddress(code, id);
  if (!/\bimport\((?!\s*['"]\.)/.test(named)) return named;
  /** @type {number[]} */
  const places = [];
  JSON.stringify(parse(named, { lang: 'ts' }), (_, node) => {
    if (node?.type === 'ImportExpression' && isOutside(node.source.value)) places.push(node.start);
    return node;
  });
  return places.reduce((text, at) => text.slice(0, at) + importer + text.slice(at + importer.length), named);
}

/**
 * The code with the address of its own source in it.
 *
 * @param {string} code
 * @param {string} id
 */
function withAddress(code, id) {
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}

/**
 * The same, with nothing in place of what else a module knows of itself: a plain script knows nothing.
 *
 * @param {string} code
 * @param {string} id
 */
function asScript(code, id) {
  return withAddress(code, id).replaceAll(/\bimport\.meta\b/g, '({})');
}

/**
 * Whether an `import()` leads to something that is not in the scripts.
 *
 * @param {string | undefined} name nothing where it is computed
 */
function isOutside(name) {
  return name === undefined || !(name.startsWith('.') || carried.test(name));
}

/**
 * Packages may ask for others of theirs; the engine's own code names what stays outside.
 *
 * @param {string | undefined} importer
 */
function isOurs(importer) {
  return !importer?.includes('node_modules');
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
