import type { WordEdit } from './word-diff.ts';

/** A change on a page, as plain data that is equal on all pages with the same change. */
export type Change =
  | { readonly kind: 'copy'; readonly section: string; readonly edits: readonly WordEdit[] }
  | {
      readonly kind: 'section';
      readonly section: string;
      readonly block: string;
      readonly what: 'added' | 'removed' | 'moved';
      /** Its text, if it was added or removed. */
      readonly words?: string;
    }
  | {
      /** `pictures` are the names of their files. */
      readonly kind: 'links' | 'pictures';
      readonly section: string;
      readonly removed: readonly string[];
      readonly added: readonly string[];
    }
  | {
      readonly kind: 'form';
      readonly section: string;
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  | { readonly kind: 'claim'; readonly fact: string; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'meta'; readonly field: string; readonly before: string | null; readonly after: string | null }
  /** The same text in other markup: a picture, a variant, an attribute. */
  | { readonly kind: 'markup'; readonly section: string }
  | { readonly kind: 'data'; readonly types: readonly string[] }
  | { readonly kind: 'style' };

/** A change with all its pages; its context is from the first page. */
export type SharedChange = Change & { readonly pages: readonly string[] };

/** The size of a page in bytes: HTML with inline styles in brotli at quality 5, first script in gzip. */
export interface PageBytes {
  readonly html: number;
  readonly script: number;
}

/** A page that differs. */
export interface PageDiff {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'moved' | 'changed';
  /** The old path of a moved page. */
  readonly from?: string;
  readonly title?: string;
  /** The redirect of a removed page; null if there is none. */
  readonly redirect?: string | null;
  readonly before?: PageBytes;
  readonly after?: PageBytes;
}

/** A site-wide change. */
export interface SiteChange {
  readonly part: 'fact' | 'destination' | 'redirect' | 'header' | 'theme' | 'file' | 'setting';
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The pages that show a fact. */
  readonly pages?: readonly string[];
}

/** An error that prevents building the base. */
export interface BaseFault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The differences between two states of a site. */
export interface SiteDiff {
  /** The name of the base. */
  readonly base: string;
  /** Errors that prevent building the base; then only paths are compared. */
  readonly baseFaults: readonly BaseFault[];
  readonly pages: readonly PageDiff[];
  readonly unchanged: number;
  readonly changes: readonly SharedChange[];
  readonly site: readonly SiteChange[];
}
