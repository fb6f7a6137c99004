import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { kebab } from '../../renderer/sdk/kebab.ts';
import type { SectionNode } from '../../renderer/site/site.ts';
import { applyOperation, factPath, readValue } from '../author/operations/apply.ts';
import type { ConfigOperation, PageOperation, ValueOperation } from '../author/operations/operation.ts';
import { applyPageOperation } from '../author/operations/pages.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { writtenSections } from './config-paths.ts';
import { setHidden } from './hidden-section.ts';
import { retargetLinks } from './inbound-links.ts';
import { addPage } from './new-page.ts';
import { addPartChange, isPartChange, type PartChange } from './part-change.ts';
import { pictureNames } from './picture-files.ts';
import type { Change } from './requests.ts';
import { addOverride } from './shared-text.ts';
import { settingPath } from './site-parts.ts';
import { addTableChange, isTableChange, type TableChange } from './table-change.ts';
import { isThemeChange, type ThemeChange, themeOperation, tokenConflict } from './theme-change.ts';

/** The last valid site, and the edit of its files. */
interface Context {
  readonly made: RenderedSite;
  readonly edit: SiteEdit;
}

type PageChange = Extract<Change, { op: 'addPage' | 'copyPage' | 'renamePage' | 'removePage' }>;

/**
 * Adds the edits of a change to `edit`. Returns what the file says now if that is not what the person saw; nothing is added
 * then. Throws a UsageError or a DiagnosticsError if the change cannot be made.
 */
export async function addChange(change: Change, context: Context): Promise<{ readonly now: unknown } | undefined> {
  if (change.op === 'addPage') {
    await addPage(change, context.made.ready, context.edit);
    return undefined;
  }
  if (change.op === 'copyPage' || change.op === 'renamePage' || change.op === 'removePage') {
    if (change.op === 'removePage') retargetLinks(context.made, context.edit, change, change.to);
    await applyPageOperation(context.edit, pageOperation(change), context.made.ready);
    return undefined;
  }
  if (isTableChange(change)) return addTableChange(change, context);
  if (isPartChange(change)) {
    addPartChange(change, context);
    return undefined;
  }
  if (change.op === 'hideSection' || change.op === 'showSection') {
    addHiddenChange(change, context);
    return undefined;
  }
  if (change.op === 'setHere') return addOverride(context.made, context.edit, change);
  if (isThemeChange(change)) {
    const conflict = tokenConflict(change, context.edit);
    if (conflict === undefined) applyOperation(context.edit, themeOperation(change, context.edit));
    return conflict;
  }
  const operation = operationOf(change, context.made);
  if ('was' in change && change.was !== undefined) {
    const now = readValue(context.edit, operation.op === 'setFact' ? factPath(operation.name) : operation.path);
    if (JSON.stringify(now) !== JSON.stringify(change.was)) return { now };
  }
  applyOperation(context.edit, operation);
  if (change.op === 'removeSection' && change.linksTo !== undefined)
    retargetLinks(context.made, context.edit, change, change.linksTo);
  if (change.op === 'renameSection') retargetLinks(context.made, context.edit, change, change.to);
  return undefined;
}

type HiddenChange = Extract<Change, { op: 'hideSection' | 'showSection' }>;

function addHiddenChange(change: HiddenChange, { made, edit }: Context): void {
  const path = written(made, sectionNode(made, change.page, change.section).at);
  setHidden(made, edit, { ...change, isHidden: change.op === 'hideSection' }, path);
  if (change.op === 'hideSection' && change.linksTo !== undefined) retargetLinks(made, edit, change, change.linksTo);
}

/** Returns the operation of a change of a page. */
function pageOperation({ page, to, ...change }: Exclude<PageChange, { op: 'addPage' }>): PageOperation {
  if (change.op === 'copyPage') return { op: 'newPage', page: to, title: change.title, from: { kind: 'copy', page } };
  return change.op === 'renamePage' ? { op: 'renamePage', page, to, redirect: true } : { op: 'removePage', page, to };
}

/** Returns the operation on the config that a change of a page stands for. */
function operationOf(
  change: Exclude<
    Change,
    PageChange | ThemeChange | TableChange | PartChange | HiddenChange | { readonly op: 'setHere' }
  >,
  made: RenderedSite,
): ConfigOperation | Extract<ValueOperation, { op: 'setFact' }> {
  if (change.op === 'setFact') {
    const { name, value, page } = change;
    if (page === undefined) return { op: 'setFact', name, value };
    return { op: 'set', path: written(made, [...routeAt(made, page), 'facts', name, 'value']), value };
  }
  if (change.op === 'setSetting') return { op: 'set', path: settingPath(made, change.path), value: change.value };
  if (change.op === 'setMeta') {
    return {
      op: 'set',
      path: written(made, [...routeAt(made, change.page), 'meta', change.name]),
      value: change.value,
    };
  }
  if (!('field' in change)) return sectionOperation(change, made);
  const path = writtenField(made, change);
  switch (change.op) {
    case 'set':
      return { op: 'set', path, value: change.value };
    case 'insert':
      return { op: 'insert', path, at: change.at, value: change.value };
    case 'move':
      return { op: 'move', path, to: change.to };
    default:
      return { op: change.op, path };
  }
}

function routeAt(made: RenderedSite, page: string): Path {
  const at = made.ready.site.routes.find(({ path }) => path === page)?.at;
  if (at === undefined) throw new UsageError(`There is no page ${page}.`, 'Load the studio again.');
  return at;
}

type SectionChange = Extract<
  Change,
  { op: 'moveSection' | 'duplicateSection' | 'removeSection' | 'renameSection' | 'addSection' }
>;

function sectionOperation(change: SectionChange, made: RenderedSite): ConfigOperation {
  const { page } = change;
  const node = sectionNode(made, page, change.op === 'addSection' ? change.after : change.section);
  const path = written(made, node.at);
  const position = positionOf(made, page, node);
  if (change.op === 'removeSection') return { op: 'remove', path };
  if (change.op === 'renameSection') return { op: 'renameSection', path, to: change.to };
  if (change.op === 'moveSection') {
    const to = position + change.by;
    if (to < 0) throw new UsageError('This is the first section already.', 'Nothing was written.');
    return { op: 'move', path, to };
  }
  const [block, props, name] =
    change.op === 'duplicateSection'
      ? // With words of its own, because the original may share them with other pages.
        [node.type, node.fields, node.name]
      : [change.block, exampleOf(made, change), kebab(change.block)];
  return {
    op: 'insert',
    path: path.slice(0, -1),
    key: freeName(made, page, name),
    at: position + 1,
    value: JSON.parse(JSON.stringify({ block, ...props }), (key, value) =>
      key === 'src' ? ownPicture(value, made) : value,
    ),
  };
}

function exampleOf(made: RenderedSite, { block, example }: Extract<Change, { op: 'addSection' }>): object {
  const props = made.ready.registry.blocks.get(block)?.block.examples[example]?.props;
  if (props === undefined) throw new UsageError(`The block "${block}" has no such example.`, 'Load the studio again.');
  return props;
}

/** Returns a picture of the site in place of a sample, which no site has. */
function ownPicture(name: unknown, made: RenderedSite): unknown {
  const names = pictureNames(made);
  if (typeof name !== 'string' || !/\.(?:jpe?g|png|webp|avif|svg)$/i.test(name) || names.includes(name)) return name;
  const [first] = names;
  if (first === undefined) {
    throw new UsageError('This section needs a picture, and the site has none.', 'Add one to templates/images first.');
  }
  return first;
}

function sectionNode(made: RenderedSite, page: string, section: string): SectionNode {
  const node = writtenSections(made, page).find(({ name }) => name === section);
  if (node === undefined) throw new UsageError(`The page has no section "${section}".`, 'Load the page again.');
  return node;
}

/** Returns the position of a section among those that are written beside it. */
function positionOf(made: RenderedSite, page: string, node: SectionNode): number {
  const holder = JSON.stringify(node.at.slice(0, -1));
  const beside = writtenSections(made, page).filter((one) => JSON.stringify(one.at.slice(0, -1)) === holder);
  return beside.indexOf(node);
}

function freeName(made: RenderedSite, page: string, name: string): string {
  const names = new Set(writtenSections(made, page).map((one) => one.name));
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (!names.has(free)) return free;
  }
}

/** Returns the path in the config of a value of a section. Throws a UsageError if it is written elsewhere. */
export function writtenField(
  made: RenderedSite,
  { page, section, field }: { readonly page: string; readonly section: string; readonly field: Path },
): ConfigOperation['path'] {
  return written(made, [...sectionNode(made, page, section).at, ...field]);
}

/** Returns the path in the config of a value of the expanded pages. */
function written(made: RenderedSite, path: Path): ConfigOperation['path'] {
  const found = made.ready.writtenAt(path);
  if ('path' in found && found.file === undefined && found.prose === undefined) return [...found.path];
  throw new UsageError(
    'This value is written in a table or a Markdown file.',
    'Open that file in your editor and change it there.',
  );
}
