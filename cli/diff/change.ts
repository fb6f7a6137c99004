import type { WordEdit } from './word-diff.ts';

/** One thing that changes on a page. Plain data, and the same for every page that it happens to. */
export type Change =
  | { readonly kind: 'copy'; readonly section: string; readonly edits: readonly WordEdit[] }
  | {
      readonly kind: 'section';
      readonly section: string;
      readonly block: string;
      readonly what: 'added' | 'removed' | 'moved';
      /** What it says, where it is new or gone. */
      readonly words?: string;
    }
  | {
      readonly kind: 'links';
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
  /** The same words in other markup: a picture, a variant, an attribute. */
  | { readonly kind: 'markup'; readonly section: string }
  | { readonly kind: 'data'; readonly types: readonly string[] }
  | { readonly kind: 'style' };

/** A change with every page that it happens to; what stands around it is that of the first. */
export type SharedChange = Change & { readonly pages: readonly string[] };

/** What a page weighs: HTML with its inline styles in brotli at quality 5, first script in gzip, in bytes. */
export interface PageBytes {
  readonly html: number;
  readonly script: number;
}

/** A page that is not as it was. */
export interface PageDiff {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'moved' | 'changed';
  /** Its path before, where it moved. */
  readonly from?: string;
  readonly title?: string;
  /** Where visitors of a page that is gone are led; null where they are not. */
  readonly redirect?: string | null;
  readonly before?: PageBytes;
  readonly after?: PageBytes;
}

/** Something of the whole site that changes. */
export interface SiteChange {
  readonly part: 'fact' | 'destination' | 'redirect' | 'header' | 'theme' | 'setting';
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Pages that show it, where it is a fact. */
  readonly pages?: readonly string[];
}

/** What a base says of itself where it cannot be built. */
export interface BaseFault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Everything that differs between two states of a site. */
export interface SiteDiff {
  /** What the site was compared with. */
  readonly base: string;
  /** Errors that keep the base from being built; then only paths are compared. */
  readonly baseFaults: readonly BaseFault[];
  readonly pages: readonly PageDiff[];
  readonly unchanged: number;
  readonly changes: readonly SharedChange[];
  readonly site: readonly SiteChange[];
}
