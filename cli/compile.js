// Bundles the command line into a few plain scripts. This file is JavaScript because it runs before the TypeScript loader.
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engine } from '../renderer/build/inputs/bundle/engine-sources.js';

/** The scripts that others load: the command line, and the functions that programs call. */
const entries = { main: 'cli/main.ts', api: 'cli/api-calls.ts' };

/** JavaScript packages that most commands need, and that are bundled into the scripts. */
const bundledPackages =
  /^(commander|country-to-currency|csv-parse|entities|handlebars|htmlparser2|image-size|jsonc-parser|leven|react|react-dom|zod)(\/|$)/;

/** All parts of the bundler but its native code and its parser, which only errors need. */
const bundlerPackage = /^rolldown$/;

/**
 * What the scripts of a package leave outside: packages with native code, large ones, those that load as fast by themselves,
 * and those whose files the engine reads.
 */
const packedOutside =
  /^(@clack\/prompts|@playwright\/test|commander|csv-parse|diff|entities|fontkitten|html-validate|htmlparser2|image-size|jsonc-parser|libphonenumber-js|lightningcss|mdast-util-[\w-]+|micromark[\w-]*|node|preact|rolldown|satori|sharp|tinyglobby|vite)([:/]|$)/;

/** Variables of the scripts in place of `import.meta.resolve`, of `import` for packages, and of the engine's URL. */
const variables = { resolve: 'resolvePackage', import: 'load__', engineUrl: 'engineUrl__' };

/**
 * Returns the chunks of the command line, in CommonJS. Without a folder, they are for a package: they name the compiled files
 * of the engine instead of its TypeScript, and nothing in them depends on this machine.
 *
 * @param {string} [folder] where the scripts will be; their source maps are relative to it
 */
export async function bundleCommandLine(folder) {
  const isPacked = folder === undefined;
  // See `loadBundler`: the allocator would hold all that it sets aside.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  const [{ rolldown }, { parseAst }] = await Promise.all([import('rolldown'), import('rolldown/parseAst')]);
  /** @param {string} id */
  const isBundled = (id) => (isPacked ? !packedOutside.test(id) : bundledPackages.test(id) || bundlerPackage.test(id));
  const bundle = await rolldown({
    cwd: engine,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(engine, file)])),
    platform: 'node',
    external: (id, importer) => !id.startsWith('.') && !isAbsolute(id) && !isBundled(id) && isEngineModule(importer),
    // React's production build renders seven times as fast.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'frontage:left-out',
        // Handlebars uses the first for source maps alone, and React the second to write HTML as a stream.
        resolveId: (id) => (id === 'source-map' || streamedHtml.test(id) ? leftOut : null),
        load: (id) => (id === leftOut ? '' : null),
        transform: (code, id) => (zodLocales.test(id) ? { code: onDemand(code), map: null } : null),
      },
      {
        name: 'frontage:module-in-a-script',
        transform: (code, id) => {
          if (ofBundler.test(id)) return { code: withoutImportMeta(code, id), map: null };
          if (!isEngineModule(id)) return null;
          const named = isPacked ? withCompiledFiles(code) : code;
          return {
            code: replaceImports(named, { id, parse: parseAst, isBundled }).replaceAll(
              'import.meta.resolve',
              variables.resolve,
            ),
            map: null,
          };
        },
      },
    ],
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({
    ...(folder !== undefined && { dir: folder }),
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // The names of functions stay, so that the stacks of errors can be read; those inside them only weigh in a package.
    minify: {
      compress: isPacked && { keepNames: { function: true, class: true } },
      mangle: isPacked && { toplevel: false },
      codegen: { removeWhitespace: true },
    },
    sourcemap: isPacked ? false : 'hidden',
  });
  await bundle.close();
  return output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
}

/** Loads the command line from its TypeScript sources. */
export async function mainFromSources() {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(engine, 'tsconfig.json') });
  const { main } = await import('./main.ts');
  return main;
}

/** The id of the empty module for packages that are left out. */
const leftOut = 'frontage:left-out';

/** The part of `react-dom/server` that writes a stream. Its other part, which writes a string, has a copy of its code. */
const streamedHtml = /^\.\/cjs\/react-dom-server\.node\./;

/** Modules of the bundler. */
const ofBundler = /[\\/]node_modules[\\/]rolldown[\\/]/;

/** zod's messages in fifty languages, half of its code. Custom blocks may use one. */
const zodLocales = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * Returns a module with the same exports that loads the locales on the first call.
 *
 * @param {string} code
 */
function onDemand(code) {
  const names = [...code.matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const exports = names.map((name) => `export const ${name} = () => outside('zod/locales').${name}();`);
  return ['const outside = require;', ...exports].join('\n');
}

/**
 * Returns code with the compiled files of the engine in place of its TypeScript, as a package has them.
 *
 * @param {string} code
 */
export function withCompiledFiles(code) {
  return code.replaceAll(/(new URL\('\.[^']*)\.ts(x?)(', import\.meta\.url\))/g, '$1.js$2$3');
}

/**
 * Returns code with its own URL, and with a function in place of each `import()` of a package outside the bundle.
 *
 * @param {string} code
 * @param {{ id: string, parse: typeof import('rolldown/parseAst').parseAst, isBundled: (id: string) => boolean }} options
 */
function replaceImports(code, { id, parse, isBundled }) {
  const named = withOwnUrl(code, id);
  if (!/\bimport\((?!\s*['"]\.)/.test(named)) return named;
  /** @type {number[]} */
  const offsets = [];
  JSON.stringify(parse(named, { lang: 'ts' }), (_, node) => {
    const name = node?.type === 'ImportExpression' ? node.source.value : '.';
    if (name === undefined || !(name.startsWith('.') || isBundled(name))) offsets.push(node.start);
    return node;
  });
  return offsets.reduce(
    (text, at) => text.slice(0, at) + variables.import + text.slice(at + variables.import.length),
    named,
  );
}

/**
 * Returns code with its own URL in place of `import.meta.url`.
 *
 * @param {string} code
 * @param {string} id
 */
function withOwnUrl(code, id) {
  const path = relative(engine, id);
  const isOutside = path.startsWith('..') || isAbsolute(path);
  const url = isOutside
    ? JSON.stringify(pathToFileURL(id).href)
    : `(${variables.engineUrl} + ${JSON.stringify(encodeURI(path.replaceAll('\\', '/')))})`;
  return code.replaceAll('import.meta.url', url);
}

/**
 * Does the same, and replaces the rest of `import.meta`, which a plain script lacks, by an empty object.
 *
 * @param {string} code
 * @param {string} id
 */
function withoutImportMeta(code, id) {
  return withOwnUrl(code, id).replaceAll(/\bimport\.meta\b/g, '({})');
}

/**
 * Returns whether a module belongs to the engine and not to a package.
 *
 * @param {string | undefined} importer
 */
function isEngineModule(importer) {
  return !importer?.includes('node_modules');
}
