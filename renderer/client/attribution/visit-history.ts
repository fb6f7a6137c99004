import { readUrl } from '../../sdk/read-url.ts';

/**
 * Returns the URLs of this site that led to this page, oldest first, this page last. They come from the tab's history,
 * so nothing has to be stored. Without the Navigation API only the referrer is known.
 */
export function visitHistory(): readonly URL[] {
  const current = new URL(location.href);
  const history = tabHistory();
  const index = history?.currentEntry?.index ?? 0;
  const before =
    history
      ?.entries()
      .slice(0, index)
      .map(({ url }) => url ?? '') ?? [];
  // The tab may have been opened from another page of the site.
  const addresses = index === 0 ? [document.referrer] : before;
  const known = addresses.flatMap((address) => readUrl(address) ?? []);
  return [...known, current].filter(({ origin }) => origin === current.origin);
}

/** The Navigation API, if the browser has it. */
export function tabHistory(): Navigation | undefined {
  return window.navigation;
}
