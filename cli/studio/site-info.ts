import { type Spent, spending } from '../../renderer/build/checks/rules/budget/spending.ts';
import { textMap } from '../../renderer/build/commands/text-map.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { validImages } from '../../renderer/build/inputs/images.ts';
import { stemOf } from '../../renderer/build/inputs/published/file-kind.ts';
import { weighExactly } from '../../renderer/build/lib/weigh.ts';
import { weighPage } from '../../renderer/build/page/render/index.ts';
import { blockingSheets } from '../../renderer/build/page/render/sheets.ts';
import { everySection } from '../../renderer/build/page/resolve/index.ts';
import { pageScope } from '../../renderer/build/page/resolve/scope.ts';
import { organizationTexts } from '../../renderer/build/page/resolve/shown-organization.ts';
import { type FactOverride, formatFact } from '../../renderer/sdk/facts.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';
import type { DrawnIcon } from '../../renderer/sdk/ui/icon.tsx';
import type { PageNode } from '../../renderer/site/site.ts';
import { groupsOf, matching } from '../gallery/icons-page.ts';
import { galleryPath } from '../serve/overlay.ts';
import { type FieldControl, fieldControls } from './fields.ts';
import { routeOf, sectionsOf, writtenSections } from './places.ts';
import { matrixOf } from './rows.ts';
import type { Session } from './session.ts';
import { pagesBySection } from './shared-text.ts';

/** Returns what the studio shows of the whole site. */
export function siteInfo(session: Session) {
  const { failure, warnings, made } = session.site.current();
  return {
    version: session.version,
    name: made?.ready.site.name ?? '',
    origin: made?.ready.site.origin.origin ?? '',
    folder: session.root,
    pages: (made?.rendered ?? []).map(({ page }) => ({ path: page.path, title: page.title, noindex: page.noindex })),
    facts: made === undefined ? [] : factsOf(made),
    destinations: [...(made?.ready.site.destinations ?? [])].map(([name, { label }]) => ({ name, label })),
    /** How the names of the files that the build makes of each picture begin. */
    pictures: Object.fromEntries(
      validImages(made?.ready.loaded.images ?? new Map()).map(({ name }) => [name, stemOf(name)]),
    ),
    blocks: made === undefined ? [] : blocksOf(made),
    problems: failure?.kind === 'issues' ? failure.issues : failure ? [unknownProblem(failure.error)] : warnings,
    hasErrors: failure !== undefined,
    last: session.lastToUndo(),
    next: session.lastToRedo(),
  };
}

/** An error that is no diagnostic, as one. */
function unknownProblem(error: unknown): Pick<Issue, 'severity' | 'message' | 'path' | 'suggestion' | 'file' | 'line'> {
  return { severity: 'error', message: String(error), path: [] };
}

/** Returns a page with its sections, their fields and the texts that lead to them; null if there is none. */
export function pageInfo(session: Session, path: string) {
  const { made } = session;
  const page = made?.rendered.find((one) => one.page.path === path)?.page;
  if (made === undefined || page === undefined) return null;
  const controls = new Map<string, readonly FieldControl[]>();
  const shown = pagesBySection({ made, edit: session.edit() }, path);
  const sections = writtenSections(made, path).map((section) => {
    const { name, at, fields, definition } = section;
    const { type } = definition.block;
    controls.set(type, fieldControls(definition.schema));
    const slot = page.sections.find((one) => one.node === section)?.slot;
    const about = { own: at[0] === 'routes', pages: shown.get(name) ?? 1, hidden: slot === undefined };
    return { name, slot: slot ?? 'main', block: type, fields, at, ...about };
  });
  const node = routeOf(made, path) ?? made.ready.site.notFound;
  return {
    path,
    version: session.version,
    meta: node.meta,
    named: namedValues(made, node),
    rows: matrixOf(made, path),
    links: linksOf(made, path),
    /** Title and description with the values of their tokens. */
    shown: { title: page.title, description: page.description },
    sections,
    controls: Object.fromEntries(controls),
    map: textMap(made, path),
  };
}

/** A fact of the site, and the pages that say it. */
interface FactInfo {
  readonly name: string;
  /** The value as pages show it. */
  readonly text: string;
  /** The value as it is written; undefined if it follows from other facts. */
  readonly value: string | number | undefined;
  readonly pages: readonly string[];
}

/** Returns the facts of a site in the order of its config. */
function factsOf({ ready: { site, pages } }: RenderedSite): FactInfo[] {
  const users = new Map<string, string[]>();
  for (const page of pages) {
    const { path } = page;
    const uses = [page, ...everySection(page)].flatMap((part) => part.uses.map(({ fact }) => fact));
    for (const name of new Set(uses)) users.set(name, [...(users.get(name) ?? []), path]);
  }
  return [...site.facts].map(([name, fact]) => ({
    name,
    text: formatFact(fact, site.locale),
    value: 'of' in fact && fact.of !== undefined ? undefined : fact.value,
    pages: users.get(name) ?? [],
  }));
}

/** Returns the blocks of a site with their examples and layouts, those that its pages use most often first. */
function blocksOf({ ready }: RenderedSite) {
  const uses = new Map<string, number>();
  for (const { type } of ready.site.routes.flatMap(({ sections }) => sections))
    uses.set(type, (uses.get(type) ?? 0) + 1);
  const blocks = [...ready.registry.blocks.values()];
  const byUse = blocks.sort((a, b) => (uses.get(b.block.type) ?? 0) - (uses.get(a.block.type) ?? 0));
  return byUse.map(({ block }) => ({
    type: block.type,
    description: block.description,
    examples: block.examples.map(({ name }) => name),
    layouts: Object.entries(block.layouts ?? {}).map(([name, looks], index) => {
      const example = block.examples.findIndex(({ props }) => {
        const layout: unknown = Reflect.get(props, 'layout');
        return index === 0 ? layout === undefined || layout === name : layout === name;
      });
      return { name, looks, ...(example >= 0 && { example: `${galleryPath}/block/${block.type}/${example}` }) };
    }),
  }));
}

/** More make a list that nobody reads. */
const mostLinks = 2000;

/** Returns where a link on a page can lead: its sections, the pages, and the sections of other pages. */
function linksOf(made: RenderedSite, path: string): string[] {
  const { rendered } = made;
  const own = sectionsOf(made, path);
  const far = rendered.flatMap(({ page }) =>
    page.path === path
      ? []
      : page.sections.flatMap(({ name, node }) => (node.at[0] === 'layouts' ? [] : [`${page.path}#${name}`])),
  );
  const near = [...own.map(({ name }) => `#${name}`), ...rendered.map(({ page }) => page.path)];
  return [...near, ...far].slice(0, Math.max(near.length, mostLinks));
}

/** A token that the texts of a page may name, and what the page shows for it. */
interface NamedValue {
  /** Without braces: `facts.guarantee`. */
  readonly token: string;
  readonly text: string;
  /** The fact that it shows. */
  readonly fact?: string;
  /** The value of the fact on this page alone, with the reason. */
  readonly own?: FactOverride;
}

/** Returns the tokens that texts of a page may name, with the values that they have there. */
export function namedValues({ ready: { site } }: RenderedSite, { facts, locale }: PageNode): NamedValue[] {
  const scope = pageScope(site, facts, locale, organizationTexts);
  const names = scope.tokenNames().flatMap((name) => (name.startsWith('facts.') ? [name, `${name}.value`] : [name]));
  const seen = new Set<string>();
  return names.flatMap((token): NamedValue[] => {
    const text = scope.token(token);
    const fact = scope.factShown(token);
    // A value without its unit is only of use if it differs.
    const key = `${fact ?? token} ${text}`;
    if (text === undefined || seen.has(key)) return [];
    seen.add(key);
    const own = fact === undefined ? undefined : facts[fact];
    return [{ token, text, ...(fact !== undefined && { fact }), ...(own !== undefined && { own }) }];
  });
}

/** An icon that a field can name. */
export interface IconChoice {
  readonly name: string;
  /** Its shapes; undefined for an icon of the engine. */
  readonly drawn?: DrawnIcon;
}

/** More do not fit beside a field. */
const mostShown = 80;

/** Returns the icons whose names have these words: those of the site, of installed sets, and of the engine. */
export function iconChoices({ ready: { loaded } }: RenderedSite, search: string): IconChoice[] {
  const { icons } = loaded;
  const choices: IconChoice[] = [];
  for (const name of groupsOf(icons).flatMap(({ names }) => matching(names, search))) {
    if (choices.length === mostShown) break;
    const found = icons.find(name);
    if (found !== undefined) choices.push({ name, ...(typeof found === 'object' && { drawn: found }) });
  }
  return choices;
}

/** What a page weighs before anything is pressed, in bytes as `build` counts them. */
export interface PageWeight {
  /** HTML and the style sheets that block it. */
  readonly document: { readonly bytes: number; readonly budget: number };
  readonly script: { readonly bytes: number; readonly budget: number };
  /** What weighs most in it, if that was asked for. */
  readonly parts?: readonly Spent[];
}

/** Returns what a page weighs; undefined if there is no such page. With `parts`, that takes several times as long. */
export function pageWeight(
  { rendered, ready, context }: RenderedSite,
  { page: path, parts }: { readonly page: string; readonly parts: boolean },
): PageWeight | undefined {
  const found = rendered.find(({ page }) => page.path === path);
  if (found === undefined) return undefined;
  const { page, html } = found;
  const { budgets } = ready.site;
  const { script } = weighPage(page, context, () => html);
  const bytes = weighExactly(html, blockingSheets(page, context.styles, context.sheets));
  return {
    document: { bytes, budget: budgets.html },
    script: { bytes: script, budget: budgets.script },
    ...(parts && { parts: spending(html).slice(0, listedParts) }),
  };
}

const listedParts = 6;
