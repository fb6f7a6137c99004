import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ConfigOperation } from '../author/operations/operation.ts';
import { withValue } from '../author/operations/override.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { routeOf, valueIn } from './config-paths.ts';
import { layeredEdit } from './layered-edit.ts';
import type { Change } from './requests.ts';
import { addOverride, pagesBySection } from './shared-text.ts';
import { type SectionStep, stepsOf, untakable } from './variant-changes.ts';

const operations = ['addDestination', 'removeDestination', 'addExperiment', 'addVariant', 'endExperiment'] as const;

/** A change of which destinations and experiments there are. */
export type PartChange = Extract<Change, { op: (typeof operations)[number] }>;

type Of<Op extends PartChange['op']> = Extract<PartChange, { op: Op }>;

interface Context {
  readonly made: RenderedSite;
  readonly edit: SiteEdit;
}

export function isPartChange(change: Change): change is PartChange {
  return operations.some((op) => op === change.op);
}

/** Adds the edits of a change. Throws a UsageError or a DiagnosticsError if it cannot be made. */
export function addPartChange(change: PartChange, context: Context): void {
  const { edit } = context;
  if (change.op === 'addDestination') applyOperation(edit, change);
  else if (change.op === 'removeDestination')
    applyOperation(edit, { op: 'remove', path: ['destinations', change.name] });
  else if (change.op === 'endExperiment') endExperiment(change, context);
  else
    applyOperation(edit, change.op === 'addExperiment' ? newExperiment(change, context) : newVariant(change, context));
}

function newExperiment(change: Of<'addExperiment'>, { made }: Context): ConfigOperation {
  const { name, page, until } = change;
  const at = routeOf(made, page)?.at;
  if (at?.[0] !== 'routes') throw new UsageError(`There is no page ${page}.`, 'Load the studio again.');
  const variants = [variant('b', page, change, made)];
  const value = { kind: 'experiment', name, of: page, variants, ...(until !== undefined && { until }) };
  return { op: 'insert', path: ['routes'], at: Number(at[1]) + 1, value };
}

function newVariant(change: Of<'addVariant'>, { made }: Context): ConfigOperation {
  const { at, page, variants } = experimentOf(made, change.experiment);
  const names = variants.map(({ name }) => name);
  const name = [...'bcdefghijk'].find((letter) => !names.includes(letter)) ?? `v${variants.length + 1}`;
  const value = variant(name, page, change, made);
  return { op: 'insert', path: [...at, 'variants'], at: variants.length, value };
}

/** Returns a variant that differs from its page in one text. Lists are replaced as a whole. */
function variant(
  name: string,
  page: string,
  { weight, words: { section, field, value } }: Pick<Of<'addVariant'>, 'weight' | 'words'>,
  made: RenderedSite,
) {
  const fields = routeOf(made, page)?.sections.find((one) => one.name === section)?.fields;
  if (typeof valueIn(fields, field) !== 'string') {
    throw new UsageError(`The section "${section}" of ${page} has no such text.`, 'Load the studio again.');
  }
  const depth = field.findIndex((step) => typeof step === 'number');
  const [outside, inside] = depth < 0 ? [field, []] : [field.slice(0, depth), field.slice(depth)];
  const whole = withValue(valueIn(fields, outside), inside, value);
  const change = outside.reduceRight((inner, step) => ({ [step]: inner }), JSON.parse(JSON.stringify(whole)));
  return { name, weight, sections: { [section]: change } };
}

function experimentOf({ ready: { site, loaded } }: RenderedSite, name: string) {
  const routes = valueIn(loaded.input, ['routes']);
  const index = (Array.isArray(routes) ? routes : []).findIndex(
    (route) => valueIn(route, ['kind']) === 'experiment' && valueIn(route, ['name']) === name,
  );
  const page = site.routes.find(({ experiment }) => experiment?.name === name);
  const variants = valueIn(routes, [index, 'variants']);
  if (page === undefined || !Array.isArray(variants)) {
    throw new UsageError(`There is no experiment "${name}".`, 'Load the studio again.');
  }
  return { at: ['routes', index], page: page.path, variants: variants as { name: string; sections: object }[] };
}

/** Removes an experiment. If a variant is kept, its page gets the changes of the variant first. */
function endExperiment({ experiment, keep }: Of<'endExperiment'>, { made, edit }: Context): void {
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
function takeOver(
  step: SectionStep,
  spot: { readonly page: string; readonly section: string },
  context: Context,
): void {
  const { made, edit } = context;
  const node = routeOf(made, spot.page)?.sections.find(({ name }) => name === spot.section);
  if (node === undefined) throw new UsageError(`The page has no section "${spot.section}".`, 'Load the studio again.');
  if (step.kind === 'set' && typeof step.value === 'string' && typeof valueIn(node.fields, step.field) === 'string') {
    addOverride(made, edit, { ...spot, field: step.field, value: step.value });
    return;
  }
  const pages = pagesBySection(made, edit, spot.page).get(spot.section) ?? 1;
  if (pages > 1 && step.kind !== 'remove') {
    throw new UsageError(
      `${pages} pages have the section "${spot.section}", and the variant changes more than words in it.`,
      'Make this change on the page, and then end the test.',
    );
  }
  const path = configPath(made, [...node.at, ...(step.kind === 'remove' ? [] : step.field)]);
  if (step.kind !== 'set') applyOperation(edit, { op: 'unset', path });
  else applyOperation(edit, { op: 'set', path, value: JSON.parse(JSON.stringify(step.value)) });
}

function configPath({ ready }: RenderedSite, at: Path): ConfigOperation['path'] {
  const found = ready.writtenAt(at);
  if ('path' in found && found.file === undefined && found.prose === undefined) return [...found.path];
  throw new UsageError('The page has this from a table or a Markdown file.', 'Change it there, and then end the test.');
}
