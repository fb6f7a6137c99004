import type { Finding, Path } from '../../kit/issue.ts';
import type { PageNode, Site } from '../../site/site.ts';
import type { Model } from '../kinds/model.ts';
import { readWords } from '../kinds/words.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';
import type { AlikePair } from './alike.ts';
import { type CompareOptions, compareTexts } from './compare.ts';
import type { PageText, SectionText } from './comparison.ts';

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

/**
 * Finds pages that were made of one text with other names in it: search engines take them for doorways and may punish
 * the whole site (Google Search Central, spam policies, "Doorway abuse"). Compares what the pages say themselves, with
 * the values that they fill in taken out; pages that are written out one by one are compared with, and never blamed.
 * Comes back as soon as all of them are read, with what is found later.
 */
export async function doorways(
  { routes, doorways: { threshold, action } }: Site,
  pages: readonly ResolvedPage[],
  options: Omit<CompareOptions, 'threshold'>,
): Promise<{ readonly found: Promise<Doorways> }> {
  const nodes = new Map(routes.map((node) => [node.path, node]));
  const open = pages.filter(({ noindex, path }) => !noindex && nodes.has(path));
  if (!open.some(({ path }) => nodes.get(path)?.origin)) return { found: Promise.resolve(none) };
  // Those that are written out come first, so that of a pair it is the made page that is named.
  const sorted = [...open].sort((a, b) => Number(isMade(nodes, a)) - Number(isMade(nodes, b)));
  const { texts } = await compareTexts(sorted.length, textsOf(sorted, nodes), { ...options, threshold });
  const found = texts.then(({ pairs, sketches }): Doorways => {
    const made = pairs.filter(({ name }) => nodes.get(name)?.origin !== undefined);
    const compared = sketches && { compared: { paths: sorted.map(({ path }) => path), sketches } };
    if (action === 'noindex') return { findings: [], hidden: new Set(made.map(({ name }) => name)), ...compared };
    return {
      findings: byRoute(made, nodes).map((group) => finding(group, nodes, threshold)),
      hidden: new Set(),
      ...compared,
    };
  });
  found.catch(() => undefined);
  return { found };
}

const none: Doorways = { findings: [], hidden: new Set() };

function isMade(nodes: ReadonlyMap<string, PageNode>, { path }: ResolvedPage): boolean {
  return nodes.get(path)?.origin !== undefined;
}

/** What each page says in its own sections. */
function* textsOf(pages: readonly ResolvedPage[], nodes: ReadonlyMap<string, PageNode>): Generator<PageText> {
  const own = pages.map((page) => everySection(page).flatMap(({ slot, given }) => (slot === 'main' ? [given] : [])));
  const uses = new Map<Given, number>();
  for (const given of own.flat()) uses.set(given, (uses.get(given) ?? 0) + 1);
  const numbers = new Map<object, number>();
  for (const [index, page] of pages.entries()) {
    yield {
      name: page.path,
      blanks: nodes.get(page.path)?.origin?.filledIn ?? [],
      sections: (own[index] ?? []).map((given): SectionText => {
        if (uses.get(given) === 1) return { lines: linesOf(given) };
        const shared = numbers.get(given);
        if (shared !== undefined) return { shared };
        numbers.set(given, numbers.size);
        return { lines: linesOf(given), shared: numbers.size - 1 };
      }),
    };
  }
}

type Given = ResolvedPage['sections'][number]['given'];

/** What a section says: its texts of two words and more. Names, addresses and choices have no space, rows of ranks no letter. */
function linesOf(given: Given): string[] {
  const { alike } = given;
  if (alike === undefined) return textsIn(given.props).filter(isLine);
  return textsOfModel(alike.model).flatMap((text) => {
    const said = typeof text === 'number' ? (alike.words[text] ?? '') : text;
    return isLine(said) ? [said] : [];
  });
}

function isLine(text: string): boolean {
  return gap.test(text) && letter.test(text);
}

/** The texts of sections that differ by words alone: those that all of them have, and the numbers of their words. */
function textsOfModel(model: Model): readonly (string | number)[] {
  const known = models.get(model);
  if (known !== undefined) return known;
  const { words } = readWords(model.definition.schema, model.props);
  const numbers = new Map(words.map((_, index) => [`\uE010${index}`, index]));
  const texts = textsIn(model.propsWith([...numbers.keys()])).map((text) => numbers.get(text) ?? text);
  models.set(model, texts);
  return texts;
}

const models = new WeakMap<Model, readonly (string | number)[]>();

function textsIn(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) {
    for (const item of value) textsIn(item, texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) textsIn(Reflect.get(value, field), texts);
  }
  return texts;
}

const letter = /\p{L}/u;
/** Space with something on either side. */
const gap = /\S\s+\S/;

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
  const also = rest === 0 ? '' : `, and ${rest.toLocaleString('en-US')} more`;
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
