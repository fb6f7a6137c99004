/**
 * Thrown when files that should have stayed are no longer what the manifest says: somebody edited them, or another build
 * ran, after the manifest was read. The output folder is as it was; a build that renders everything anew succeeds.
 */
export class FolderChanged extends Error {
  override readonly name = 'FolderChanged';
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    const shown = paths.slice(0, 3).map((path) => `"${path}"`);
    const more = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : '';
    super(`The output folder changed while the site was being built: ${shown.join(', ')}${more}`);
    this.paths = paths;
  }
}
