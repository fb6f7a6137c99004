import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { DiagnosticsError } from '../../renderer/sdk/issue.ts';
import { SiteEdit } from './site-edit.ts';

/** Creates a temporary site with these files for editing. */
export function editable(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-author-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const options = {
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(root, '.frontage'),
    year: 2026,
  };
  return {
    root,
    site: new SiteEdit(options),
    all: Object.keys(files).map((name) => join(root, name)),
    read: (name: string, encoding: BufferEncoding = 'utf8') => readFileSync(join(root, name), encoding),
    write: (name: string, text: string) => writeFileSync(join(root, name), text),
  };
}

/** The config of a small site; its copy is in {@link siteCopy}. */
export const siteConfig = `import { defineSite } from 'frontage';
import * as about from './templates/copy/about.ts';
import * as home from './templates/copy/home.ts';
import * as shared from './templates/copy/shared.ts';

export default defineSite({
  routes: [
    { path: '/', sections: { hero: home.hero, foot: shared.foot } },
    // Who we are.
    {
      path: '/about', // never moves
      sections: { intro: about.intro, foot: shared.foot, extra: { block: 'hero', href: '/about#extra' } },
    },
  ],
});
`;

export const siteCopy = {
  'templates/copy/about.ts': "export const intro = { href: '/about?x=1#intro' };\n",
  'templates/copy/home.ts':
    "export const hero = {\n  '/about': 1,\n  href: '/about#top',\n  far: '/about-us',\n  text: `Read /about, or https://a.example/about/. Not /about/us.`,\n  parent: 'x/about',\n};\n",
  'templates/copy/shared.ts': "export const foot = { href: '/' };\n",
};

/** Creates the small site for editing. `change` rewrites its config. */
export function smallSite(change: (config: string) => string = (same) => same) {
  return editable({ ...siteCopy, 'pages.config.ts': change(siteConfig) });
}

/** The options that rename /about to /team, with the files to edit. */
export const aboutToTeam = (all: readonly string[]) => ({
  from: '/about',
  to: '/team',
  home: 'https://a.example',
  files: all,
});

/** Runs a command that reports errors, and returns them. */
export function thrownBy(run: () => unknown): DiagnosticsError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof DiagnosticsError) return error;
    throw error;
  }
  return undefined;
}
