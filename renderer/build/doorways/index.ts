import type { Finding, Path } from '../../kit/issue.ts';
import type { PageNode, Site } from '../../site/site.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';
import { type AlikePair, findAlike } from './alike.ts';
import type { Pieces } from './sets.ts';
import { blanker, piecesOfWords, wordHashes } from './shingles.ts';
import { sketch } from './sketch.ts';

export interface Doorways {
  readonly findings: readonly Finding[];
  /** Paths of pages that search engines are to leave alone. */
  readonly hidden: ReadonlySet<string>;
  /** What the pages were compared by; nothing where there was nothing to compare. */
  readonly compared?: ComparedPages;
}

export interface ComparedPages {
  readonly paths: readonly string[];
  /** A sketch of what each of them says, in the same order. */
  readonly sketches: () => readonly Uint8Array[];
}

/**
 * Finds pages that were made of one text with other names in it: search engines take them for doorways and may punish
 * the whole site (Google Search Central, spam policies, "Doorway abuse"). Compares what the pages say themselves, with
 * the values that they fill in taken out; pages that are written out one by one are compared with, and never blamed.
 */
export function doorways({ routes, doorways: { threshold, action } }: Site, pages: readonly ResolvedPage[]): Doorways {
  const nodes = new Map(routes.map((node) => [node.path, node]));
  const open = pages.filter(({ noindex, path }) => !noindex && nodes.has(path));
  if (!open.some(({ path }) => nodes.get(path)?.origin)) return { findings: [], hidden: new Set() };
  // Those that are written out come first, so that of a pair it is the made page that is named.
  const sorted = [...open].sort((a, b) => Number(isMade(nodes, a)) - Number(isMade(nodes, b)));
  const lines = new Map<string, Uint32Array>();
  const texts = withCommon(
    sorted.map((page) => ({ name: page.path, parts: partsOf(page, nodes.get(page.path), lines) })),
  );
  const pairs = findAlike(texts, threshold).filter(({ name }) => nodes.get(name)?.origin !== undefined);
  const compared = {
    paths: texts.map(({ name }) => name),
    sketches: () => texts.map(({ pieces, common }) => sketch(pieces, common)),
  };
  if (action === 'noindex') return { findings: [], hidden: new Set(pairs.map(({ name }) => name)), compared };
  const findings = byRoute(pairs, nodes).map((group) => finding(group, nodes, threshold));
  return { findings, hidden: new Set(), compared };
}

function isMade(nodes: ReadonlyMap<string, PageNode>, { path }: ResolvedPage): boolean {
  return nodes.get(path)?.origin !== undefined;
}

/** Pieces of sections in which nothing is filled in, by their props: many pages share them. */
const shared = new WeakMap<object, Uint32Array>();

/** The pieces of each section; `lines` takes the words of lines in which nothing is filled in, which many sections may have. */
function partsOf(page: ResolvedPage, node: PageNode | undefined, lines: Map<string, Uint32Array>): Uint32Array[] {
  const blanked = blanker(node?.origin?.filledIn ?? []);
  return everySection(page).flatMap(({ slot, props }) => {
    if (slot !== 'main') return [];
    const known = shared.get(props);
    if (known !== undefined) return [known];
    const written = wordsIn(props);
    const shown = written.map((line) => blanked(line));
    const words = shown.map((line, index) => wordHashes(line, line === written[index] ? lines : undefined));
    const pieces = written.length === 0 ? new Uint32Array() : piecesOfWords(joined(words));
    if (shown.every((line, index) => line === written[index])) shared.set(props, pieces);
    return [pieces];
  });
}

interface Text {
  readonly name: string;
  readonly parts: readonly Uint32Array[];
}

/** Puts the parts of texts together: those that others have too by themselves, as one list for all texts that have the same. */
function withCommon(texts: readonly Text[]): Required<Pieces>[] {
  const uses = new Map<Uint32Array, number>();
  for (const part of texts.flatMap(({ parts }) => parts)) uses.set(part, (uses.get(part) ?? 0) + 1);
  const numbers = new Map([...uses.keys()].map((part, number) => [part, number]));
  const lists = new Map<string, Uint32Array>();
  return texts.map(({ name, parts }) => {
    const [own, others] = [[] as Uint32Array[], [] as Uint32Array[]];
    for (const part of parts) (uses.get(part) === 1 ? own : others).push(part);
    const key = others.map((part) => numbers.get(part)).join();
    const common = lists.get(key) ?? joined(others);
    lists.set(key, common);
    return { name, common, pieces: joined(own) };
  });
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((length, list) => length + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

/** What a section says: its texts of two words and more. Names, addresses and choices have no space, rows of ranks no letter. */
function wordsIn(value: unknown, words: string[] = []): string[] {
  if (typeof value === 'string') {
    if (gap.test(value) && letter.test(value)) words.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) wordsIn(item, words);
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) wordsIn(Reflect.get(value, field), words);
  }
  return words;
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
