import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about the folders that a build reads and writes. */
export const outputRules = {
  'out-foreign': {
    why: 'A build replaces its whole output folder. In a folder that Frontage did not create, that would delete other files: sources, a Git repository, a home folder. Files that somebody added to an output folder are protected as well, and so is anything in the place of the build’s lock or journal.',
    fix: 'Pass a new or empty folder to `--out`, or empty this one yourself. Move the files that the message names out of the folder. A folder that a build wrote carries a marker, so the next build may replace it. A symbolic link is refused, because the build would replace the link itself.',
  },
  'out-stuck': {
    why: 'A build writes the new site next to the old one, then renames both. The system refused to rename them, so the old site is unchanged.',
    fix: 'The output folder cannot be a mount point, as in many containers, and no other program may keep it open. Pass a folder inside the mount to `--out`, or close the server, editor or terminal that uses the folder.',
  },
  'out-locked': {
    why: 'Two builds that write to one folder would mix two sites. The second build waits for the first, and gives up after a while.',
    fix: 'Wait for the other build, or stop it. Frontage takes over the lock of a dead process by itself. If it cannot check the process, as on a shared disk, delete the file that the message names.',
  },
  'previous-invalid': {
    why: '`--previous` keeps the code of an earlier build for visitors who still have a page open. This folder is not a build, so those visitors would lose their forms.',
    fix: 'Pass the output of an earlier build, or a complete copy of what is published. The first build has no earlier one: leave the option out.',
  },
  'cache-unusable': {
    why: 'Frontage caches rendered sections, bundles and cards in the folder `.frontage` next to the config, so that a build only does what has changed. A file with that name is in the way.',
    fix: 'Delete the file. If a build wrote it, the config is inside an output folder: move the config elsewhere, because the next build would replace it.',
  },
  'disk-failed': {
    why: 'A build replaces a site completely or not at all. When the disk is full, or a file cannot be read or written, the previous site stays unchanged.',
    fix: 'The message ends with the system’s error. Free some space (ENOSPC), give the user access to the folder (EACCES, EPERM, EROFS), or move what is in the file’s place (EISDIR, ENOTDIR). Then run the command again.',
  },
} satisfies RuleTexts;
