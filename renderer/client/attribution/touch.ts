import { readUrl } from '../../sdk/read-url.ts';

/** How somebody came to the site: the page they came to, where from, and what the link they followed says of itself. */
export interface Touch {
  /** Path of the page. */
  readonly landing: string;
  /** The site they came from, as far as the browser tells. */
  readonly referrer?: string;
  /** The variant of an experiment that they saw there. */
  readonly variant?: string;
  /** Parameters of campaigns, by name. */
  readonly campaign?: Readonly<Record<string, string>>;
}

/** Parameters by which advertisers tell campaigns and clicks apart. */
const campaignParameter = /^(utm_[a-z_]{1,24}|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** No link says more; what does is somebody's joke. */
const most = { parameters: 12, characters: 200 };

/** The parameters of campaigns in an address. */
export function campaignOf(address: URL): Record<string, string> {
  const found = [...address.searchParams].filter(
    ([name, value]) => campaignParameter.test(name) && value !== '' && value.length <= most.characters,
  );
  return Object.fromEntries(found.slice(0, most.parameters));
}

/** How somebody came to a page: by its address, and by the address they came from where that is another site's. */
export function touchOf(address: URL, referrer = '', variant?: string): Touch {
  const campaign = campaignOf(address);
  const from = readUrl(referrer);
  return {
    landing: address.pathname,
    ...(from &&
      from.origin !== address.origin && { referrer: (from.origin + from.pathname).slice(0, most.characters) }),
    ...(variant && { variant }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  };
}

/** Whether a touch says where somebody comes from: a link within the site, or an address typed in, does not. */
export function saysWhence({ referrer, campaign }: Touch): boolean {
  return referrer !== undefined || campaign !== undefined;
}
