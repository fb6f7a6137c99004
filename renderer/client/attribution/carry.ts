import { campaignLink } from './campaign-link.ts';
import { tabHistory } from './trail.ts';

/**
 * Hands the parameters of the campaign on to other pages of the site when a link there is clicked, as long as `wanted`
 * says so and the browser would not tell them by itself. It keeps the addresses that led to a page of the same tab where
 * it has the Navigation API. Links are changed at the last moment, and only those that are followed.
 */
export function carryAlong(wanted: () => boolean): void {
  const change = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.hasAttribute('download') || !leadsAway(link) || !wanted()) return;
    if (!(tabHistory() && staysInTab(event, link))) link.href = campaignLink(link.href, /./);
  };
  // `auxclick` is what the middle button makes.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, change, { capture: true });
}

/** Whether a link leads to another page of this site, not to another place on this one. */
function leadsAway({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}

function staysInTab(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && link.target !== '_blank';
}
