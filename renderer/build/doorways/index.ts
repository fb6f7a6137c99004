import type { Finding, Path } from '../../kit/issue.ts';
import { thousands } from '../../kit/thousands.ts';
import type { PageNode, SectionNode, Site } from '../../site/site.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';
import { sharedFields } from '../shared-fields.ts';
import type { AlikePair } from './alike.ts';
import { type CompareOptions, comparingTexts } from './compare.ts';
import type { PageText, SectionText } from './comparison.ts';
import { type Given, textOf } from './section-text.ts';

export interface Doorways {
  readonly findings: readonly Finding[];
  /** Paths of pages that search engines are to leave alone. */
  readonly hidden: ReadonlySet<string>;
  /** What the pages were compared by; nothing where there was nothing to compare, or it was not asked for. */
  readonly compared?: ComparedPages;
}

export interface ComparedPages {
  readonly paths: readonly string[];
  /** A sketch of what each of them says, in the same order, one after the other. */
  readonly sketches: Uint8Array;
}

/** Takes pages as they are resolved. */
export interface PageComparison {
  add(page: ResolvedPage): void;
  /** Says that these were all. What comes of it is known later. */
  found(): Promise<Doorways>;
  /** Gives it up: something else is wrong. */
  drop(): void;
}

/**
 * Finds pages that were made of one text with other names in it: search engines take them for doorways and may punish
 * the whole site (Google Search Central, spam policies, "Doorway abuse"). Compares what the pages say themselves, with
 * the values that they fill in taken out; pages that are written out one by one are compared with, and never blamed.
 * Nothing where all are.
 */
export async function comparingPages(
  { routes, doorways: { threshold, action } }: Site,
  options: Pick<CompareOptions, 'wantsSketches' | 'cacheDir'>,
): Promise<PageComparison | undefined> {
  if (!routes.some(({ origin }) => origin)) return undefined;
  const nodes = new Map(routes.map((node) => [node.path, node]));
  const texts = await comparingTexts({ ...options, threshold, count: routes.length });
  const textOf = textsOfPages(routes);
  const [written, made]: [string[], string[]] = [[], []];
  const foundIn = async (): Promise<Doorways> => {
    const { pairs, sketches } = await texts.compared();
    const blamed = pairs.filter(({ name }) => nodes.get(name)?.origin !== undefined);
    const compared = sketches && { compared: { paths: [...written, ...made], sketches } };
    if (action === 'noindex') return { findings: [], hidden: new Set(blamed.map(({ name }) => name)), ...compared };
    return {
      findings: byRoute(blamed, nodes).map((group) => finding(group, nodes, threshold)),
      hidden: new Set(),
      ...compared,
    };
  };
  return {
    add(page) {
      const node = nodes.get(page.path);
      if (node === undefined || page.noindex) return;
      (node.origin === undefined ? written : made).push(page.path);
      texts.add(textOf(page, node));
    },
    async found() {
      if (made.length > 0) return foundIn();
      texts.drop();
      return none;
    },
    drop: () => texts.drop(),
  };
}

const none: Doorways = { findings: [], hidden: new Set() };

/** What pages say in their own sections. What many of them have is read once. */
function textsOfPages(routes: readonly PageNode[]): (page: ResolvedPage, node: PageNode) => PageText {
  const shared = sharedFields(ownSections(routes));
  const numbers = new Map<Given, number>();
  return (page, { origin }) => ({
    name: page.path,
    isWritten: origin === undefined,
    blanks: origin?.filledIn ?? [],
    sections: everySection(page).flatMap(({ slot, given, node }): SectionText[] => {
      if (slot !== 'main') return [];
      if (!shared.has(node.fields)) return [textOf(given)];
      const known = numbers.get(given);
      if (known !== undefined) return [known];
      numbers.set(given, numbers.size);
      return [{ texts: textOf(given), shared: numbers.size - 1 }];
    }),
  });
}

function* ownSections(routes: readonly PageNode[]): Generator<SectionNode> {
  for (const { sections, experiment } of routes) {
    yield* sections;
    for (const variant of experiment?.variants ?? []) yield* variant.sections;
  }
}

/** Pairs by the route that made the page. */
function byRoute(pairs: readonly AlikePair[], nodes: ReadonlyMap<string, PageNode>): AlikePair[][] {
  const groups = new Map<string, AlikePair[]>();
  for (const pair of pairs) {
    const route = routeOf(nodes.get(pair.name)).join('.');
    groups.set(route, [...(groups.get(route) ?? []), pair]);
  }
  return [...groups.values()];
}

function routeOf(node: PageNode | undefined): Path {
  return node?.at.slice(0, 2) ?? ['routes'];
}

/** Pairs that are named; the others are as alike as these. */
const named = 3;

function finding(group: readonly AlikePair[], nodes: ReadonlyMap<string, PageNode>, threshold: number): Finding {
  const worst = [...group].sort((a, b) => b.likeness - a.likeness).slice(0, named);
  const list = worst.map(({ name, other, likeness }) => `${name} and ${other} (${percent(likeness)})`).join(', ');
  const rest = group.length - worst.length;
  const also = rest === 0 ? '' : `, and ${thousands(rest)} more`;
  return {
    code: 'doorway',
    message: `Pages that say the same but for the names in them: ${list}${also}. At most ${percent(threshold)} may be alike.`,
    path: routeOf(nodes.get(worst[0]?.name ?? '')),
    suggestion:
      "Give each page words of its own, from its row or by a change of a section, or keep them from search engines: doorways: { action: 'noindex' }.",
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
