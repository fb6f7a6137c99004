import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuildOptions, build } from '../renderer/build/index.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;
afterEach(() => site.drop());

const config = 'pages.config.ts';

/** Adds a business to a copy of a fixture. */
function siteWith(fixture: string, organization: string): void {
  site = tempSite(fixture);
  site.edit(config, '  routes: [', `  organization: ${organization},\n  routes: [`);
}

/** Builds the site, and returns its errors and warnings with their place, and why each page was rendered. */
async function built(options: Partial<BuildOptions> = {}) {
  const { issues, pages } = await build({ ...site.options, engine: 'one', ...options });
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

const contact = `{
  type: 'BoatRental',
  name: 'Tern Kayaks Ltd',
  phone: '{{facts.phone.value}}',
  email: 'slip@tern.example',
  address: { street: 'The Slip', locality: 'Carrow', postalCode: 'A94 X2K1', country: 'IE' },
  hours: [{ days: 'fri-sun', opens: '09:00', closes: '18:00' }],
  closed: ['2026-05-01', '2026-12-25'],
  locations: [{
    name: 'Quay',
    phone: '01 555 0199',
    address: { street: 'Quay 3', locality: 'Dublin', country: 'IE' },
  }],
}`;

/** Adds the business and a footer, contact details and a sentence that show it. */
function siteThatShowsIt(details = "{ block: 'contactDetails', headline: 'Call us', organization: true }"): void {
  siteWith('own-block', contact);
  site.edit(
    config,
    '  facts: {',
    "  facts: {\n    phone: { type: 'phone', value: '+35315550142', display: '01 555 0142' },",
  );
  site.edit(
    config,
    '  notFound: {',
    `  layouts: {
    plain: {
      bottom: { end: { block: 'footer', organization: true, hours: true, copyright: '{{organization.name}}' } },
    },
  },
  notFound: {`,
  );
  site.edit(
    config,
    'sections: { intro: hire.intro,',
    `layout: 'plain',
      sections: { contact: ${details}, intro: hire.intro,`,
  );
}

/** The text of a section, with a line for each row, item or line. */
function textOf(file: string, id: string): string {
  const [, section = ''] = new RegExp(`id="${id}"(.*?)<\\/(?:section|footer)>`, 's').exec(html(file)) ?? [];
  return section
    .replace(/<\/(?:li|tr|dt|dd|h2|p|span)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^[^>]*>/, '')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

const rows = `<tbody>\
<tr><th scope="row"><span>Mon–Thu</span></th><td>Closed</td></tr>\
<tr><th scope="row"><span>Fri–Sun</span></th><td><span>09:00–18:00</span></td></tr>\
<tr><th scope="row">25 December 2026</th><td>Closed</td></tr></tbody></table>`;

describe('the business on pages', () => {
  it('is the same in structured data, contact details, footer and copy', async () => {
    siteThatShowsIt();
    site.edit(
      config,
      'Sea kayaks from the slip at Carrow',
      'Sea kayaks, {{organization.hours}}, {{organization.phone}}',
    );
    expect((await built({ today: '2026-06-01' })).issues).toEqual([]);
    const page = html('index.html');
    expect(page.split(`<table class="hours" aria-label="Opening hours">${rows}`)).toHaveLength(2);
    expect(page.split(`<table class="hours"><caption>Opening hours</caption>${rows}`)).toHaveLength(2);
    expect(page.split('<a href="tel:+35315550142">01 555 0142</a>')).toHaveLength(3);
    expect(page).toContain(
      'content="Sea kayaks, Mon–Thu Closed; Fri–Sun 09:00–18:00; 25 December 2026 Closed, 01 555 0142, from €14 an hour."',
    );
    expect(textOf('index.html', 'contact')).toMatch(/The Slip\s+Carrow A94 X2K1/);
    expect(textOf('index.html', 'end')).toMatch(
      /^Contact\nTern Kayaks Ltd\nThe Slip\nCarrow A94 X2K1\n01 555 0142\nslip@tern\.example\n/,
    );
    expect(textOf('index.html', 'end')).toMatch(/© 2026 Tern Kayaks Ltd$/);
    const [business] = nodes('index.html', 'BoatRental');
    expect(business).toMatchObject({ name: 'Tern Kayaks Ltd', telephone: '+35315550142' });
    expect(JSON.stringify(business)).not.toContain('2026-05-01');
  });

  it('can be one location, which shares what it leaves out', async () => {
    siteThatShowsIt(
      "{ block: 'contactDetails', headline: 'Call us', organization: 'Quay', email: 'own@tern.example' }",
    );
    expect((await built({ today: '2026-06-01' })).issues).toEqual([]);
    const section = textOf('index.html', 'contact');
    expect(section).toContain('01 555 0199');
    expect(section).toContain('own@tern.example');
    expect(section).toContain('Quay 3');
    expect(section).toContain('Fri–Sun\n09:00–18:00');
  });

  it('speaks the language of the page', async () => {
    siteThatShowsIt();
    site.edit(config, "      path: '/',", "      path: '/',\n      locale: 'de-IE',");
    expect((await built()).issues).toEqual([]);
    expect(html('index.html')).toContain('aria-label="Öffnungszeiten"');
    expect(html('index.html')).toContain('<th scope="row"><span>Mo–Do</span></th><td>Geschlossen</td>');
  });

  it('brings its style sheet only where hours are shown', async () => {
    siteThatShowsIt();
    await built();
    expect(html('index.html')).toContain('.hours');
    expect(html('404.html')).not.toContain('.hours');
  });

  it.each<readonly [string, string, string]>([
    ["organization: 'Key'", "'Key'", 'invalid-value: There is no location "Key" in "organization".'],
    [
      "note: '{{organization.fax}}'",
      '{{organization.fax}}',
      'unknown-token: There is no value for {{organization.fax}}.',
    ],
  ])('reports %s', async (field, at, message) => {
    siteThatShowsIt(`{ block: 'contactDetails', headline: 'Call us', ${field} }`);
    const line = source(config).split(at)[0]?.split('\n').length;
    expect((await built()).issues).toEqual([`${line}: ${message}`]);
  });

  it('reports a block that shows a business if the site has none', async () => {
    siteThatShowsIt();
    site.edit(config, `  organization: ${contact},`, '');
    site.edit(config, '{{organization.name}}', 'Tern');
    expect((await built()).issues.map((issue) => issue.replace(/^\d+: /, ''))).toEqual(
      Array(3).fill('invalid-value: The site has no "organization" to show.'),
    );
  });
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function source(file: string): string {
  return readFileSync(join(site.root, file), 'utf8');
}

describe('whether the business is open now', () => {
  const business = `{
    type: 'HomeAndConstructionBusiness',
    timeZone: 'Europe/London',
    hours: [{ days: 'mon-fri', opens: '09:00', closes: '17:00' }, { days: 'sat', opens: '20:00', closes: '02:00', nextDay: true }],
    specialHours: [{ date: '2026-12-24', opens: '09:00', closes: '12:00' }],
    closed: [{ from: '2026-12-25', to: '2026-12-26' }, '2020-12-25'],
  }`;

  it('is found out by a script that only pages with it have', async () => {
    siteWith('trades', business);
    const [home = ''] = /sections: \{/.exec(source(config)) ?? [];
    site.write(
      config,
      source(config).replace(
        home,
        `${home} way: { block: 'map', headline: 'Find us', organization: true, status: true },`,
      ),
    );
    const { issues } = await built({ today: '2026-05-01' });
    expect(issues).toEqual([]);
    const files = [...filesIn(site.options.out).keys()].filter((file) => file.endsWith('.html'));
    const [first = '', ...more] = files.filter((file) => html(file).includes('data-island="status"'));
    expect([first, more]).toEqual([expect.any(String), []]);
    expect(html(first)).toMatch(/"status":\["\/assets\/status-[^"]+\.js"/);
    expect(files.filter((file) => html(file).includes('/assets/status-'))).toEqual([first]);
    const [, props = ''] = /data-island="status"[^>]*data-props="([^"]*)"/.exec(html(first)) ?? [];
    expect(JSON.parse(props.replaceAll('&quot;', '"'))).toEqual({
      week: [[[540, 1020]], [[540, 1020]], [[540, 1020]], [[540, 1020]], [[540, 1020]], [[1200, 1560]], []],
      special: [
        ['2026-12-24', '2026-12-24', [[540, 720]]],
        ['2026-12-25', '2026-12-26', []],
      ],
      timeZone: 'Europe/London',
    });
  });
});
