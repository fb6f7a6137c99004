/**
 * Whether an operating system or editor leaves behind a file or folder of this name: macOS (`.DS_Store`, `._photo.png`,
 * `__MACOSX`), Windows (`Thumbs.db`, `desktop.ini`), Office (`~$plan.docx`), Emacs, Vim, network drives.
 */
export function isStray(name: string): boolean {
  return names.has(name.toLowerCase()) || patterns.test(name);
}

const names = new Set([
  '.appledouble',
  '.apdisk',
  '.directory',
  '.ds_store',
  '.fseventsd',
  '.git',
  '.localized',
  '.spotlight-v100',
  '.temporaryitems',
  '.trashes',
  '$recycle.bin',
  '@eadir',
  '__macosx',
  'desktop.ini',
  'ehthumbs.db',
  'icon\r',
  'thumbs.db',
]);

/** Resource forks, locks and owner files; backups; swap files; remains of merges and patches; drafts of desktops and drives. */
const patterns =
  /^\._|^\.#|^\.~|^~\$|^#.*#$|~$|\.sw[m-px]$|\.(?:orig|rej|bak|part|crdownload)$|^\.(?:goutputstream-|fuse_hidden|nfs)/i;
