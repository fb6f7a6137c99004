import { readUrl } from '../../sdk/read-url.ts';

/** How a visitor came to the site: the landing page, the referrer and the campaign of the link. */
export interface Touch {
  /** Path of the landing page. */
  readonly landing: string;
  /** The URL of the referring page, as far as the browser reports it. */
  readonly referrer?: string;
  /** The variant of an experiment that they saw there. */
  readonly variant?: string;
  /** Campaign parameters by name. */
  readonly campaign?: Readonly<Record<string, string>>;
}

/** Query parameters that identify campaigns and ad clicks. */
const campaignParameter = /^(utm_[a-z_]{1,24}|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** No real link exceeds these limits. */
const limits = { parameters: 12, characters: 200 };

/** Returns the campaign parameters of a URL. */
export function campaignParameters(address: URL): Record<string, string> {
  const found = [...address.searchParams].filter(
    ([name, value]) => campaignParameter.test(name) && value !== '' && value.length <= limits.characters,
  );
  return Object.fromEntries(found.slice(0, limits.parameters));
}

/** Creates a touch from a page's URL and its referrer, if that is another site's. */
export function createTouch(address: URL, referrer = '', variant?: string): Touch {
  const campaign = campaignParameters(address);
  const source = readUrl(referrer);
  return {
    landing: address.pathname,
    ...(source &&
      source.origin !== address.origin && { referrer: (source.origin + source.pathname).slice(0, limits.characters) }),
    ...(variant && { variant }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  };
}

/** Whether a touch has a campaign or a referrer. A link within the site, or a typed URL, has neither. */
export function hasSource({ referrer, campaign }: Touch): boolean {
  return referrer !== undefined || campaign !== undefined;
}
