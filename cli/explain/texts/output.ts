import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with the folders that a build reads and writes. */
export const outputRules = {
  'out-foreign': {
    why: 'A build replaces its output folder as a whole. In a folder that Frontage did not make, that would destroy files that nobody asked it to touch: sources, a Git repository, a home folder. The same goes for files that somebody has put into an output folder, or in the place of what a build keeps beside it (its lock, its journal).',
    fix: "Name a folder that is new or empty with `--out`, or empty this one yourself. Move the files that the message names out of the folder. A folder that a build has written carries a mark, and is replaced without a question; a link in the folder's place is refused, because the link itself would be replaced.",
  },
  'out-stuck': {
    why: 'The new site is finished beside the old one and takes its place by renaming both. The system refused the renaming, so the old site stays as it was.',
    fix: 'The output folder cannot be a mount of its own (as in many containers), and no other program may hold it open. Name a folder inside the mount with `--out`, or close what uses it: a server, an editor, a terminal that stands in it.',
  },
  'out-locked': {
    why: 'Two builds that write to one folder would mix two sites. The second waits for the first, and gives up when that takes too long.',
    fix: 'Wait until the other build is done, or end it. The lock of a process that is dead is taken over by itself; only where the process cannot be asked, as on a shared disk, the file that the message names has to be deleted by hand.',
  },
  'previous-invalid': {
    why: '`--previous` carries the code of an earlier build along for visitors whose page is still open. From a folder that is no build, nothing can be carried, and those visitors would lose their forms.',
    fix: 'Name the output of an earlier build, or a whole copy of what is published. The first build has no earlier one: leave the option out.',
  },
  'cache-unusable': {
    why: 'Frontage remembers rendered sections, bundles and cards in the folder `.frontage` beside the config, so that a build does only what has changed. A file of that name stands in the way.',
    fix: 'Delete the file. Where a build wrote it, the config stands in an output folder: move the config out of it, since the next build would replace it.',
  },
  'disk-failed': {
    why: 'A site is put in place as a whole or not at all. When the disk is full, or a file may not be read or written, the site that stood there before stays as it was.',
    fix: 'The message ends with what the system answered. Make room (ENOSPC), give the user who runs the command the right to the folder (EACCES, EPERM, EROFS), or move away what stands in the place of the file (EISDIR, ENOTDIR); then run the command again.',
  },
} satisfies RuleTexts;
