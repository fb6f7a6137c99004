import { readUrl } from '../../sdk/read-url.ts';
import { campaignParameters } from './touch.ts';
import { visitHistory } from './visit-history.ts';

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
