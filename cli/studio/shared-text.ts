import { isDeepStrictEqual } from 'node:util';
import type { ESTree } from 'rolldown/utils';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { SectionNode } from '../../renderer/site/site.ts';
import { applyOperation } from '../author/operations/apply.ts';
import { overrideValue, ownDepth, withValue } from '../author/operations/override.ts';
import { isWritten } from '../author/operations/value-text.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import {
  aroundList,
  isOwnPath,
  plain,
  routeOf,
  type SiteContext,
  sectionNode,
  sectionsOf,
  type TextSpot,
  valueIn,
  writtenField,
  writtenPath,
} from './places.ts';

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
  readonly value: unknown;
}

/** Returns who shows a text; undefined if it is on one page once, or if code, a table or a Markdown file writes it. */
export function textUses(context: SiteContext, spot: TextSpot): TextUses | undefined {
  const uses = usesOf(context, spot);
  const own = uses.find((use) => isSame(use, spot));
  const isFilled = own !== undefined && isFilledIn(context.made, own.path, own.value);
  if (uses.length < 2 && !isFilled) return undefined;
  const pages = [...new Set([spot.page, ...uses.map(({ page }) => page)])];
  const places = uses.filter(({ page }) => page === spot.page).length;
  const plan = besidePage(context, spot);
  return { pages, places, isFilled, ...(plan && 'fixed' in plan && { fixed: plan.fixed }) };
}

/** Whether a page shows another text than its file writes, because a template fills it in. */
export function isFilledIn({ ready: { loaded } }: RenderedSite, path: Path, shown: unknown): boolean {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value));
  return text(valueIn(loaded.input, path)) !== text(shown);
}

/** Returns how many pages show each section of a page, by its name, because it is written once for all of them. */
export function pagesBySection({ made, edit }: SiteContext, path: string): ReadonlyMap<string, number> {
  const counts = new Map<unknown, number>();
  const own = sectionsOf(made, path);
  // Where a section is written takes long to find out, and only those that say the same can be written once.
  const texts = new Set(own.map(({ node }) => textOf(node.fields)));
  const placeOf = placesIn({ made, edit });
  for (const { page } of made.rendered) {
    const equal = page.sections.filter(({ node }) => texts.has(textOf(node.fields)));
    for (const place of new Set(equal.map(({ node }) => placeOf(node))))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return new Map(own.map(({ name, node }) => [name, counts.get(placeOf(node)) ?? 1]));
}

/** Returns a function to the place where a section is written: the expression that pages may share, else its path. */
function placesIn({ made, edit }: SiteContext): (node: SectionNode) => unknown {
  const places = new Map<string, unknown>();
  return ({ at }) => {
    const key = JSON.stringify(made.ready.writtenAt(at));
    if (!places.has(key)) {
      const path = writtenPath(made, at);
      places.set(key, (path && edit.tree.sources.find(path)?.node) ?? key);
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

/** Adds the edit that changes a value of a section on one page alone. Throws a UsageError if it cannot differ there. */
export function addOverride(context: SiteContext, { value, ...spot }: TextSpot & { readonly value: unknown }): void {
  const plan = besidePage(context, spot);
  if (plan === undefined)
    applyOperation(context.edit, { op: 'set', path: writtenField(context.made, spot), value: plain(value) });
  else if ('fixed' in plan) throw fixedError(plan.fixed);
  else plan.write(value);
}

/** Returns the error for a value that cannot differ on one page. */
export function fixedError(reason: string): UsageError {
  return new UsageError(reason, 'Change it everywhere, or make a section of its own.');
}

/** How to write a value beside one page, or why that cannot be. */
export type Beside =
  | { readonly write: (value: unknown) => void /** Removes it from this page. */; readonly remove?: () => void }
  | { readonly fixed: string };

/** Returns how to write a value of a section beside one page; undefined if the page has the value for itself. */
export function besidePage({ made, edit }: SiteContext, spot: TextSpot): Beside | undefined {
  const route = routeOf(made, spot.page);
  const node = sectionNode(made, spot);
  const path = writtenPath(made, [...node.at, ...spot.field]);
  if (route === undefined || path === undefined) return { fixed: 'It is not known where this text is written.' };
  if (node.at[0] === 'layouts') return { fixed: 'It is part of a layout, which is the same on all of its pages.' };
  if (isOwnPath(path, route.at)) {
    const others = usesOf({ made, edit }, spot).flatMap((use) => (isSame(use, spot) ? [] : [use.path]));
    return besideOthers({ made, edit }, { path, route: route.at, others });
  }
  const kind = route.origin?.kind;
  if (kind !== 'template' && kind !== 'variant')
    return { fixed: 'All pages of a table, a folder or an experiment share it.' };
  const changes = [...route.at, 'sections', spot.section];
  const own = valueIn(made.ready.loaded.input, changes);
  if (isRecord(own) && ('before' in own || 'after' in own || 'replace' in own))
    return { fixed: 'The page moves this section, so its texts are those of the original.' };
  const isInList = spot.field.some((step) => typeof step === 'number');
  return {
    write: (value) => changeSection(edit, spot, { changes, node, value }),
    ...(!isInList && { remove: () => changeSection(edit, spot, { changes, node, value: { remove: true } }) }),
  };
}

interface OwnPlace {
  readonly path: Path;
  /** The path of the page's route, which the value is written in. */
  readonly route: Path;
  /** The other places that show what the same expression writes. */
  readonly others: readonly Path[];
}

/** Returns how to write a value of a page's own route beside what others share; undefined if nobody shares it. */
export function besideOthers({ made, edit }: SiteContext, { path, route, others }: OwnPlace): Beside | undefined {
  if (others.length === 0) return undefined;
  const depth = ownDepth(edit, path, others);
  if (depth === undefined || depth < route.length) return { fixed: 'These pages share everything that is in them.' };
  const valueAt = (at: Path) => valueIn(made.ready.loaded.input, at);
  return { write: (value) => overrideValue(edit, { path, depth, value, valueAt }) };
}

/** Returns the error for a text that a template fills in, which is another one on each of its pages. */
export function filledError(): UsageError {
  return new UsageError(
    'A template fills in a part of this text, so it cannot be changed for all of its pages here.',
    'Change the template in your editor.',
  );
}

interface SectionChange {
  /** Path of the changes of the section in the route. */
  readonly changes: Path;
  readonly node: SectionNode;
  readonly value: unknown;
}

/** Writes a text among the changes of a page of a template or a variant. They replace lists as a whole. */
function changeSection(site: SiteEdit, { field }: TextSpot, { changes, node, value }: SectionChange): void {
  const { outside, inside } = aroundList(field);
  const path = [...changes, ...outside];
  const whole = withValue(valueIn(node.fields, outside), inside, value);
  applyOperation(site, { op: 'set', path, value: plain(whole) });
}

/** Returns every place that shows a value because it is written there, in the order of the pages. */
function usesOf({ made, edit }: SiteContext, spot: TextSpot): Use[] {
  const node = sectionNode(made, spot);
  const value = valueIn(node.fields, spot.field);
  const path = writtenPath(made, [...node.at, ...spot.field]);
  const writer = path && writerOf(edit, path);
  if (writer === undefined || value === undefined) return [];
  const text = JSON.stringify(value);
  const writers = new Map<string, ESTree.Node | undefined>();
  const fieldsWith = new Map<object, readonly Path[]>();
  return made.rendered.flatMap(({ page }) =>
    page.sections.flatMap((section): Use[] => {
      const { at, fields } = section.node;
      const found = fieldsWith.get(fields) ?? (textOf(fields).includes(text) ? pathsOf(fields, value) : []);
      fieldsWith.set(fields, found);
      return found.flatMap((field): Use[] => {
        const use = writtenPath(made, [...at, ...field]);
        if (use === undefined) return [];
        const key = JSON.stringify(use);
        if (!writers.has(key)) writers.set(key, writerOf(edit, use));
        return writers.get(key) === writer ? [{ page: page.path, section: section.name, field, path: use, value }] : [];
      });
    }),
  );
}

/** Returns the paths of the values inside a value that are equal to this one. */
function pathsOf(value: unknown, wanted: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(value, wanted)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, wanted, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the expression that writes a value; undefined if code computes it. A text may have parameters in it. */
export function writerOf(site: SiteEdit, path: Path): ESTree.Node | undefined {
  const node = site.tree.sources.find(path)?.node;
  return node && (isWritten(node) || node.type === 'TemplateLiteral') ? node : undefined;
}

function isSame(one: TextSpot, other: TextSpot): boolean {
  return (
    one.page === other.page &&
    one.section === other.section &&
    JSON.stringify(one.field) === JSON.stringify(other.field)
  );
}
