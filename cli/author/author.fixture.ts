import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { diskFiles } from '../../renderer/build/lib/files.ts';
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
