/** A picture as fields of the kind `picture` take it. */
interface EntryPicture {
  readonly src: string;
  readonly alt: string;
}

/** What an entry gives its page, and lists of pages. */
export interface EntryRow {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** As people read it; none if the entries are no articles. */
  readonly date?: string | undefined;
  readonly topic?: string | undefined;
  readonly picture?: EntryPicture | undefined;
  /** The same picture for fields that take other media too. */
  readonly media?: ({ readonly kind: 'picture' } & EntryPicture) | undefined;
  /** What search engines learn about it, if it is an article. */
  readonly article?: { readonly published: string; readonly updated?: string; readonly author?: string } | undefined;
}
