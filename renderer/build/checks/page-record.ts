import type { Diagnostic, IssueCode, Path } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import type { LinkTargets, PageLinks } from '../page/resolve/links.ts';
import type { PageShingles } from './rules/near-duplicates/near-pairs.ts';

/** A page as checks across pages see it. The build cache stores it, so it holds plain data only. */
export interface PageRecord {
  readonly page: PageSummary;
  /** JSON path of the page among the expanded routes. */
  readonly at: Path;
  readonly origin?: PageOrigin | undefined;
  /** The config hides the page from search engines. */
  readonly isDraft: boolean;
  /** Sections of the page and its layout that the config hides. */
  readonly hidden?: readonly HiddenRecord[] | undefined;
  /** Ids that links can point at: on the page, and on each variant of its experiment. */
  readonly targets: readonly (readonly [label: string, targets: LinkTargets])[];
  /** Links of the page, or of each variant of its experiment. */
  readonly linked: readonly PageLinks[];
  /** Names of the facts that it says or is about; undefined if checks of its texts depend on all facts of the site. */
  readonly facts: readonly string[] | undefined;
  /** Name of the drawing on the page, if social cards of other pages may show it. */
  readonly drawing?: string;
  /** Diagnostics of this page alone, by configurable rules. */
  readonly diagnostics: readonly PageDiagnostic[];
  /** What rules found that report several pages together, by the rule. */
  readonly hits: PageHits;
  /** The text of the page, to find near-duplicates; undefined for pages that are not compared. */
  readonly shingles?: PageShingles | undefined;
}

/** A section that the config hides. */
export interface HiddenRecord {
  readonly name: string;
  /** The type of its block. */
  readonly type: string;
  /** Whether it is a section of the page itself. */
  readonly isOwn: boolean;
}

/** A diagnostic that several pages may share: those with the same section report it once. */
export interface PageDiagnostic extends Diagnostic {
  /** Identity of the section's fields. */
  readonly section?: string | undefined;
}

export type PageHits = Readonly<Partial<Record<IssueCode, readonly Finding[]>>>;

/** What a rule found on a page. */
export interface Finding {
  readonly path: Path;
  /** Identity of the section's fields and name of the section, if it was found there. */
  readonly section?: string | undefined;
  readonly name?: string;
  /** How messages name the page, if not by its path. */
  readonly page?: string;
}

/** Whether a record is about a route, not about the page for unknown addresses. */
export function isRoute({ at }: Pick<PageRecord, 'at'>): boolean {
  return at[0] === 'routes';
}

/** The pages that search engines may show. A preview hides every page, so checks there go by the config. */
export function openPages(records: readonly PageRecord[], isPreview: boolean): readonly PageRecord[] {
  return records.filter((record) => isRoute(record) && !(isPreview ? record.isDraft : record.page.noindex));
}

/** The diagnostics of single pages, those of shared sections once. */
export function pageDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  const reported = new Set<string>();
  return records.flatMap(({ at, diagnostics }) =>
    diagnostics.flatMap(({ section, ...diagnostic }): Diagnostic[] => {
      if (section === undefined) return [diagnostic];
      const inside = at.every((key, depth) => diagnostic.path[depth] === key)
        ? diagnostic.path.slice(at.length)
        : diagnostic.path;
      const key = JSON.stringify([section, diagnostic.code, diagnostic.message, inside.slice(2)]);
      if (reported.has(key)) return [];
      reported.add(key);
      return [diagnostic];
    }),
  );
}

/** Names section fields: the same object has the same name, and so has an equal one that a later build reads. */
export class SectionIdentities {
  readonly #names = new WeakMap<object, string>();
  readonly #counts = new Map<string, number>();
  readonly #hash: (text: string) => string;

  constructor(hash: (text: string) => string) {
    this.#hash = hash;
  }

  of(fields: object): string {
    const known = this.#names.get(fields);
    if (known !== undefined) return known;
    const content = this.#hash(JSON.stringify(fields));
    const count = this.#counts.get(content) ?? 0;
    this.#counts.set(content, count + 1);
    const name = count === 0 ? content : `${content}#${count}`;
    this.#names.set(fields, name);
    return name;
  }
}
