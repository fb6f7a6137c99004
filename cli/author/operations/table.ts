import { basename, join } from 'node:path';
import { UsageError } from '../../failure.ts';
import type { SiteEdit } from '../site-edit.ts';

/** A table of a site: a CSV file, or a JSON file with a list of rows. */
interface Table {
  /** Absolute path. */
  readonly file: string;
  readonly isJson: boolean;
}

/** Finds a table by its path in the site's folder. Throws a UsageError if it is missing or not in UTF-8 or UTF-16. */
export function tableOf(site: SiteEdit, name: string): Table {
  const file = join(site.root, name);
  if (site.changes.text(file) === undefined) throw new UsageError(`There is no table ${name}.`, again);
  if (!site.changes.isReadable(file)) {
    throw new UsageError(`${name} is not written in UTF-8.`, 'Save it again with the encoding UTF-8.');
  }
  return { file, isJson: /\.json$/i.test(name) };
}

/** Returns the error that a table lacks something: `column "name"`. */
export function lacks(file: string, what: string): UsageError {
  return new UsageError(`${basename(file)} has no ${what}.`, again);
}

const again = 'The table may have changed: load the page again.';
