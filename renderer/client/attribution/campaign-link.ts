import { readUrl } from '../../sdk/read-url.ts';
import { campaignOf } from './touch.ts';
import { trail } from './trail.ts';

/**
 * The address of a link with the parameters of the campaign that brought the visitor, so that whoever is behind it
 * (the next page, a scheduler) can tell as well. What the link says itself stays, and so does a link to no page, such as
 * a telephone number.
 */
export function campaignLink(href: string, only: RegExp = /^utm_/): string {
  const url = readUrl(href, location.href);
  if (!url || !/^https?:$/.test(url.protocol)) return href;
  for (const [name, value] of Object.entries(campaignOfVisit())) {
    if (only.test(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** The parameters of the last campaign on the way here. */
function campaignOfVisit(): Record<string, string> {
  const campaigns = trail().map(campaignOf);
  return campaigns.filter((campaign) => Object.keys(campaign).length > 0).at(-1) ?? {};
}
