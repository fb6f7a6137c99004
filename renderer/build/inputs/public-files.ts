import { join } from 'node:path';
import type { Diagnostic } from '../../sdk/issue.ts';
import { characterName } from '../../sdk/unseen.ts';
import { type Files, fileState } from '../lib/files.ts';
import { stepsOf } from '../lib/slash-path.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite } from './published/site-folder.ts';

/** A file of `templates/public`, which is copied to the output as it is. */
export interface PublicFile {
  /** Path in the output, in Unicode's composed form. macOS stores names in the decomposed one. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** Names its content, as `Files.state` does. */
  readonly state: string;
}

export interface PublicFiles {
  readonly files: readonly PublicFile[];
  /** The address of each file below the base path, decoded: `/price list.pdf`. Includes files with errors. */
  readonly addresses: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The folder whose files are copied. */
export const publicFolder = 'templates/public';

const noPublicFiles: PublicFiles = { files: [], addresses: new Set(), diagnostics: [] };

/** Returns the files of `templates/public`. Reads none of them. */
export function loadPublicFiles(files: Files, root: string): PublicFiles {
  const folder = join(root, publicFolder);
  const listed = files.list(folder).filter(isPublished);
  if (listed.length === 0) return noPublicFiles;
  const found: PublicFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of listed) {
    const file = join(folder, name);
    const problem = problemOf(files, root, { file, name });
    const state = problem === undefined ? fileState(files, file) : undefined;
    if (state !== undefined) found.push({ path: name.normalize('NFC'), file, size: state.size, state: state.id });
    else diagnostics.push({ path: [], place: placeOf(file), ...(problem ?? unreadable(name)) });
  }
  const addresses = new Set(listed.map((name) => `/${name.normalize('NFC')}`));
  return { files: found, addresses, diagnostics };
}

/** Where diagnostics about a file point. */
export function placeOf(file: string) {
  return { file, line: 1, column: 1 };
}

/** Files of hosts that begin with a dot. */
const hostFiles = new Set(['.htaccess', '.nojekyll']);

/** Whether a file is copied. Names that begin with a dot are those of systems, editors and tools, and hosts hide them. */
function isPublished(name: string): boolean {
  return hostFiles.has(name) || stepsOf(name).every((step) => !step.startsWith('.') || step === '.well-known');
}

type Problem = Pick<Diagnostic, 'code' | 'message' | 'suggestion'>;

function problemOf(files: Files, root: string, { file, name }: { file: string; name: string }): Problem | undefined {
  if (!belongsToSite(files, root, file)) return outsideFile(`${publicFolder}/${name}`);
  const character = /[\p{Cc}\p{Cs}\\\ufffd]/u.exec(name)?.[0];
  if (character !== undefined) {
    return {
      code: 'public-invalid',
      message: `The file ${JSON.stringify(`${publicFolder}/${name}`)} has a ${characterName(character)} in its name, which no address can have.`,
      suggestion: 'Rename the file, best to letters, digits and hyphens.',
    };
  }
  const kind = files.kind(file);
  // A list contains links to folders as files.
  if (kind === 'folder') {
    return {
      code: 'public-invalid',
      message: `${publicFolder}/${name} is a folder behind a link, and its files are not copied.`,
      suggestion: `Put the folder itself into ${publicFolder}.`,
    };
  }
  return kind === undefined ? unreadable(name) : undefined;
}

function unreadable(name: string): Problem {
  return {
    code: 'public-invalid',
    message: `${publicFolder}/${name} is a broken link, or no regular file.`,
    suggestion: 'Replace it by a copy of the file, or remove it.',
  };
}
