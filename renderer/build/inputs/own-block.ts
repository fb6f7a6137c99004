import { join } from 'node:path';
import * as z from 'zod';
import type { AnyBlock } from '../../sdk/block.ts';
import { type Diagnostic, DiagnosticsError, type Place } from '../../sdk/issue.ts';
import { nearest } from '../../sdk/suggest.ts';
import { type Files, readText } from '../lib/files.ts';
import { isRecord } from '../lib/is-record.ts';
import { outboxModule } from '../lib/island-names.ts';
import { relativeName } from '../lib/paths.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite, sharedFolders } from './published/site-folder.ts';

/** Returns the entry files of the site's blocks, and of those in the folders that it shares with others. */
export function siteBlockEntries(files: Files, root: string): string[] {
  const folders = [join(root, 'templates'), ...sharedFolders(files, root)].map((folder) => join(folder, 'blocks'));
  return folders.flatMap((folder) =>
    files
      .list(folder)
      .filter((name) => /^[^/]+\/index\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Returns the block that a file of the site exports. Throws {@link DiagnosticsError} if there is none, several, or an invalid one. */
export function ownBlock(exports: Record<string, unknown>, file: string): AnyBlock {
  // The block may be exported by name and as default.
  const blocks = [...new Set(Object.values(exports).filter(isBlock))];
  const [block] = blocks;
  if (block === undefined || blocks.length > 1)
    throw invalid(file, `The file exports ${blocks.length} blocks; it must export one, made by defineBlock.`);
  if (!typeShape.test(block.type) || block.type === outboxModule) {
    const message = `A block cannot have the type ${JSON.stringify(block.type)}: files and addresses are named by it.`;
    throw invalid(file, message, 'Use letters and digits, beginning with a small letter, such as "priceTable".');
  }
  const fields = block.fields ?? {};
  const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const isField = (name: string) => name in fields;
  const wrongFields = Object.keys(fields).filter((name) => !(fields[name] instanceof z.ZodType));
  if (wrongFields.length > 0)
    throw invalid(file, `These fields were not made by the functions of "frontage/block": ${listed(wrongFields)}.`);
  const taken = sectionFields.filter(isField);
  if (taken.length > 0)
    throw invalid(file, `Sections of every block may have ${listed(taken)}: choose other names for these fields.`);
  const given = viewProps.filter(isField);
  if (given.length > 0)
    throw invalid(file, `The engine gives ${listed(given)} to every view: choose other names for these fields.`);
  const inherited = Object.keys(fields).find((name) => name in Object.prototype);
  if (inherited !== undefined)
    throw invalid(file, `Every object of JavaScript has "${inherited}": choose another name for this field.`);
  const isGiven = (name: keyof AnyBlock) => name === 'View' || block[name] !== undefined;
  const wrong = [...parts].filter(([name, { is }]) => isGiven(name) && !is(block[name]));
  if (wrong.length > 0) {
    const list = wrong.map(([name, { expected }]) => `"${name}" must be ${expected}`).join('; ');
    throw invalid(file, `Parts of the block have the wrong type: ${list}.`);
  }
  if (Object.hasOwn(fields, 'hide'))
    throw invalid(file, 'Every section may have the field "hide", which hides it: choose another name for this field.');
  if (block.layouts !== undefined) checkLayouts(block, file);
  // Required by the types, but needed by the gallery alone.
  return { ...block, description: block.description ?? '', examples: block.examples ?? [] };
}

/** Throws {@link DiagnosticsError} if the names of layouts cannot be used. */
function checkLayouts({ fields, layouts = {} }: AnyBlock, file: string): void {
  if (Object.hasOwn(fields ?? {}, 'layout')) {
    const message =
      'The block has "layouts", so the engine adds the field "layout": choose another name for this field.';
    throw invalid(file, message);
  }
  const wrong = Object.keys(Object(layouts)).find((name) => !/^[a-z][a-z0-9-]*$/.test(name));
  if (wrong === undefined) return;
  const message = `A layout cannot have the name ${JSON.stringify(wrong)}: its style sheet is named by it.`;
  const suggestion = 'Use small letters, digits and hyphens, beginning with a letter, such as "side-by-side".';
  throw invalid(file, message, suggestion);
}

function invalid(file: string, message: string, suggestion?: string): DiagnosticsError {
  return new DiagnosticsError([{ ...blockError(file, message), ...(suggestion !== undefined && { suggestion }) }]);
}

/** A check of a block's property, for authors who write without types. */
interface Part {
  readonly is: (part: unknown) => boolean;
  readonly expected: string;
}

const isFunction = (part: unknown) => typeof part === 'function';
const isText = (part: unknown) => typeof part === 'string';

/** The properties of a block except type and fields, which are checked separately. */
const parts = new Map<keyof AnyBlock, Part>([
  ['description', { is: isText, expected: 'a sentence' }],
  // React wraps some components, such as those made by `memo`, in objects.
  ['View', { is: (part) => isFunction(part) || isRecord(part), expected: 'a component' }],
  [
    'styles',
    {
      is: (part) => isFunction(part) || isListOf(part, isText),
      expected: 'a list of names, or a function that returns one',
    },
  ],
  [
    'layouts',
    {
      is: (part) => isRecord(part) && Object.values(part).every(isText) && Object.keys(part).length > 1,
      expected: 'an object with two or more names, each with a few words on what the layout looks like',
    },
  ],
  [
    'examples',
    { is: (part) => isListOf(part, isExample), expected: 'a list of examples, each with a "name" and "props"' },
  ],
  ...(['ui', 'fromPage', 'check', 'fits', 'ids', 'jsonLd'] as const).map(
    (name) => [name, { is: isFunction, expected: 'a function' }] as const,
  ),
]);

function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function isExample(value: unknown): boolean {
  return isRecord(value) && isText(value.name) && isRecord(value.props);
}

const typeShape = /^[a-z][A-Za-z0-9]*$/;

/** Props of every view, and names that React reserves. */
const viewProps = ['id', 'level', 'ui', 'key'];

/** Fields of every section: the block type, the condition in a template, and waivers. */
const sectionFields = ['block', 'when', 'waive'];

function isBlock(value: unknown): value is AnyBlock {
  return typeof value === 'object' && value !== null && 'type' in value && 'fields' in value && 'View' in value;
}

export function blockError(at: string | Place, message: string): Diagnostic {
  return {
    code: 'block-invalid',
    message,
    path: [],
    place: typeof at === 'string' ? { file: at, line: 1, column: 1 } : at,
    suggestion: 'Run `npx frontage explain block-invalid` to see what a block must be.',
  };
}

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
      return invalidLayout(
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
    if (name !== first) return [invalidLayout(file, message, suggestionFor(name, others))];
    return [
      invalidLayout(
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

function invalidLayout(at: string | Place, message: string, suggestion: string): Diagnostic {
  return { code: 'block-invalid', message, path: [], place: typeof at === 'string' ? top(at) : at, suggestion };
}
