import { join } from 'node:path';
import type { AnyBlock } from '../../sdk/block.ts';
import { type Diagnostic, DiagnosticsError, type Place } from '../../sdk/issue.ts';
import { nearest } from '../../sdk/suggest.ts';
import { type Files, readText } from '../lib/files.ts';
import { relativeName } from '../lib/paths.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite } from './published/site-folder.ts';

/** Returns the text of the sheet of each layout but the first, by name; undefined for a block without layouts. */
export function layoutSheetsOf(
  files: Files,
  { layouts }: AnyBlock,
  folder: string,
): ReadonlyMap<string, string> | undefined {
  if (layouts === undefined) return undefined;
  const [, ...others] = Object.keys(layouts);
  return new Map(others.map((name) => [name, readText(files, sheetFile(folder, name)) ?? '']));
}

/** Throws {@link DiagnosticsError} if the layouts of a site's block and the sheets in its folder differ. `index` is the block's file. */
export function checkLayoutSheets(
  files: Files,
  root: string,
  { block: { type, layouts = {} }, folder, index }: { block: AnyBlock; folder: string; index: string },
): void {
  const names = Object.keys(layouts);
  const [first, ...others] = names;
  const written = files.list(join(folder, 'layouts')).filter((path) => path.endsWith('.css'));
  const missing = others
    .filter((name) => files.kind(sheetFile(folder, name)) !== 'file')
    .map((name) => {
      const sheet = relativeName(root, sheetFile(folder, name));
      return invalid(
        placeOf(files, index, name),
        `The layout "${name}" of the block "${type}" has no style sheet.`,
        `Write its rules in ${sheet}, or remove "${name}" from "layouts".`,
      );
    });
  const unnamed = written.flatMap((path) => {
    const name = path.replace(/\.css$/, '');
    if (others.includes(name)) return [];
    const file = join(folder, 'layouts', path);
    const message = `The block "${type}" has no layout "${name}", so no page uses this style sheet.`;
    if (name !== first) return [invalid(file, message, suggestionFor(name, others))];
    return [
      invalid(
        file,
        `"${name}" is the default layout of the block "${type}", so no page uses this style sheet.`,
        'Move its rules to the style.css of the block, and delete the file.',
      ),
    ];
  });
  const outside = others
    .map((name) => sheetFile(folder, name))
    .filter((file) => files.kind(file) === 'file' && !belongsToSite(files, root, file))
    .map((file) => ({ path: [], place: top(file), ...outsideFile(relativeName(root, file)) }));
  const found: Diagnostic[] = [...missing, ...unnamed, ...outside];
  if (found.length > 0) throw new DiagnosticsError(found);
}

function suggestionFor(name: string, layouts: readonly string[]): string {
  const near = nearest(name, layouts);
  if (near !== undefined) return `Did you mean "${near}"? Otherwise add "${name}" to "layouts", or delete the file.`;
  return `Add "${name}" to the "layouts" of the block with a few words on what it looks like, or delete the file.`;
}

function sheetFile(folder: string, layout: string): string {
  return join(folder, 'layouts', `${layout}.css`);
}

/** The line of a block's file that lists the layout; its first line if the list is elsewhere. */
function placeOf(files: Files, index: string, layout: string): Place {
  const lines = (readText(files, index) ?? '').split('\n');
  const line = lines.findIndex((text) => new RegExp(`^[^/]*(?<![\\w-])${layout}(?![\\w-])["']?\\s*:`).test(text));
  if (line === -1) return top(index);
  return { file: index, line: line + 1, column: (lines[line] ?? '').indexOf(layout) + 1 };
}

function top(file: string): Place {
  return { file, line: 1, column: 1 };
}

function invalid(at: string | Place, message: string, suggestion: string): Diagnostic {
  return { code: 'block-invalid', message, path: [], place: typeof at === 'string' ? top(at) : at, suggestion };
}
