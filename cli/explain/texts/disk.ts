import type { RuleTexts } from '../rule-text.ts';

/** What the machine refuses, whatever the config says. */
export const disk = {
  'disk-failed': {
    why: 'A site is put in place as a whole or not at all. When the disk is full, or a file may not be read or written, the site that stood there before stays as it was.',
    fix: 'The message ends with what the system answered. Make room (ENOSPC), give the user who runs the command the right to the folder (EACCES, EPERM, EROFS), or move away what stands in the place of the file (EISDIR, ENOTDIR); then run the command again.',
  },
} satisfies RuleTexts;
