import { readUrl } from '../../sdk/read-url.ts';
import { type Attribution, attribution } from '../attribution/index.ts';
import { visitHistory } from '../attribution/visit-history.ts';

/** A page that the visitor left after a press, before the island's code loaded. */
export interface AbandonedPage {
  readonly href: string;
  readonly referrer: string;
  readonly build: string | undefined;
  readonly variant: string | undefined;
  /** URL of the site's `destinations.json`; `experiments.json` is in the same folder. */
  readonly source: string;
}

/** Returns the meta that the abandoned page would have added to its lead. */
export async function abandonedPageMeta({ href, referrer, build, variant, source }: AbandonedPage): Promise<{
  readonly attribution: Attribution;
  readonly experiment?: string;
  readonly variant?: string;
}> {
  const experiment = variant && (await fetchExperiment(href, source));
  const label = experiment && `${experiment}:${variant}`;
  return {
    ...(experiment && { experiment, variant }),
    attribution: attribution(build ?? '', historyUntil(href), referrer, label || ''),
  };
}

/** The URLs that led to the page: the history of this tab, if the page is part of it. */
function historyUntil(href: string): readonly URL[] {
  const history = visitHistory();
  const index = history.map((address) => address.href).lastIndexOf(href);
  return index < 0 ? [readUrl(href) ?? new URL(location.href)] : history.slice(0, index + 1);
}

/** Returns the experiment of a page; undefined if the site does not list one. */
async function fetchExperiment(href: string, source: string): Promise<string | undefined> {
  const path = (address: string) => new URL(address, location.href).pathname.replace(/\/$/, '');
  try {
    const answer = await fetch(source.replace(/[^/]*$/, 'experiments.json'));
    const experiments: Record<string, { readonly name: string }> = await answer.json();
    return Object.entries(experiments).find(([page]) => path(page) === path(href))?.[1].name;
  } catch {
    return undefined;
  }
}
