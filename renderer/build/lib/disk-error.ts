import { DiagnosticsError, type Issue } from '../../sdk/issue.ts';

/**
 * Turns a file system error into an error for people: a full disk or a read-only folder is no bug. `file` is the file of
 * the site that the error is about. Other errors keep their message, with the action in front.
 */
export function diskError(action: string, cause: unknown, file?: string): Error {
  if (cause instanceof DiagnosticsError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const code = systemCode(cause);
  if (code === undefined) return new Error(`${action}: ${reason}`, { cause });
  // The system call and often the path follow the first comma; the action names the path already.
  const message = `${action}: ${reason.split(', ')[0]}`;
  const place = file === undefined ? { nowhere: true } : { place: { file, line: 1, column: 1 } };
  const error = new DiagnosticsError([
    {
      code: 'disk-failed',
      message,
      path: [],
      suggestion: suggestions[code] ?? 'Run the command again; if the same comes back, look at the disk.',
      ...place,
    },
  ]);
  return Object.assign(error, { cause });
}

/**
 * Runs a step after a site or an edit is in place: errors of the file system cannot undo that, so it returns them as warnings.
 * Later runs put in order what a step of the output left, so such an error has no warning.
 */
export async function afterwards(step: () => unknown): Promise<Issue[]> {
  try {
    await step();
    return [];
  } catch (error) {
    if (systemCode(error) !== undefined) return [];
    if (!(error instanceof DiagnosticsError)) throw error;
    const severity = 'warning';
    return error.diagnostics.map((diagnostic) => ({ severity, ...diagnostic, ...diagnostic.place }));
  }
}

/** Returns the code of a file system error (`ENOSPC`…), and undefined for any other error, such as Node's argument checks. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^E[A-Z0-9]+$/.test(error.code) ? error.code : undefined;
}

const noRoom = 'Make room on the disk and run the command again.';
const noRight = 'Give the user who runs this command the right to it, or choose another folder.';
const taken = 'Something else has this name: move it away, or choose another path.';
const tooMany = 'Too many files are open on this machine: raise the limit (`ulimit -n`) and run the command again.';

/** What to do about an error, by its code. */
const suggestions: Readonly<Record<string, string>> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: noRight,
  EPERM: noRight,
  EROFS: noRight,
  EISDIR: taken,
  ENOTDIR: taken,
  EEXIST: taken,
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENAMETOOLONG: 'Choose a shorter path.',
};
