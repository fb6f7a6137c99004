import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInMemory } from '../renderer/build/index.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);

const config = 'pages.config.ts';
const before = "  locale: 'en-GB',\n";
const pixels = (text: string) => site.edit(config, before, `${before}  pixels: ${text},\n`);

interface Built {
  readonly codes: readonly string[];
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

async function built(): Promise<Built> {
  const { issues, files } = await buildInMemory(site.options);
  return { codes: issues.map(({ code }) => code), files };
}

const pagesOf = ({ files }: Built) => [...files].filter(([file]) => file.endsWith('.html'));
const policyOf = ({ files }: Built) => /Content-Security-Policy: (.*)/.exec(String(files.get('_headers')))?.[1] ?? '';

describe('a site', () => {
  let without: Built;
  beforeAll(async () => {
    without = await built();
  });

  it('has the same bytes if no pixel has an id, whatever its texts', async () => {
    pixels("{ ga4: { id: undefined }, meta: {}, consent: { headline: 'May we?' } }");
    const { codes, files } = await built();
    expect(codes).toEqual([]);
    expect([...files]).toEqual([...without.files]);
    site.edit(config, "  pixels: { ga4: { id: undefined }, meta: {}, consent: { headline: 'May we?' } },\n", '');
  });

  describe('with one pixel', () => {
    const declared =
      "{ ga4: { id: 'G-AB12CD34EF' }, consent: { privacy: { label: 'Privacy', href: '/bread' }, days: 30, locales: { fr: { accept: 'Oui' } } } }";
    let counting: Built;
    beforeAll(async () => {
      pixels(declared);
      site.edit(config, "path: '/pâtisserie',", "path: '/pâtisserie', locale: 'fr-FR',");
      counting = await built();
    });

    it('asks on every page, including the 404 page', () => {
      expect(counting.codes).toEqual([]);
      const pages = pagesOf(counting);
      expect(pages.length).toBeGreaterThan(3);
      for (const [file, html] of pages) {
        expect(String(html).match(/<dialog id="privacy-choices"/g), file).toHaveLength(1);
        expect(String(html), file).toMatch(
          /<html lang="fr/.test(String(html)) ? /vous autorisez Google Analytics/ : /Google Analytics may set/,
        );
        expect(String(html), file).not.toContain('Meta');
      }
    });

    it('asks in the language of the page, with the remaining texts of the site', () => {
      const html = (path: string) => String(counting.files.get(`${path}index.html`));
      expect(html('pâtisserie/')).toContain('>Oui</button>');
      expect(html('pâtisserie/')).toContain('>Privacy</a>');
      expect(html('bread/')).toContain('>Accept</button>');
      expect(html('bread/')).not.toContain('>Oui<');
    });

    it('allows the origins of that pixel, and of no other', () => {
      expect(policyOf(counting)).toContain('https://www.googletagmanager.com/gtag/');
      expect(policyOf(counting)).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
      expect(policyOf(counting)).not.toMatch(/facebook/);
      expect(policyOf(without)).not.toMatch(/google|facebook/);
    });

    it('requests nothing from it in the HTML of any page', () => {
      for (const [, html] of pagesOf(counting)) expect(String(html)).not.toMatch(/(src|href)="https:\/\/[^"]*google/);
    });
  });

  it('allows the origins of both if it has both', async () => {
    site.edit(config, "'G-AB12CD34EF' }", "'G-AB12CD34EF' }, meta: { id: '123456789' }");
    const both = await built();
    expect(policyOf(both)).toMatch(/script-src [^;]*googletagmanager/);
    expect(policyOf(both)).toMatch(/script-src [^;]*fbevents\.js/);
    expect(policyOf(both)).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com\/tr\//);
    expect(String(both.files.get('index.html'))).toContain('Google Analytics and Meta may set');
  });
});
