/** What the page after a form gets from the form's page, through session storage. It never holds more than that page shows. */
export interface Handover {
  /** Path of the page. */
  readonly page: string;
  /** When it is out of date, in milliseconds since 1970. */
  readonly until: number;
}

/** The values of a lead that a page shows, by name. */
export interface LeadWords extends Handover {
  readonly values: Readonly<Record<string, string>>;
}

/** Key in session storage for the values of the lead that led to a page. */
export const leadWordsKey = 'frontage-lead';

/** Starts the names of placeholders for values of a lead; see `query-text.ts`. No query parameter can start like this. */
export const leadPrefix = 'lead.';

/** Long enough to reload the page, or to come back to it. */
const lifetime = 30 * 60_000;

/** Returns what a page gets, before its content. */
export function handoverTo(href: string): Handover {
  return { page: pathOf(href), until: Date.now() + lifetime };
}

/** Whether this page gets it. Hosts differ in whether addresses end with a slash or `.html`. */
export function isForThisPage({ page }: Handover): boolean {
  return page === pathOf(location.href);
}

export function isOutOfDate({ until }: Handover): boolean {
  return !(until > Date.now());
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname.replace(/\/(?:index\.html)?$|\.html$/, '');
}
