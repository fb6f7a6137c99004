import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { startDev } from '../commands/dev.ts';
import { scaffoldStarter } from '../create/starter.fixture.ts';

/** Creates a folder for one test. */
function folder(): string {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-watch-')));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Serves the site in the folder `named`, edits its copy and returns the pages that changed. */
async function changedBySaving(root: string, named = root): Promise<readonly string[]> {
  const options = { files: diskFiles, config: join(named, 'pages.config.ts'), cacheDir: join(named, '.frontage') };
  let heard: (pages: readonly string[]) => void = () => undefined;
  const changed = new Promise<readonly string[]>((done) => {
    heard = done;
  });
  const { close } = await startDev({
    ...options,
    year: 2026,
    port: 0,
    host: '127.0.0.1',
    command: 'frontage dev',
    onRebuilt({ before, now, changed }) {
      if (before.version > 0 && now.version > before.version) heard(changed);
    },
  });
  onTestFinished(close);
  // `dev` finds earlier changes without the watcher, so wait until it is ready.
  await wait(1000);
  const copy = join(root, 'templates/copy/home.ts');
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('Say what people get from you', 'Bread by seven'));
  return Promise.race([changed, wait(10_000, [])]);
}

const identity = { name: 'Corner Bakery', origin: 'https://www.example.com' };

it.each(['dist', '.dist.old', 'a (b) [c] {d} ü 50%'])(
  'notices a change in a site below a folder "%s"',
  async (name) => {
    const root = join(folder(), name, 'site');
    mkdirSync(root, { recursive: true });
    scaffoldStarter(root, identity);
    expect(await changedBySaving(root)).toEqual(['index.html']);
  },
  30_000,
);

it('notices a change in a site that is opened through a link', async () => {
  const above = folder();
  const root = join(above, 'site');
  mkdirSync(root);
  scaffoldStarter(root, identity);
  symlinkSync(root, join(above, 'link'));
  expect(await changedBySaving(root, join(above, 'link'))).toEqual(['index.html']);
});
