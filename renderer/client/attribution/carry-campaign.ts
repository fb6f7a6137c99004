import { campaignLink } from './campaign-link.ts';
import { tabHistory } from './visit-history.ts';

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
