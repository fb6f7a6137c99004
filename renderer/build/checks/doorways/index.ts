import type { Finding, Path } from '../../../sdk/issue.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { PageNode, SectionNode, Site } from '../../../site/site.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../../page/resolve/index.ts';
import { sharedFields } from '../../page/shared-fields.ts';
import type { AlikePair } from './alike.ts';
import { type CompareOptions, comparingTexts, type TextComparison } from './compare.ts';
import type { SectionText } from './comparison.ts';
import { type Given, textOf } from './section-text.ts';

export interface Doorways {
  readonly findings: readonly Finding[];
  /** Paths of pages that search engines are to leave alone. */
  readonly hidden: ReadonlySet<string>;
  /** What the pages were compared by; nothing where there was nothing to compare, or it was not asked for. */
  readonly compared?: ComparedPages | undefined;
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
  const nodes = byPath(routes);
  const texts = new TextsOfPages(await comparingTexts({ ...options, threshold, count: routes.length }));
  const foundIn = async (): Promise<Doorways> => {
    const { blamed, compared } = await texts.compared();
    if (action === 'noindex') return { findings: [], hidden: new Set(blamed.map(({ name }) => name)), compared };
    return {
      findings: byRoute(blamed, nodes).map((group) => finding(group, nodes, threshold)),
      hidden: new Set(),
      compared,
    };
  };
  return {
    add: texts.adding(routes),
    async found() {
      if (texts.areMade) return foundIn();
      texts.drop();
      return none;
    },
    drop: () => texts.drop(),
  };
}

/** The same for pages that are planned part by part: all of them are compared in the end, and nobody is blamed before. */
export class ComparisonInParts {
  readonly #options: Omit<CompareOptions, 'threshold'>;
  #texts: TextsOfPages | undefined;
  #found: ReturnType<TextsOfPages['compared']> | undefined;

  constructor(options: Omit<CompareOptions, 'threshold'>) {
    this.#options = options;
  }

  /** Takes those pages of a part that are its own: some may stand in each. */
  async part({ routes, doorways: { threshold } }: Site, isOwn: (node: PageNode) => boolean): Promise<PageComparison> {
    this.#texts ??= new TextsOfPages(await comparingTexts({ ...this.#options, threshold }));
    return { add: this.#texts.adding(routes, isOwn), found: async () => none, drop: () => undefined };
  }

  /** Takes pages that differ from one of a part by words of its own sections alone. */
  like(page: ResolvedPage): AddLike {
    return this.#texts?.like(page) ?? (() => undefined);
  }

  /** Says that these were all. What comes of it is known later. */
  end(): void {
    this.#found ??= this.#texts?.compared();
    // Where nobody asks for it, because something else is wrong, nobody asks what went wrong with it.
    this.#found?.catch(() => undefined);
  }

  /** Whether some pages are alike, and what all were compared by. */
  async found(): Promise<{ readonly areAlike: boolean; readonly compared: ComparedPages | undefined }> {
    this.end();
    const found = await this.#found;
    return { areAlike: found !== undefined && found.blamed.length > 0, compared: found?.compared };
  }

  drop(): void {
    this.#texts?.drop();
  }
}

/** Takes a page by its path, the values that it fills in, and the texts of those sections in which it differs. */
export type AddLike = (path: string, blanks: readonly string[], texts: readonly (string | undefined)[]) => void;

/** What the pages of a site say, handed to whoever compares them. */
class TextsOfPages {
  readonly #texts: TextComparison;
  readonly #written: string[] = [];
  readonly #made: string[] = [];
  /** Numbers of sections that many pages may have. */
  readonly #numbers = new Map<Given, number>();
  /** What sections that many pages may have were told apart by. */
  #shared: ReadonlySet<SectionNode['fields']> = new Set();

  constructor(texts: TextComparison) {
    this.#texts = texts;
  }

  /** Some of them were made of others, so that there is something to compare. */
  get areMade(): boolean {
    return this.#made.length > 0;
  }

  /** Takes pages of these routes, those that search engines may have. What many of them say is read once. */
  adding(routes: readonly PageNode[], isOwn: (node: PageNode) => boolean = () => true): PageComparison['add'] {
    const nodes = byPath(routes);
    const shared = sharedFields(ownSections(routes));
    this.#shared = shared;
    return (page) => {
      const node = nodes.get(page.path);
      if (node === undefined || page.noindex || !isOwn(node)) return;
      const { origin } = node;
      (origin === undefined ? this.#written : this.#made).push(page.path);
      this.#texts.add({
        name: page.path,
        isWritten: origin === undefined,
        blanks: origin?.filledIn ?? [],
        sections: everySection(page).flatMap((section) => this.#textsOf(section, shared)),
      });
    };
  }

  /** `texts` are those of the page's own sections, in their order; nothing for those that it has like the first. */
  like(page: ResolvedPage): AddLike {
    const known = page.sections
      .filter(({ slot }) => slot === 'main')
      .map((section) => this.#textsOf(section, this.#shared));
    return (path, blanks, texts) => {
      if (page.noindex) return;
      this.#made.push(path);
      const sections = texts.flatMap((text, index) => (text === undefined ? (known[index] ?? []) : [text]));
      this.#texts.add({ name: path, isWritten: false, blanks, sections });
    };
  }

  /** Pairs of which the first was made of something, and what all pages were compared by, where somebody asked for that. */
  async compared(): Promise<{ readonly blamed: readonly AlikePair[]; readonly compared: ComparedPages | undefined }> {
    const { pairs, sketches } = await this.#texts.compared();
    const made = new Set(this.#made);
    return {
      blamed: pairs.filter(({ name }) => made.has(name)),
      compared: sketches && { paths: [...this.#written, ...this.#made], sketches },
    };
  }

  drop(): void {
    this.#texts.drop();
  }

  #textsOf({ slot, given, node }: ResolvedSection, shared: ReadonlySet<SectionNode['fields']>): SectionText[] {
    if (slot !== 'main') return [];
    if (!shared.has(node.fields)) return [textOf(given)];
    const known = this.#numbers.get(given);
    if (known !== undefined) return [known];
    const number = this.#numbers.size;
    this.#numbers.set(given, number);
    return [{ texts: textOf(given), shared: number }];
  }
}

function byPath(routes: readonly PageNode[]): ReadonlyMap<string, PageNode> {
  return new Map(routes.map((node) => [node.path, node]));
}

const none: Doorways = { findings: [], hidden: new Set() };

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
