import { Faults } from '../../sdk/issue.ts';

/**
 * What the file system answered, as a fault that is told to a person: a full disk and a folder that may not be written to
 * are nobody's programming. `file` is the file it is about, where it is one of the site's. Anything but an error of the
 * file system stays what it is, with the action in front.
 */
export function diskFault(action: string, cause: unknown, file?: string): Error {
  if (cause instanceof Faults) return cause;
  const told = cause instanceof Error ? cause.message : String(cause);
  const code = systemCode(cause);
  if (code === undefined) return new Error(`${action}: ${told}`, { cause });
  // After the first comma comes the call, and often the path, which the action names already.
  const message = `${action}: ${told.split(', ')[0]}`;
  const place = file === undefined ? { nowhere: true } : { place: { file, line: 1, column: 1 } };
  const fault = new Faults([{ code: 'disk-failed', message, path: [], suggestion: wayOut(code), ...place }]);
  return Object.assign(fault, { cause });
}

/** The code of an error of the file system (`ENOSPC`…); nothing for any other error, those of Node's own checks too. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^E[A-Z0-9]+$/.test(error.code) ? error.code : undefined;
}

function wayOut(code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'Make room on the disk and run the command again.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'Give the user who runs this command the right to it, or choose another folder.';
    case 'EISDIR':
    case 'ENOTDIR':
    case 'EEXIST':
      return 'Something else has this name: move it away, or choose another path.';
    case 'ENAMETOOLONG':
      return 'Choose a shorter path.';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine: raise the limit (`ulimit -n`) and run the command again.';
    default:
      return 'Run the command again; if the same comes back, look at the disk.';
  }
}
