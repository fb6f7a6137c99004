import { readUrl } from '../../sdk/read-url.ts';
import { type Attribution, attribution } from '../attribution/index.ts';
import { trail } from '../attribution/trail.ts';

/** A page that was left after something was pressed on it, and before its code was there. */
export interface LeftPage {
  readonly href: string;
  readonly referrer: string;
  readonly build: string | undefined;
  readonly variant: string | undefined;
  /** Address of the site's `destinations.json`, beside the file of experiments. */
  readonly source: string;
}

/** What a lead says of the page that it was pressed on, as that page would have said it. */
export async function metaOfLeft({ href, referrer, build, variant, source }: LeftPage): Promise<{
  readonly attribution: Attribution;
  readonly experiment?: string;
  readonly variant?: string;
}> {
  const experiment = variant && (await experimentOf(href, source));
  const label = experiment && `${experiment}:${variant}`;
  return {
    ...(experiment && { experiment, variant }),
    attribution: attribution(build ?? '', trailTo(href), referrer, label || ''),
  };
}

/** What led to the page: the history of this tab, where it is part of that. */
function trailTo(href: string): readonly URL[] {
  const known = trail();
  const place = known.map((address) => address.href).lastIndexOf(href);
  return place < 0 ? [readUrl(href) ?? new URL(location.href)] : known.slice(0, place + 1);
}

/** The experiment of a page; undefined where the site does not say. */
async function experimentOf(href: string, source: string): Promise<string | undefined> {
  const path = (address: string) => new URL(address, location.href).pathname.replace(/\/$/, '');
  try {
    const answer = await fetch(source.replace(/[^/]*$/, 'experiments.json'));
    const experiments: Record<string, { readonly name: string }> = await answer.json();
    return Object.entries(experiments).find(([page]) => path(page) === path(href))?.[1].name;
  } catch {
    return undefined;
  }
}
