/**
 * Thrown if files to reuse have changed since the manifest was read, by hand or by another build. The output folder is as it
 * was. A build that renders everything succeeds.
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
