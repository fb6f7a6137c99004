import { basename } from 'node:path';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { SectionNode, Site } from '../../renderer/site/site.ts';
import { readValue } from '../author/operations/apply.ts';
import { parsedText } from '../author/operations/replace-value.ts';
import { isWritten } from '../author/operations/value-text.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { isChangeOfFields, untakable } from './experiment-change.ts';
import { fieldControls } from './fields.ts';
import { type SiteContext, valueIn } from './places.ts';

/** A value of a destination or an experiment. */
interface Setting {
  readonly path: readonly (string | number)[];
  /** Undefined if it is left out, or if an environment variable holds it: that is never shown. */
  readonly value: string | number | undefined;
  /** The environment variable that holds it, and whether it is set. */
  readonly variable?: { readonly name: string; readonly isSet: boolean };
  /** Why it cannot be changed here, with the line. */
  readonly fixed?: string;
}

interface DestinationInfo {
  readonly name: string;
  readonly label: Setting;
  readonly url: Setting;
  readonly missing: Setting;
  /** The pages with a form that sends there. */
  readonly pages: readonly string[];
}

interface ExperimentInfo {
  readonly name: string;
  /** The page that it tests. */
  readonly page: string;
  /** The percentage of visitors who see the page itself. */
  readonly rest: number;
  readonly until: Setting;
  readonly variants: readonly VariantInfo[];
}

interface VariantInfo {
  readonly name: string;
  readonly weight: Setting;
  readonly differences: readonly WordsDifference[];
  /** The texts that it has in place of those of the page. */
  readonly words: readonly VariantWords[];
  /** Why the page cannot get what it says; undefined if it can. */
  readonly untakable: string | undefined;
}

/** A text of a variant. The field is a path with dots. */
interface VariantWords extends Setting {
  readonly section: string;
  readonly field: string;
}

/** What a variant says in place of the page itself; undefined for nothing. */
interface WordsDifference {
  readonly section: string;
  /** Dots lead into groups and lists. */
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface SiteParts {
  readonly destinations: readonly DestinationInfo[];
  readonly experiments: readonly ExperimentInfo[];
}

/** Returns the destinations and the experiments of a site. */
export function siteParts({ made, edit }: SiteContext): SiteParts {
  const { input } = made.ready.loaded;
  const setting = (...path: (string | number)[]) => settingAt(input, edit, path);
  const destinations = Object.keys(Object(valueIn(input, ['destinations']))).map((name): DestinationInfo => {
    const at = (field: string) => setting('destinations', name, field);
    return { name, label: at('label'), url: at('url'), missing: at('missing'), pages: pagesThatSend(made, name) };
  });
  const routes = valueIn(input, ['routes']);
  const experiments = (Array.isArray(routes) ? routes : []).flatMap((route: unknown, index): ExperimentInfo[] => {
    const name = valueIn(route, ['name']);
    const node = made.ready.site.routes.find(({ experiment }) => experiment?.name === name);
    if (!isExperiment(route) || node?.experiment === undefined) return [];
    const { variants } = node.experiment;
    return [
      {
        name: node.experiment.name,
        page: node.path,
        rest: 100 - variants.reduce((sum, { weight }) => sum + weight, 0),
        until: setting('routes', index, 'until'),
        variants: variants.map(({ name, sections }, nth) => ({
          name,
          weight: setting('routes', index, 'variants', nth, 'weight'),
          differences: differences(node.sections, sections),
          words: wordsOfVariant(node.sections, { input, edit }, ['routes', index, 'variants', nth, 'sections']),
          untakable: untakable(valueIn(route, ['variants', nth, 'sections'])),
        })),
      },
    ];
  });
  return { destinations, experiments };
}

/** Returns the path of a setting. Throws a UsageError if no destination or experiment has such a value. */
export function settingPath({ ready }: RenderedSite, path: Path): (string | number)[] {
  const [part, name, field, nth, inner] = path;
  const { input } = ready.loaded;
  const isOfDestination =
    part === 'destinations' &&
    path.length === 3 &&
    ['label', 'url', 'missing'].includes(String(field)) &&
    Object.hasOwn(Object(valueIn(input, ['destinations'])), String(name));
  const isOfVariant =
    part === 'routes' && typeof name === 'number' && path.length > 6 && isTextOfPage(ready.site.routes, input, path);
  const isOfExperiment =
    part === 'routes' &&
    typeof name === 'number' &&
    isExperiment(valueIn(input, ['routes', name])) &&
    ((path.length === 3 && field === 'until') ||
      (path.length === 5 && field === 'variants' && typeof nth === 'number' && inner === 'weight'));
  if (!isOfDestination && !isOfExperiment && !isOfVariant)
    throw new UsageError('There is no such setting.', 'Load the studio again.');
  return [...path];
}

/** Whether a path leads to the words of a variant in place of a text of its page. */
function isTextOfPage(
  pages: Site['routes'],
  input: unknown,
  [, route, part, , sections, section, ...field]: Path,
): boolean {
  const config = valueIn(input, ['routes', route ?? '']);
  const page = pages.find(({ experiment }) => experiment?.name === valueIn(config, ['name']));
  const node = page?.sections.find((one) => one.name === section);
  return (
    isExperiment(config) &&
    part === 'variants' &&
    sections === 'sections' &&
    field.every((step) => typeof step === 'string') &&
    field[0] !== 'block' &&
    typeof valueIn(node?.fields, field) === 'string'
  );
}

/** Returns the texts that a variant has in place of those of its page, in sections that it neither moves nor replaces. */
function wordsOfVariant(
  sections: readonly SectionNode[],
  { input, edit }: { readonly input: unknown; readonly edit: SiteEdit },
  at: Path,
): VariantWords[] {
  return Object.entries(Object(valueIn(input, at))).flatMap(([section, change]) => {
    const definition = sections.find(({ name }) => name === section)?.definition;
    if (definition === undefined || !isChangeOfFields(change)) return [];
    const controls = fieldControls(definition.schema);
    return [...wordsOf(change).keys()].flatMap((key): VariantWords[] => {
      const field = key.slice(1).split('.');
      const path = [...at, section, ...field];
      const isChoice = controls.some(({ name, control }) => name === field[0] && control === 'choice');
      if (isChoice || valueIn(input, path) === undefined) return [];
      return [{ ...settingAt(input, edit, path), section, field: field.join('.') }];
    });
  });
}

function isExperiment(route: unknown): boolean {
  return valueIn(route, ['kind']) === 'experiment';
}

function settingAt(input: unknown, edit: SiteEdit, path: (string | number)[]): Setting {
  const spot = edit.tree.sources.find(path);
  if (spot === undefined && valueIn(input, path) === undefined) return { path, value: undefined };
  if (spot !== undefined && isWritten(spot.node)) {
    const value = readValue(edit, path);
    return { path, value: typeof value === 'string' || typeof value === 'number' ? value : undefined };
  }
  if (spot === undefined) return { path, value: undefined, fixed: 'Code computes it.' };
  const { module, node } = spot;
  const { file, line } = module.source.place(Math.max(0, node.start - module.lead));
  const where = `line ${line} of ${basename(file)}`;
  const name = /^env\(\s*['"`](\w+)['"`]/.exec(parsedText(module).slice(node.start, node.end))?.[1];
  if (name === undefined) return { path, value: undefined, fixed: `Code computes it in ${where}.` };
  const variable = { name, isSet: valueIn(input, path) !== undefined };
  return { path, value: undefined, variable, fixed: `It is read from the environment in ${where}.` };
}

function pagesThatSend({ rendered }: RenderedSite, destination: string): string[] {
  const sends = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(sends);
    if (!isRecord(value)) return false;
    const { destinations } = value;
    if (Array.isArray(destinations) && destinations.includes(destination)) return true;
    return Object.values(value).some(sends);
  };
  return rendered.flatMap(({ page }) => (page.sections.some(({ node }) => sends(node.fields)) ? [page.path] : []));
}

/** Returns the words of sections that differ, as visitors see them from top to bottom. */
function differences(original: readonly SectionNode[], variant: readonly SectionNode[]): WordsDifference[] {
  const before = new Map(original.map((section) => [section.name, wordsOf(section.fields)]));
  const after = new Map(variant.map((section) => [section.name, wordsOf(section.fields)]));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((section) => {
    const [old, now] = [before.get(section), after.get(section)];
    return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((key): WordsDifference[] => {
      const [was, is] = [old?.get(key), now?.get(key)];
      return was === is ? [] : [{ section, field: key.slice(1), before: was, after: is }];
    });
  });
}

/** Returns the texts of a section by their path. */
function wordsOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...wordsOf(inner, `${path}.${key}`)]));
}
