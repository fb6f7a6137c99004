import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;
afterEach(() => site.drop());

const config = 'pages.config.ts';

/** Adds a business to a copy of a fixture. */
function siteWith(fixture: string, organization: string): void {
  site = tempSite(fixture);
  site.edit(config, '  routes: [', `  organization: ${organization},\n  routes: [`);
}

/** Builds the site, and returns its errors and warnings with their place, and why each page was rendered. */
async function built() {
  const { issues, pages } = await build({ ...site.options, engine: 'one' });
  return {
    issues: issues.map(({ code, message, line }) => `${line}: ${code}: ${message}`),
    reasons: Object.fromEntries(pages.map(({ path, reason }) => [path, reason])),
  };
}

const html = (file: string) => readFileSync(join(site.options.out, file), 'utf8');

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The nodes of a page's structured data that have one of these types. */
function nodes(file: string, ...types: readonly string[]): readonly Node[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html(file)) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'].filter((node) => types.includes(node['@type']));
}

const locations = `{
  type: 'HomeAndConstructionBusiness',
  phone: '(555) 010-0142',
  hours: [{ days: 'mon-fri', opens: '08:00', closes: '17:00' }],
  closed: ['2026-12-25'],
  locations: [
    {
      name: 'Ashford',
      address: { street: '1 Mill Lane', locality: 'Ashford', country: 'US' },
      href: '/roofing/ashford',
      hours: [{ days: 'sat', opens: '10:00', closes: '12:00' }],
    },
    {
      name: 'Brook',
      phone: '(555) 010-0199',
      address: { street: '2 Ford Road', locality: 'Brook', country: 'US' },
    },
  ],
}`;

describe('the business of a site with many pages', () => {
  it('puts each location on its own page, or on the home page', async () => {
    siteWith('trades', locations);
    expect((await built()).issues).toEqual([]);
    const type = 'HomeAndConstructionBusiness';
    const usual = [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '08:00', closes: '17:00' },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ];
    const business = { '@id': 'https://trades.example/#organization', openingHoursSpecification: usual };
    expect(nodes('thatching.html', type)).toMatchObject([business]);
    expect(nodes('thatching.html', type)).toHaveLength(1);
    expect(nodes('index.html', type)).toMatchObject([
      business,
      {
        '@id': 'https://trades.example/#location-2',
        name: 'Trades & Towns, Brook',
        telephone: '+15550100199',
        openingHoursSpecification: usual,
      },
    ]);
    expect(nodes('roofing/ashford.html', type)).toMatchObject([
      business,
      {
        '@id': 'https://trades.example/roofing/ashford#location-1',
        url: 'https://trades.example/roofing/ashford',
        telephone: '+15550100142',
        openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' }],
      },
    ]);
  });

  it('reports a page that a location names and the site lacks, and a number that cannot be dialled', async () => {
    siteWith('trades', locations);
    site.edit(config, "href: '/roofing/ashford'", "href: '/roofing/ashfort'");
    site.edit(config, "phone: '(555) 010-0199'", "phone: 'ask Tom'");
    const line = (text: string) => source(config).split(text)[0]?.split('\n').length;
    expect((await built()).issues).toEqual([
      `${line("'/roofing/ashfort'")}: link-route: The link "/roofing/ashfort" leads to no route of this site.`,
      `${line("'ask Tom'")}: phone-invalid: The phone number "ask Tom" contains "a", which is no digit.`,
    ]);
  });

  it('renders every page after a change of the hours, which all of them have, and says so', async () => {
    siteWith('trades', locations);
    await built();
    site.edit(config, "closes: '17:00'", "closes: '18:00'");
    const { reasons } = await built();
    expect(new Set(Object.values(reasons))).toEqual(new Set(['rendered: organization.hours in the config changed']));
    expect(html('thatching.html')).toContain('"closes":"18:00"');
  });
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function source(file: string): string {
  return readFileSync(join(site.root, file), 'utf8');
}
