import type { RenderedSite } from '../../renderer/build/index.ts';
import { kebab } from '../../renderer/sdk/kebab.ts';
import type { SectionNode } from '../../renderer/site/site.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ConfigOperation, PageOperation } from '../author/operations/operation.ts';
import { applyPageOperation } from '../author/operations/pages.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { sectionNode, written, writtenField, writtenSections } from './config-paths.ts';
import { exampleSection } from './example-section.ts';
import { setHidden } from './hidden-section.ts';
import { retargetLinks } from './inbound-links.ts';
import { addPage } from './new-page.ts';
import { addPartChange, isPartChange } from './part-change.ts';
import type { Change } from './requests.ts';
import { addTableChange, isTableChange } from './table-change.ts';
import { isThemeChange, themeOperation, tokenConflict } from './theme-change.ts';
import { addValueChange, isValueChange } from './value-change.ts';

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
  if (isValueChange(change)) return addValueChange(change, context);
  if (isThemeChange(change)) {
    const conflict = tokenConflict(change, context.edit);
    if (conflict === undefined) applyOperation(context.edit, themeOperation(change, context.edit));
    return conflict;
  }
  const operation = 'field' in change ? itemOperation(change, context.made) : sectionOperation(change, context.made);
  applyOperation(context.edit, operation);
  if (change.op === 'removeSection' && change.linksTo !== undefined)
    retargetLinks(context.made, context.edit, change, change.linksTo);
  if (change.op === 'renameSection') retargetLinks(context.made, context.edit, change, change.to);
  return undefined;
}

type HiddenChange = Extract<Change, { op: 'hideSection' | 'showSection' }>;

function addHiddenChange(change: HiddenChange, { made, edit }: Context): void {
  const path = written(made, sectionNode(made, change).at);
  setHidden(made, edit, { ...change, isHidden: change.op === 'hideSection' }, path);
  if (change.op === 'hideSection' && change.linksTo !== undefined) retargetLinks(made, edit, change, change.linksTo);
}

/** Returns the operation of a change of a page. */
function pageOperation({ page, to, ...change }: Exclude<PageChange, { op: 'addPage' }>): PageOperation {
  if (change.op === 'copyPage') return { op: 'newPage', page: to, title: change.title, from: { kind: 'copy', page } };
  return change.op === 'renamePage' ? { op: 'renamePage', page, to, redirect: true } : { op: 'removePage', page, to };
}

type ItemChange = Extract<Change, { op: 'insert' | 'remove' | 'move' | 'duplicate' }>;

/** Returns the operation that a change of a list stands for. */
function itemOperation(change: ItemChange, made: RenderedSite): ConfigOperation {
  const path = writtenField(made, change);
  if (change.op === 'insert') return { op: 'insert', path, at: change.at, value: change.value };
  return change.op === 'move' ? { op: 'move', path, to: change.to } : { op: change.op, path };
}

type SectionChange = Extract<
  Change,
  { op: 'moveSection' | 'duplicateSection' | 'removeSection' | 'renameSection' | 'addSection' }
>;

function sectionOperation(change: SectionChange, made: RenderedSite): ConfigOperation {
  const { page } = change;
  const node = sectionNode(made, { page, section: change.op === 'addSection' ? change.after : change.section });
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
      : [change.block, exampleSection(made, change.block, change.example), kebab(change.block)];
  return {
    op: 'insert',
    path: path.slice(0, -1),
    key: freeName(made, page, name),
    at: position + 1,
    value: JSON.parse(JSON.stringify({ block, ...props })),
  };
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
