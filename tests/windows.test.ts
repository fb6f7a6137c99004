import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, win32 } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ChangeSet } from '../cli/author/change-set.ts';
import { specifierFrom } from '../cli/author/imports.ts';
import { relativeFile } from '../cli/report/paths.ts';
import { issuesToSarif } from '../cli/report/sarif.ts';
import { clientFolder, isViteClient } from '../cli/serve/vite.ts';
import { outFolder, siteOptions } from '../cli/site-options.ts';
import { type BundleOptions, bundle, engineFile, isEngineFile } from '../renderer/build/inputs/bundle/bundle.ts';
import { modulePath, recordCandidates } from '../renderer/build/inputs/bundle/bundle-inputs.ts';
import { loadImages } from '../renderer/build/inputs/images.ts';
import { configSources } from '../renderer/build/inputs/index.ts';
import { belongsToSite, storedPath } from '../renderer/build/inputs/published/site-folder.ts';
import { tracedFiles } from '../renderer/build/inputs/traced-files.ts';
import type { Files } from '../renderer/build/lib/files.ts';
import { outputPaths } from '../renderer/build/output/contract.ts';
import { refuseUnsafe } from '../renderer/build/output/guard.ts';
import { DiagnosticsError } from '../renderer/sdk/issue.ts';

// The engine sees the paths of Windows, and this repository as D:\engine.
vi.mock('node:path', async (original) => {
  const { win32: path } = await original<typeof import('node:path')>();
  return { ...path, default: path };
});
vi.mock('node:url', async (original) => {
  const url = await original<typeof import('node:url')>();
  const fileURLToPath = (given: string | URL) => {
    const path = decodeURIComponent(new URL(given).pathname);
    if (!path.startsWith(`${process.cwd()}/`)) throw new Error(`${path} is outside of the repository`);
    return `D:\\engine${path.slice(process.cwd().length).replaceAll('/', '\\')}`;
  };
  const pathToFileURL = (path: string) => url.pathToFileURL(path, { windows: true });
  return { ...url, fileURLToPath, pathToFileURL };
});

const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>');

/** Files of a site by name, and those of the engine. */
function windowsFiles(root: string, site: Readonly<Record<string, string | Uint8Array>>): Files {
  const stored = new Map(Object.entries(site).map(([name, content]) => [win32.join(root, name), content]));
  const onDisk = (path: string) =>
    path.startsWith('D:\\engine') ? process.cwd() + path.slice('D:\\engine'.length).replaceAll('\\', '/') : undefined;
  // Mixed forms would name one file in two ways.
  const checked = (path: string) => {
    if (!win32.isAbsolute(path) || path.includes('/')) throw new Error(`${path} is not in the form of the system`);
    return path;
  };
  return {
    read(file) {
      const own = onDisk(checked(file));
      const content = own === undefined ? stored.get(file) : readFileSync(own);
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
    list(folder) {
      const own = onDisk(checked(folder));
      if (own !== undefined) return readdirSync(own);
      const start = win32.join(folder, '\\');
      const below = [...stored.keys()].filter((file) => file.startsWith(start));
      return below.map((file) => file.slice(start.length).replaceAll('\\', '/')).sort();
    },
    kind(path) {
      const own = onDisk(checked(path));
      if (own !== undefined) return statSync(own, { throwIfNoEntry: false })?.isFile() ? 'file' : undefined;
      if (stored.has(path)) return 'file';
      return [...stored.keys()].some((file) => file.startsWith(win32.join(path, '\\'))) ? 'folder' : undefined;
    },
  };
}

const roots = ['C:\\a b#c', '\\\\server\\share\\site', 'C:\\'];

const sources = {
  'pages.config.ts': [
    "import * as home from './templates/copy/home';",
    "import { defineSite } from 'frontage';",
    "import cities from './templates/data/cities.json';",
    'export default defineSite({ title: home.title, cities } as never);',
  ].join('\n'),
  'templates/copy/home/index.ts': "export { title } from './title.ts';",
  'templates/copy/home/title.ts': "export const title = 'Hello';",
  'templates/data/cities.json': '["Rome"]',
  'templates/images/team/ann.svg': image,
};

async function bundled(root: string, site: Readonly<Record<string, string>>, options: Partial<BundleOptions> = {}) {
  const files = windowsFiles(root, site);
  return bundle(win32.join(root, 'pages.config.ts'), {
    files,
    aliases: { frontage: engineFile('frontage.ts') },
    ...options,
  });
}

async function diagnosticsOf(bundle: Promise<unknown>) {
  const error = await bundle.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiagnosticsError)) throw error;
  return error.diagnostics;
}

describe('the engine on Windows', () => {
  it('runs this test with the paths of Windows', () => {
    expect(join('C:\\a', 'b/c')).toBe('C:\\a\\b\\c');
    expect(engineFile('frontage.ts')).toBe('D:\\engine\\renderer\\frontage.ts');
    expect(isEngineFile('d:\\Engine\\renderer\\sdk\\index.ts')).toBe(true);
    expect(isEngineFile('frontage:blocks')).toBe(false);
  });

  describe.each(roots)('with a site in %s', (root) => {
    const config = win32.join(root, 'pages.config.ts');
    const site = windowsFiles(root, sources);
    const file = (name: string) => win32.join(root, name);

    it('bundles a config', async () => {
      const { 'templates/images/team/ann.svg': _, ...code } = sources;
      const found = await bundled(root, code);
      const own = found.files.filter((name) => !isEngineFile(name));
      expect(own).toEqual([
        config,
        file('templates\\copy\\home\\index.ts'),
        file('templates\\copy\\home\\title.ts'),
        file('templates\\data\\cities.json'),
      ]);
      expect(found.files).toContain(engineFile('frontage.ts'));
      const { default: value } = await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(found.code)}`
      );
      expect(value).toEqual({ title: 'Hello', cities: ['Rome'] });
    });

    it('bundles modules that import absolute paths, as the entry of blocks does', async () => {
      const entry = 'frontage:blocks';
      const text = `import { title } from ${JSON.stringify(file('templates\\copy\\home\\title.ts'))}; export default title;`;
      const found = await bundle(entry, {
        files: site,
        root,
        aliases: {},
        virtual: { [entry]: text },
        external: (name) => name,
      });
      expect(found.files).toEqual([file('templates\\copy\\home\\title.ts')]);
      expect(found.code).toContain('Hello');
    });

    it('locates errors in imports', async () => {
      const [missing] = await diagnosticsOf(
        bundled(root, { ...sources, 'pages.config.ts': "\nimport './templates/copy/hom.ts';" } as never),
      );
      expect(missing).toMatchObject({ code: 'config-import', place: { file: config, line: 2, column: 8 } });
      const [circle] = await diagnosticsOf(
        bundled(root, {
          'pages.config.ts': "import { a } from './templates/a.ts'; export default a;",
          'templates/a.ts': "import { b } from './b.ts'; export const a = b;",
          'templates/b.ts': "import { a } from './a.ts'; export const b = a;",
        }),
      );
      expect(circle?.message).toMatch(
        /in a circle: templates\/[ab]\.ts -> templates\/[ab]\.ts -> templates\/[ab]\.ts\.$/,
      );
      const [syntax] = await diagnosticsOf(bundled(root, { 'pages.config.ts': 'export default {\n  a: [ };' }));
      expect(syntax?.place).toMatchObject({ file: config, line: 2 });
      const [unnamed] = await diagnosticsOf(
        bundled(root, {
          'pages.config.ts': "import { b } from './a.ts'; export default b;",
          'a.ts': 'export const a = 1;',
        }),
      );
      expect(unnamed?.message).toBe('The file "./a.ts" exports no "b".');
      expect(unnamed?.place?.file).toBe(config);
    });

    it('locates values of the config', () => {
      expect(configSources(site, config).locate(['title'])).toMatchObject({
        file: file('templates\\copy\\home\\title.ts'),
        line: 1,
      });
    });

    it('resolves imports to one form', () => {
      const index = file('templates\\copy\\home\\index.ts');
      for (const specifier of [
        './templates/copy/home',
        './templates/copy/home/index',
        './templates/../templates/copy/home',
      ])
        expect(modulePath(site, specifier, config)).toBe(index);
      expect(modulePath(site, index, 'frontage:blocks')).toBe(index);
      expect(modulePath(site, 'react', config)).toBeUndefined();
      // It checks the form of each path that is probed.
      for (const specifier of ['react', './templates/copy', index, '#own', 'C:'])
        expect(() => recordCandidates(site, specifier, config)).not.toThrow();
    });

    it('knows its own files', async () => {
      expect(belongsToSite(site, root, file('templates\\theme.css'))).toBe(true);
      expect(belongsToSite(site, root, 'E:\\secret.txt')).toBe(false);
      expect(storedPath(site, root, file('templates/images/team/ann.svg'))).toBe(
        file('templates\\images\\team\\ann.svg'),
      );
      expect([...(await loadImages(site, root))]).toMatchObject([
        [
          'team/ann.svg',
          { file: file('templates\\images\\team\\ann.svg'), output: expect.stringMatching(/^assets\/team-ann-/) },
        ],
      ]);
    });

    it('traces files outside of the cache', () => {
      const { files, traces } = tracedFiles(site, [file('.frontage')]);
      for (const name of ['.frontage', '.frontage\\last.json', '.frontage-two', 'pages.config.ts'])
        files.kind(file(name));
      expect(traces().map(([, path]) => path)).toEqual([file('.frontage-two'), config]);
    });

    it('lists changed files under their folder', () => {
      const changes = new ChangeSet(site);
      changes.create(file('templates\\copy\\new.ts'), '');
      changes.create(file('templates\\copy-two\\other.ts'), '');
      expect(changes.preview().list(file('templates\\copy'))).toEqual(['home/index.ts', 'home/title.ts', 'new.ts']);
    });

    it('names files with forward slashes', () => {
      expect(specifierFrom(config, file('templates\\copy\\new.ts'))).toBe('./templates/copy/new.ts');
      expect(specifierFrom(file('templates\\copy\\new.ts'), file('templates\\pages\\a.ts'))).toBe('../pages/a.ts');
      expect(relativeFile(file('templates\\copy\\new.ts'), root)).toBe('templates/copy/new.ts');
    });

    it('puts the output and its drafts beside each other', () => {
      const { parent, staging } = outputPaths(file('dist'));
      expect([parent, basename(staging), dirname(staging)]).toEqual([root, '.dist.frontage-stage', root]);
      expect(isAbsolute(staging)).toBe(true);
    });
  });

  it('gives the drive of a config one form', () => {
    const options = { config: 'c:\\a b#c\\pages.config.ts' };
    expect(siteOptions(options)).toMatchObject({
      config: 'C:\\a b#c\\pages.config.ts',
      cacheDir: 'C:\\a b#c\\.frontage',
    });
    expect(outFolder(options, 'dist')).toBe('C:\\a b#c\\dist');
    expect(outFolder(options, 'e:\\dist')).toBe('E:\\dist');
  });

  it.each(['C:\\', '\\\\server\\share\\', 'C:\\Users', 'C:\\Users\\ann'])('refuses %s as an output', (out) => {
    expect(() => refuseUnsafe(out, 'D:\\site\\.frontage')).toThrow(DiagnosticsError);
  });

  it('names a file on another drive by its URL in SARIF', () => {
    const issue = {
      code: 'path-reserved',
      severity: 'warning',
      path: [],
      message: 'Too heavy.',
      line: 1,
      column: 1,
    } as const;
    const ruleText = () => ({ why: '', fix: '' });
    const of = (file: string) =>
      JSON.stringify(
        issuesToSarif([{ ...issue, file }], { cwd: 'C:\\a b', config: 'C:\\a b\\pages.config.ts', ruleText } as never),
      );
    expect(of('C:\\a b\\templates\\x y.ts')).toContain('{"uri":"templates/x%20y.ts"');
    expect(of('E:\\x y.ts')).toContain('{"uri":"file:///E:/x%20y.ts"}');
  });

  it('serves the client of Vite from another drive', () => {
    expect(clientFolder()).toMatch(/^D:\/engine\/node_modules\/vite\/dist\/client$/);
    expect(isViteClient(`/@fs/${clientFolder()}/client.mjs`, 'C:\\site')).toBe(true);
    expect(isViteClient('/node_modules/vite/dist/client/client.mjs', 'D:\\engine')).toBe(true);
    expect(isViteClient(`/@fs/${clientFolder()}/../../package.json`, 'C:\\site')).toBe(false);
  });
});
