import { isDeepStrictEqual } from 'node:util';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { SectionNode } from '../../renderer/site/site.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ConfigOperation } from '../author/operations/operation.ts';
import { applyPageOperation } from '../author/operations/pages.ts';
import { UsageError } from '../failure.ts';
import type { Change, ChangeOf } from './change.ts';
import { exampleSection } from './example-section.ts';
import { addExperiment, addVariant, endExperiment } from './experiment-change.ts';
import { addFieldChange } from './field-change.ts';
import { setFont } from './fonts.ts';
import { setHidden } from './hidden-section.ts';
import { setHours } from './hours.ts';
import { retargetLinks } from './inbound-links.ts';
import { addPage } from './new-page.ts';
import {
  plain,
  type SectionSpot,
  type SiteContext,
  sectionNode,
  type TextSpot,
  written,
  writtenSections,
} from './places.ts';
import { cellOf, newRow, rowTexts } from './rows.ts';
import { recolour, setToken } from './theme-change.ts';
import { addValueChange } from './value-change.ts';
import { nameOf as fieldName, freeName, inWords } from './words.ts';

/** What a file says by now, if that is not what the person saw. Nothing is added to the edit then. */
export type Conflict = { readonly now: unknown } | undefined;

/** What the status line calls a change, and what adds its edits. */
type Kinds = {
  readonly [Op in Change['op']]: {
    readonly label: (change: ChangeOf<Op>) => string;
    // biome-ignore lint/suspicious/noConfusingVoidType: most changes meet no conflict and return nothing.
    readonly add: (change: ChangeOf<Op>, context: SiteContext) => Conflict | void | Promise<Conflict | void>;
  };
};

const kinds: Kinds = {
  set: { label: (change) => `Edit ${nameOf(change)}`, add: addFieldChange },
  unset: { label: (change) => `Change ${nameOf(change)}`, add: addFieldChange },
  insert: { label: (change) => `Add to ${nameOf(change)}`, add: addFieldChange },
  remove: { label: (change) => `Remove ${nameOf(change)}`, add: addFieldChange },
  move: { label: (change) => `Move ${nameOf(change)}`, add: addFieldChange },
  duplicate: { label: (change) => `Copy ${nameOf(change)}`, add: addFieldChange },
  moveTo: { label: (change) => `Move ${nameOf(change)}`, add: addFieldChange },
  divideSteps: { label: ({ section }) => `Begin a step in ${inWords(section)}`, add: addFieldChange },
  joinSteps: { label: ({ section }) => `Join the steps of ${inWords(section)}`, add: addFieldChange },
  addSection: {
    label: ({ block, page }) => `Add ${inWords(block)} to ${page}`,
    add({ page, after, before, block, example, section: name }, context) {
      const props = exampleSection(context.made, block, example);
      const beside = { page, section: after ?? before ?? '' };
      insertSection(context, beside, { block, props, name, isAbove: after === undefined });
    },
  },
  moveSection: { label: sectionLabel('Move'), add: moveSection },
  duplicateSection: {
    label: sectionLabel('Copy'),
    add(change, context) {
      const { type, fields, name } = sectionNode(context.made, change);
      // With words of its own, because the original may share them with other pages.
      insertSection(context, change, { block: type, props: fields, name });
    },
  },
  renameSection: {
    label: sectionLabel('Rename'),
    add(change, context) {
      applyToSection(context, change, { op: 'renameSection', to: change.to });
      retargetLinks(context, change, change.to);
    },
  },
  removeSection: {
    label: sectionLabel('Remove'),
    add(change, context) {
      applyToSection(context, change, { op: 'remove' });
      retargetLinks(context, change, change.linksTo);
    },
  },
  hideSection: {
    label: sectionLabel('Hide'),
    add(change, context) {
      setHidden(context, change, true);
      retargetLinks(context, change, change.linksTo);
    },
  },
  showSection: {
    label: sectionLabel('Show'),
    add: (change, context) => setHidden(context, change, false),
  },
  setMeta: { label: ({ name, page }) => `Edit the ${name} of ${page}`, add: addValueChange },
  setFact: { label: ({ name }) => `Edit the fact ${name}`, add: addValueChange },
  setHours: { label: () => 'Edit the opening hours', add: setHours },
  setToken: { label: ({ name }) => `Edit ${name} of the theme`, add: (change, { edit }) => setToken(change, edit) },
  setFont: {
    label: ({ role }) => `Choose the font of ${role === 'display' ? 'headlines' : role === 'mono' ? 'labels' : 'text'}`,
    add: setFont,
  },
  setPreset: {
    label: ({ preset }) => `Start from the theme ${preset}`,
    add: (change, { edit }) => applyOperation(edit, change),
  },
  recolour: {
    label: ({ accent }) => `Colour everything from ${accent}`,
    add: (change, { edit }) => applyOperation(edit, recolour(change, edit)),
  },
  addPage: { label: ({ path }) => `Add ${path}`, add: addPage },
  copyPage: {
    label: ({ to }) => `Add ${to}`,
    async add({ page, to, title }, { made, edit }) {
      await applyPageOperation(edit, { op: 'newPage', page: to, title, from: { kind: 'copy', page } }, made.ready);
    },
  },
  renamePage: {
    label: ({ page }) => `Rename ${page}`,
    async add(change, { made, edit }) {
      await applyPageOperation(edit, { ...change, redirect: true }, made.ready);
    },
  },
  removePage: {
    label: ({ page }) => `Remove ${page}`,
    async add(change, context) {
      retargetLinks(context, { page: change.page }, change.to);
      await applyPageOperation(context.edit, change, context.made.ready);
    },
  },
  setSetting: {
    label: ({ path: [part, name, ...inside] }) =>
      `Edit the ${inside.at(-1) ?? name} of ${part === 'destinations' ? name : 'an experiment'}`,
    add: addValueChange,
  },
  addDestination: {
    label: ({ name }) => `Add the destination ${name}`,
    add: (change, { edit }) => applyOperation(edit, change),
  },
  removeDestination: {
    label: ({ name }) => `Remove the destination ${name}`,
    add: ({ name }, { edit }) => applyOperation(edit, { op: 'remove', path: ['destinations', name] }),
  },
  addExperiment: { label: ({ page }) => `Test another version of ${page}`, add: addExperiment },
  addVariant: { label: ({ experiment }) => `Add a variant to ${experiment}`, add: addVariant },
  endExperiment: {
    label: ({ experiment, keep }) => `End ${experiment}${keep === undefined ? '' : ` with variant ${keep}`}`,
    add: endExperiment,
  },
  setCell: { label: ({ column, row, axis }) => `Edit ${column} in row ${row + 1} of ${axis}`, add: setCell },
  addRow: {
    label: ({ axis }) => `Add a row to ${axis}`,
    add(change, context) {
      const { file, count, values } = newRow(context, change, change.values);
      applyOperation(context.edit, { op: 'insertRow', file, row: count, values });
    },
  },
  removeRow: {
    label: ({ row, axis }) => `Remove row ${row + 1} of ${axis}`,
    add(change, context) {
      const { row } = change;
      const { file, cells } = rowTexts(context, change, row);
      if (!isDeepStrictEqual(cells, change.was)) return { now: cells.join(', ') };
      applyOperation(context.edit, { op: 'removeRow', file, row });
      return undefined;
    },
  },
};

/** Returns what a change did, for the status line. */
export function labelOf<Op extends Change['op']>(change: ChangeOf<Op>): string {
  return kinds[change.op as Op].label(change);
}

/**
 * Adds the edits of a change to `edit`. Returns what the file says now if that is not what the person saw; nothing is added
 * then. Throws a UsageError or a DiagnosticsError if the change cannot be made.
 */
export async function addChange<Op extends Change['op']>(
  change: ChangeOf<Op>,
  context: SiteContext,
): Promise<Conflict> {
  return (await kinds[change.op as Op].add(change, context)) ?? undefined;
}

function sectionLabel(verb: string) {
  return ({ section, page }: SectionSpot) => `${verb} ${inWords(section)} on ${page}`;
}

/** Names a value as people read it: "Label of Questions 2 in Visit on /contact". A value of several pages has no page. */
function nameOf({ page, section, field, scope }: TextSpot & { readonly scope?: string | undefined }): string {
  const names: string[] = [];
  for (const step of field) {
    if (typeof step === 'string') names.unshift(fieldName({ name: step }));
    else names[0] = `${names[0]} ${step + 1}`;
  }
  return `${names.join(' of ')} in ${inWords(section)}${scope === 'all' ? '' : ` on ${page}`}`;
}

type WithoutPath<One> = One extends unknown ? Omit<One, 'path'> : never;

function applyToSection({ made, edit }: SiteContext, spot: SectionSpot, operation: WithoutPath<ConfigOperation>): void {
  applyOperation(edit, { ...operation, path: written(made, sectionNode(made, spot).at) });
}

function moveSection({ page, section, by }: ChangeOf<'moveSection'>, context: SiteContext): void {
  const to = positionOf(context.made, page, sectionNode(context.made, { page, section })) + by;
  if (to < 0) throw new UsageError('This is the first section already.', 'Nothing was written.');
  applyToSection(context, { page, section }, { op: 'move', to });
}

interface NewSection {
  readonly name: string;
  readonly block: string;
  readonly props: object;
  /** Whether it goes above the other section, and not below it. */
  readonly isAbove?: boolean;
}

/** Inserts a section beside another one. */
function insertSection(
  { made, edit }: SiteContext,
  spot: SectionSpot,
  { name, block, props, isAbove = false }: NewSection,
): void {
  const node = sectionNode(made, spot);
  const names = new Set(writtenSections(made, spot.page).map((one) => one.name));
  const key = freeName(name, names);
  const path = written(made, node.at).slice(0, -1);
  const value = plain({ block, ...props });
  applyOperation(edit, { op: 'insert', path, key, at: positionOf(made, spot.page, node) + (isAbove ? 0 : 1), value });
}

/** Returns the position of a section among those that are written beside it. */
function positionOf(made: RenderedSite, page: string, { at }: SectionNode): number {
  const beside = writtenSections(made, page).filter((one) => isDeepStrictEqual(one.at.slice(0, -1), at.slice(0, -1)));
  return beside.findIndex((one) => one.at === at);
}

function setCell(change: ChangeOf<'setCell'>, context: SiteContext): Conflict {
  const { row, column, was, value } = change;
  const { file, text, cellValue } = cellOf(context, change, change);
  // A table may write a value otherwise than it was typed: a number, or without blanks around it.
  const isWritten = (typed: string) => isDeepStrictEqual(cellValue(typed.trim()), cellValue(text));
  if (!isWritten(was) && !isWritten(value)) return { now: text };
  applyOperation(context.edit, { op: 'setCell', file, row, column, value: cellValue(value) });
  return undefined;
}
