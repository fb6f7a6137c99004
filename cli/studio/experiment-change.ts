import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { applyOperation } from '../author/operations/apply.ts';
import { withValue } from '../author/operations/override.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import type { ChangeOf } from './change.ts';
import {
  aroundList,
  namedRoute,
  plain,
  routeOf,
  type SectionSpot,
  type SiteContext,
  valueIn,
  writtenPath,
} from './places.ts';
import { addOverride, pagesBySection } from './shared-text.ts';

export function addExperiment(change: ChangeOf<'addExperiment'>, { made, edit }: SiteContext): void {
  const { name, page, until } = change;
  const at = routeOf(made, page)?.at;
  if (at?.[0] !== 'routes') throw new UsageError(`There is no page ${page}.`, 'Load the studio again.');
  const variants = [variant('b', page, change, made)];
  const value = { kind: 'experiment', name, of: page, variants, ...(until !== undefined && { until }) };
  applyOperation(edit, { op: 'insert', path: ['routes'], at: Number(at[1]) + 1, value });
}

export function addVariant(change: ChangeOf<'addVariant'>, { made, edit }: SiteContext): void {
  const { at, page, variants } = experimentOf(made, change.experiment);
  const names = variants.map(({ name }) => name);
  const name = [...'bcdefghijk'].find((letter) => !names.includes(letter)) ?? `v${variants.length + 1}`;
  const value = variant(name, page, change, made);
  applyOperation(edit, { op: 'insert', path: [...at, 'variants'], at: variants.length, value });
}

/** Returns a variant that differs from its page in one text. Lists are replaced as a whole. */
function variant(
  name: string,
  page: string,
  { weight, words: { section, field, value } }: Pick<ChangeOf<'addVariant'>, 'weight' | 'words'>,
  made: RenderedSite,
) {
  const fields = routeOf(made, page)?.sections.find((one) => one.name === section)?.fields;
  if (typeof valueIn(fields, field) !== 'string') {
    throw new UsageError(`The section "${section}" of ${page} has no such text.`, 'Load the studio again.');
  }
  const { outside, inside } = aroundList(field);
  const whole = plain(withValue(valueIn(fields, outside), inside, value));
  const change = outside.reduceRight((inner, step) => ({ [step]: inner }), whole);
  return { name, weight, sections: { [section]: change } };
}

function experimentOf(made: RenderedSite, name: string) {
  const { index, route } = namedRoute(made, 'experiment', name);
  const page = made.ready.site.routes.find(({ experiment }) => experiment?.name === name);
  const variants = valueIn(route, ['variants']);
  if (page === undefined || !Array.isArray(variants)) {
    throw new UsageError(`There is no experiment "${name}".`, 'Load the studio again.');
  }
  return { at: ['routes', index], page: page.path, variants: variants as { name: string; sections: object }[] };
}

/** Removes an experiment. If a variant is kept, its page gets the changes of the variant first. */
export function endExperiment({ experiment, keep }: ChangeOf<'endExperiment'>, { made, edit }: SiteContext): void {
  const { at, page, variants } = experimentOf(made, experiment);
  const remove = (layer: SiteEdit) => applyOperation(layer, { op: 'remove', path: at });
  if (keep === undefined) {
    remove(edit);
    return;
  }
  const kept = variants.find(({ name }) => name === keep);
  if (kept === undefined) throw new UsageError(`There is no variant "${keep}".`, 'Load the studio again.');
  const reason = untakable(kept.sections);
  if (reason !== undefined) throw new UsageError(reason, 'Make this change on the page, and then end the test.');
  const steps = Object.entries(kept.sections).flatMap(([section, change]) =>
    stepsOf(change).map((step) => (layer: SiteEdit) => takeOver(step, { page, section }, { made, edit: layer })),
  );
  layeredEdit(edit, [...steps, remove]);
}

/** Makes a change of a variant on its page. A text that other pages show as well differs on this one from now on. */
function takeOver(step: SectionStep, spot: SectionSpot, context: SiteContext): void {
  const { made, edit } = context;
  const node = routeOf(made, spot.page)?.sections.find(({ name }) => name === spot.section);
  if (node === undefined) throw new UsageError(`The page has no section "${spot.section}".`, 'Load the studio again.');
  if (step.kind === 'set' && typeof step.value === 'string' && typeof valueIn(node.fields, step.field) === 'string') {
    addOverride(context, { ...spot, field: step.field, value: step.value });
    return;
  }
  const pages = pagesBySection(context, spot.page).get(spot.section) ?? 1;
  if (pages > 1 && step.kind !== 'remove') {
    throw new UsageError(
      `${pages} pages have the section "${spot.section}", and the variant changes more than words in it.`,
      'Make this change on the page, and then end the test.',
    );
  }
  const path = writtenPath(made, [...node.at, ...(step.kind === 'remove' ? [] : step.field)]);
  if (path === undefined)
    throw new UsageError(
      'The page has this from a table or a Markdown file.',
      'Change it there, and then end the test.',
    );
  if (step.kind !== 'set') applyOperation(edit, { op: 'unset', path: [...path] });
  else applyOperation(edit, { op: 'set', path: [...path], value: plain(step.value) });
}

/** A change of a section that leaves its page what it is made of. */
type SectionStep =
  | { readonly kind: 'set'; readonly field: Path; readonly value: unknown }
  | { readonly kind: 'unset'; readonly field: Path }
  | { readonly kind: 'remove' };

/** Whether a variant changes fields of a section, and does not move, replace, add or remove it. */
export function isChangeOfFields(change: unknown): change is Readonly<Record<string, unknown>> {
  if (!isRecord(change)) return false;
  return !['before', 'after', 'replace', 'remove', 'section'].some((key) => key in change);
}

/** Returns why a page cannot get what a variant of it says, by the changes of its sections; undefined if it can. */
export function untakable(sections: unknown): string | undefined {
  const other = Object.entries(Object(sections)).find(([, change]) => !isChangeOfFields(change) && !isRemoval(change));
  return other && `The variant moves, replaces or adds the section "${other[0]}".`;
}

/** Returns the changes of a section one by one. Objects merge by key; lists and plain values are replaced. */
function stepsOf(change: unknown, field: Path = []): SectionStep[] {
  if (isRemoval(change)) return field.length === 0 ? [{ kind: 'remove' }] : [{ kind: 'unset', field }];
  if (!isRecord(change)) return [{ kind: 'set', field, value: change }];
  return Object.entries(change).flatMap(([key, inner]) => stepsOf(inner, [...field, key]));
}

function isRemoval(change: unknown): boolean {
  return isRecord(change) && change.remove === true && Object.keys(change).length === 1;
}

/**
 * Makes changes one after the other, each on the files as the one before leaves them, and adds them to an edit as one stretch of
 * each file.
 */
function layeredEdit(edit: SiteEdit, steps: readonly ((edit: SiteEdit) => void)[]): void {
  const results = new Map<string, string>();
  let { files } = edit.options;
  for (const step of steps) {
    const next = new SiteEdit({ ...edit.options, files }, edit.input);
    step(next);
    for (const [file, text = ''] of next.changes.results()) results.set(file, text);
    files = next.changes.preview();
  }
  for (const [file, after] of results) edit.changes.edit(file, stretch(edit.changes.text(file) ?? '', after));
}

/** Returns the shortest edit that turns one text into another. */
function stretch(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
