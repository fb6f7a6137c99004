import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { build, type SiteOptions } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { scaffoldStarter } from './create/starter.fixture.ts';

/** A site for one test, in a temporary folder. */
export interface StarterSite {
  readonly root: string;
  readonly out: string;
  readonly options: SiteOptions;
  /** Replaces text in a file of the site. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly build: () => Promise<void>;
}

export interface StarterSiteOptions {
  readonly origin?: string;
  /** Registers the cleanup; by default at the end of the test. */
  readonly finally?: (remove: () => void) => void;
}

export function starterSite({
  origin = 'https://www.example.com',
  finally: atEnd = onTestFinished,
}: StarterSiteOptions = {}): StarterSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-starter-')));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  scaffoldStarter(root, { origin });
  const out = join(root, 'dist');
  const options = {
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(root, '.frontage'),
    year: 2026,
  };
  return {
    root,
    out,
    options,
    edit(file, from, to) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(
        join(root, file),
        text.replace(from, () => to),
      );
    },
    async build() {
      const { issues, result } = await build({ ...options, out });
      if (result === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
    },
  };
}

/** Adds a destination for leads to a site. */
export function declareDestination(site: StarterSite): void {
  const desk = "desk: { label: 'Desk', url: 'https://desk.example/leads' },";
  site.edit('pages.config.ts', 'destinations: {\n', `destinations: {\n    ${desk}\n`);
}
