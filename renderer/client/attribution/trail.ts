import { readUrl } from '../../sdk/read-url.ts';

/**
 * The addresses of this site that led here, the first one first and this page last. The browser keeps them itself, as the
 * history of the tab, so that nothing has to be stored; where it does not tell, the page before is known at least.
 */
export function trail(): readonly URL[] {
  const here = new URL(location.href);
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
  return [...known, here].filter(({ origin }) => origin === here.origin);
}

/** The Navigation API, where the browser has it. */
export function tabHistory(): Navigation | undefined {
  return window.navigation;
}
