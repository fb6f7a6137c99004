import type { ESTree } from 'rolldown/utils';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { SectionNode } from '../../renderer/site/site.ts';
import { applyOperation, readValue } from '../author/operations/apply.ts';
import { overrideValue, ownDepth, withValue } from '../author/operations/override.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { sectionsOf, startsWith, valueIn } from './config-paths.ts';

/** A text of a section, as the studio names it. */
export interface TextSpot {
  readonly page: string;
  readonly section: string;
  readonly field: Path;
}

/** Who shows a text that several places of the site share. */
export interface TextUses {
  /** The pages that show it, the asked one first. */
  readonly pages: readonly string[];
  /** How often the asked page shows it. */
  readonly places: number;
  /** Why the text cannot differ on this page alone; undefined if it can. */
  readonly fixed?: string;
  /** A template fills in a part of it, so it cannot be changed for all pages here. */
  readonly isFilled: boolean;
}

interface Use extends TextSpot {
  /** Where it is written in the config. */
  readonly path: Path;
}

/** Returns who shows a text; undefined if it is on one page once, or if code, a table or a Markdown file writes it. */
export function textUses(made: RenderedSite, site: SiteEdit, spot: TextSpot): TextUses | undefined {
  const uses = usesOf(made, site, spot);
  const [own, node] = [uses.find((use) => isSame(use, spot)), sectionNode(made, spot.page, spot.section)];
  const isFilled = own !== undefined && readValue(site, own.path) !== valueIn(node?.fields, spot.field);
  if (uses.length < 2 && !isFilled) return undefined;
  const pages = [...new Set([spot.page, ...uses.map(({ page }) => page)])];
  const places = uses.filter(({ page }) => page === spot.page).length;
  const plan = planOf(made, site, spot, uses);
  return { pages, places, isFilled, ...('fixed' in plan && { fixed: plan.fixed }) };
}

/** Returns how many pages show each section of a page, by its name, because it is written once for all of them. */
export function pagesBySection(made: RenderedSite, site: SiteEdit, path: string): ReadonlyMap<string, number> {
  const counts = new Map<unknown, number>();
  const own = sectionsOf(made, path);
  // Where a section is written takes long to find out, and only those that say the same can be written once.
  const texts = new Set(own.map(({ node }) => textOf(node.fields)));
  const placeOf = placesIn(made, site);
  for (const { page } of made.rendered) {
    const equal = page.sections.filter(({ node }) => texts.has(textOf(node.fields)));
    for (const place of new Set(equal.map(({ node }) => placeOf(node))))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return new Map(own.map(({ name, node }) => [name, counts.get(placeOf(node)) ?? 1]));
}

/** Returns a function to the place where a section is written: the expression that pages may share, else its path. */
function placesIn(made: RenderedSite, site: SiteEdit): (node: SectionNode) => unknown {
  const places = new Map<string, unknown>();
  return ({ at }) => {
    const key = JSON.stringify(made.ready.writtenAt(at));
    if (!places.has(key)) {
      const path = writtenPath(made, at);
      places.set(key, (path && site.tree.sources.find(path)?.node) ?? key);
    }
    return places.get(key);
  };
}

const fieldTexts = new WeakMap<object, string>();

function textOf(fields: object): string {
  const text = fieldTexts.get(fields) ?? JSON.stringify(fields);
  fieldTexts.set(fields, text);
  return text;
}

/** Adds the edit that changes a text on one page alone. Returns what the page says now if the person saw something else. */
export function addOverride(
  made: RenderedSite,
  site: SiteEdit,
  { value, was, ...spot }: TextSpot & { readonly value: unknown; readonly was?: unknown },
): { readonly now: unknown } | undefined {
  const node = sectionNode(made, spot.page, spot.section);
  const now = node && valueIn(node.fields, spot.field);
  if (was !== undefined && now !== was) return { now };
  const plan = planOf(made, site, spot, usesOf(made, site, spot));
  if ('fixed' in plan) throw new UsageError(plan.fixed, 'Change it everywhere, or make a section of its own.');
  plan.write(value);
  return undefined;
}

/** Returns how to write a text for one page, or why that cannot be. */
function planOf(
  made: RenderedSite,
  site: SiteEdit,
  spot: TextSpot,
  uses: readonly Use[],
): { readonly write: (value: unknown) => void } | { readonly fixed: string } {
  const route = [...made.ready.site.routes, made.ready.site.notFound].find(({ path }) => path === spot.page);
  const own = uses.find((use) => isSame(use, spot));
  if (route === undefined || own === undefined) return { fixed: 'It is not known where this text is written.' };
  const node = sectionNode(made, spot.page, spot.section);
  if (node?.at[0] === 'layouts') return { fixed: 'It is part of a layout, which is the same on all of its pages.' };
  const input = made.ready.loaded.input;
  const [kind, config] = [route.origin?.kind, valueIn(input, route.at)];
  if (kind === 'template' || kind === 'variant') {
    const changes = [...route.at, 'sections', spot.section];
    const written = valueIn(input, changes);
    if (isRecord(written) && ('before' in written || 'after' in written || 'replace' in written)) {
      if (!startsWith(own.path, changes))
        return { fixed: 'The page moves this section, so its texts are those of the original.' };
    } else return { write: (value) => changeSection(site, spot, { changes, node, value }) };
  }
  if (!isRecord(config) || !startsWith(own.path, route.at)) {
    return { fixed: 'All pages of a table, a folder or an experiment share it.' };
  }
  const others = uses.flatMap((use) => (use === own ? [] : [use.path]));
  const depth = ownDepth(site, own.path, others);
  if (depth === undefined || depth < route.at.length) return { fixed: 'These pages share everything that is in them.' };
  return {
    write: (value) => overrideValue(site, { path: own.path, depth, value, valueAt: (path) => valueIn(input, path) }),
  };
}

interface SectionChange {
  /** Path of the changes of the section in the route. */
  readonly changes: Path;
  readonly node: SectionNode | undefined;
  readonly value: unknown;
}

/** Writes a text among the changes of a page of a template or a variant. They replace lists as a whole. */
function changeSection(site: SiteEdit, { field }: TextSpot, { changes, node, value }: SectionChange): void {
  const list = field.findIndex((step) => typeof step === 'number');
  const [outside, inside] = list < 0 ? [field, []] : [field.slice(0, list), field.slice(list)];
  const path = [...changes, ...outside];
  const whole = list < 0 ? value : withValue(valueIn(node?.fields, outside), inside, value);
  applyOperation(site, { op: 'set', path, value: JSON.parse(JSON.stringify(whole)) });
}

/** Returns every place that shows a text because it is written there, in the order of the pages. */
function usesOf(made: RenderedSite, site: SiteEdit, spot: TextSpot): Use[] {
  const node = sectionNode(made, spot.page, spot.section);
  const text = node && valueIn(node.fields, spot.field);
  const path = node && writtenPath(made, [...node.at, ...spot.field]);
  const writer = path && writerOf(site, path);
  if (writer === undefined || typeof text !== 'string') return [];
  const writers = new Map<string, ESTree.Node | undefined>();
  const fieldsWith = new Map<object, readonly Path[]>();
  return made.rendered.flatMap(({ page }) =>
    page.sections.flatMap((section): Use[] => {
      const { at, fields } = section.node;
      const found = fieldsWith.get(fields) ?? pathsOf(fields, text);
      fieldsWith.set(fields, found);
      return found.flatMap((field): Use[] => {
        const use = writtenPath(made, [...at, ...field]);
        if (use === undefined) return [];
        const key = JSON.stringify(use);
        if (!writers.has(key)) writers.set(key, writerOf(site, use));
        return writers.get(key) === writer ? [{ page: page.path, section: section.name, field, path: use }] : [];
      });
    }),
  );
}

/** Returns the paths of the texts in a value that are equal to this one. */
function pathsOf(value: unknown, text: string, path: Path = []): Path[] {
  if (value === text) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, text, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function writtenPath({ ready }: RenderedSite, path: Path): Path | undefined {
  const found = ready.writtenAt(path);
  return 'path' in found && found.file === undefined && found.prose === undefined ? found.path : undefined;
}

/** Returns the expression that writes a text; undefined if code computes it, or a parameter is part of it. */
function writerOf(site: SiteEdit, path: Path): ESTree.Node | undefined {
  const spot = site.tree.sources.find(path);
  return spot?.node.type === 'Literal' || spot?.node.type === 'TemplateLiteral' ? spot.node : undefined;
}

function isSame(one: TextSpot, other: TextSpot): boolean {
  return (
    one.page === other.page &&
    one.section === other.section &&
    JSON.stringify(one.field) === JSON.stringify(other.field)
  );
}

function sectionNode(made: RenderedSite, path: string, name: string): SectionNode | undefined {
  const page = made.rendered.find((one) => one.page.path === path)?.page;
  return page?.sections.find((section) => section.name === name)?.node;
}
