import { readUrl } from '../../sdk/url.ts';
import { campaignParameters } from './touch.ts';

/**
 * Adds the visitor's campaign parameters to a link, for the next page or a scheduler. Parameters that the link already
 * has stay. A link to no page, such as a phone number, stays unchanged.
 */
export function campaignLink(href: string, allowed: RegExp = /^utm_/): string {
  const url = readUrl(href, location.href);
  if (!url || !/^https?:$/.test(url.protocol)) return href;
  for (const [name, value] of Object.entries(visitCampaign())) {
    if (allowed.test(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The parameters of the last campaign of this visit. */
function visitCampaign(): Record<string, string> {
  const campaigns = visitHistory().map(campaignParameters);
  return campaigns.filter((campaign) => Object.keys(campaign).length > 0).at(-1) ?? {};
}

/**
 * Adds the campaign parameters to links to other pages of the site when they are clicked, while `isWanted` returns
 * true. Skips links that stay in the tab if the browser has the Navigation API, which reports the earlier URLs itself.
 * Changes only the links that are followed.
 */
export function carryCampaign(isWanted: () => boolean): void {
  const change = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.hasAttribute('download') || !leadsToOtherPage(link) || !isWanted()) return;
    if (!(tabHistory() && staysInTab(event, link))) link.href = campaignLink(link.href, /./);
  };
  // The middle button fires `auxclick`.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, change, { capture: true });
}

/** Whether a link leads to another page of this site. */
function leadsToOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}

function staysInTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && link.target !== '_blank';
}

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
function tabHistory(): Navigation | undefined {
  return window.navigation;
}
