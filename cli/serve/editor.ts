import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { containsPath } from '../../renderer/build/output/contains-path.ts';
import { comesFromOwnPage } from './own-host.ts';
import { plain, type Reply } from './server.ts';
import { readTarget } from './target.ts';

/** Where a page asks for a line in the editor. Vite's overlay asks there too. */
const editorPath = '/__open-in-editor';

/** Whether a request asks for a line in the editor. */
export function asksForEditor({ url = '/' }: IncomingMessage): boolean {
  return readTarget(url)?.path === editorPath;
}

/**
 * The address to ask Vite for instead: it opens a file of the site, by its real path. A refusal where another page asks
 * than one of this origin, or for anything but a file in the site's folder.
 */
export function editorAddress({ url = '/', headers }: IncomingMessage, root: string): string | Reply {
  if (!comesFromOwnPage(headers)) return plain(403, 'Only pages of this site may ask for this.');
  const asked = new URLSearchParams(readTarget(url)?.query).get('file') ?? '';
  const [, name = '', position = ':1'] = /^(.*?)(:\d+(?::\d+)?)?$/s.exec(asked) ?? [];
  const file = realFile(resolve(root, name));
  if (file === undefined || !containsPath(realpathSync(root), file)) {
    return plain(403, `Only files in the folder of the site are opened, and this is none: ${JSON.stringify(name)}`);
  }
  // With its position, no end of a name is taken for one.
  return `${editorPath}?file=${encodeURIComponent(file + position)}`;
}

/** Where a file really is, all links followed; undefined where there is no file. */
function realFile(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
