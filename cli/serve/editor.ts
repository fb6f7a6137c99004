import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { containsPath } from '../../renderer/build/lib/paths.ts';
import { isSameOrigin } from './request-origin.ts';
import { plainReply, type Reply } from './server.ts';
import { readTarget } from './target.ts';

/** The address that opens a line in the editor, as Vite's overlay uses it. */
const editorPath = '/__open-in-editor';

/** Returns whether a request asks to open a line in the editor. */
export function asksForEditor({ url = '/' }: IncomingMessage): boolean {
  return readTarget(url)?.path === editorPath;
}

/**
 * Returns the address for Vite, with the real path of the file. Refuses requests from other origins and for files outside
 * the site's folder.
 */
export function editorAddress({ url = '/', headers }: IncomingMessage, root: string): string | Reply {
  if (!isSameOrigin(headers)) return plainReply(403, 'Only pages of this site may ask for this.');
  const asked = new URLSearchParams(readTarget(url)?.query).get('file') ?? '';
  const [, name = '', position = ':1'] = /^(.*?)(:\d+(?::\d+)?)?$/s.exec(asked) ?? [];
  const file = realFile(resolve(root, name));
  if (file === undefined || !containsPath(realpathSync(root), file)) {
    return plainReply(403, `The folder of the site has no file ${JSON.stringify(name)}.`);
  }
  // Always add a position, so that the end of a file name is not taken for one.
  return `${editorPath}?file=${encodeURIComponent(file + position)}`;
}

/** Returns the real path of a file; undefined if there is none. */
function realFile(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
