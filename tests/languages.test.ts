import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { languages } from '../renderer/sdk/ui-text/index.ts';
import { decoded, structuredData, tagsOf, visibleText } from './markup.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('languages');
site.edit('templates/document.hbs', '<body>', '<body><a href="#main">{{skipLink}}</a>');
afterAll(site.drop);

async function built(): Promise<ReadonlyMap<string, string>> {
  const { issues } = await build({ ...site.options, today: '2026-05-01' });
  expect(issues).toEqual([]);
  return new Map([...filesIn(site.options.out)].map(([file, content]) => [file, content.toString()]));
}

/** Returns all texts of a page: visible text, accessible names, and props of islands. */
function textOf(html: string): string {
  const read = tagsOf(html).flatMap(({ attributes }) =>
    ['aria-label', 'alt', 'title', 'data-props'].flatMap((name) => attributes[name] ?? []),
  );
  return [visibleText(html), ...read].map(decoded).join('\n').replaceAll('\\"', '"');
}

/** Returns the engine's texts in a language, split at placeholders; without those under some keys. */
function piecesIn(language: string, without: readonly string[] = []): string[] {
  const texts = (entry: unknown): string[] =>
    typeof entry === 'string' ? [entry] : Object.values(entry as object).flatMap(texts);
  // The site does not have the block that shows settings.
  const { settings: _, ...entries } = languages[language] ?? {};
  const kept = Object.entries(entries).filter(([key]) => !without.includes(key));
  return texts(Object.fromEntries(kept)).flatMap((text) =>
    text
      .split(/\{\w+\}/)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}{3}/u.test(piece)),
  );
}

const hasWord = (text: string, phrase: string) =>
  new RegExp(`(?<!\\p{L})${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);

const claim = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]?.split('|');
const prices = (html: string) => [...html.matchAll(/packages-price"><b>([^<]*)</g)].map(([, price]) => price);
const telephones = (html: string) => [
  ...tagsOf(html).flatMap(({ attributes: { href = '' } }) => (/^(tel|sms):/.test(href) ? [href] : [])),
  ...(textOf(html).match(/(?<="href":")tel:[^"]*/g) ?? []),
];

describe('a site in German', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await built();
  });
  const home = () => files.get('index.html') ?? '';

  it('has none of the engine’s text in English, and all of it in German', () => {
    const text = [home(), files.get('notes/b.html') ?? ''].map(textOf).join('\n');
    const german = piecesIn('de');
    expect(
      piecesIn('en').filter((piece) => !german.some((other) => hasWord(other, piece)) && hasWord(text, piece)),
    ).toEqual([]);
    expect(german.filter((piece) => !hasWord(text, piece))).toEqual(['einem Messdienst']);
    expect(textOf(files.get('404.html') ?? '')).toContain('Zum Inhalt springen');
  });

  it('formats prices, numbers, dates and durations in German', () => {
    expect(claim(home())).toEqual([
      '1.480\u00a0€',
      '25\u00a0%',
      '30 Tage',
      '24–72 Stunden',
      '12.480+',
      '2. März 2009',
      '2,5',
    ]);
    expect(prices(home())).toEqual(['45\u00a0€', '1.480\u00a0€']);
    const text = textOf(home());
    for (const number of ['4,5', 'J 1.200, F 1.500,5, M 2.000', '4,5 von 5 Sternen']) expect(text).toContain(number);
    expect(text).toContain('Google Analytics und Meta');
  });

  it('has its own block’s text in the language of the page', () => {
    expect(visibleText(home())).toContain('Guten Tag, Xyz (Schließen)');
    expect(visibleText(files.get('404-info.html') ?? '')).toContain('Good day, Xyz (Fermer)');
  });

  it('has the currency and the full number in structured data', () => {
    const data = JSON.stringify(structuredData(home()));
    expect(data).toContain('"priceCurrency":"EUR"');
    expect(data).not.toContain('USD');
    expect(data).toContain('"telephone":"+442079460000"');
  });

  it('dials full numbers', () => {
    expect(new Set(telephones(home()))).toEqual(
      new Set(['tel:+442079460000', 'sms:+442079460000?body=x', 'tel:+442079460000;ext=12']),
    );
  });

  it('has a page in another language', () => {
    const page = files.get('404-info.html') ?? '';
    expect(page).toContain('lang="fr-FR"');
    expect(claim(page)).toEqual(['1\u202f480\u00a0€', '2 mars 2009']);
    const text = textOf(page);
    for (const phrase of ['Aller au contenu', 'Fermer', 'Les champs marqués d’un *', 'Google Analytics et Meta']) {
      expect(text).toContain(phrase);
    }
    expect(piecesIn('de').filter((piece) => !piecesIn('fr').includes(piece) && hasWord(text, piece))).toEqual([]);
  });
});

describe('the same site in British English', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site.edit('pages.config.ts', "locale: 'de-DE'", "locale: 'en-GB'");
    site.edit('pages.config.ts', '+44 20 7946 0000 ext. 12', '020 7946 0000 x7');
    files = await built();
  });
  const home = () => files.get('index.html') ?? '';

  it('uses pounds and British dates', () => {
    expect(prices(home())).toEqual(['£45', '£1,480']);
    expect(claim(home())).toEqual(['£1,480', '25%', '30 days', '24-72 hours', '12,480+', '2 March 2009', '2.5']);
    expect(JSON.stringify(structuredData(home()))).toContain('"priceCurrency":"GBP"');
    expect(telephones(home())).toContain('tel:+442079460000;ext=7');
  });

  it('passes islands no text that they already have', () => {
    const props = tagsOf(home()).flatMap(({ attributes }) => attributes['data-props'] ?? []);
    expect(props.length).toBeGreaterThan(5);
    // The build chooses the messages of forms, so code for browsers has none of them.
    const pieces = piecesIn('en', ['formMessages', 'formErrors']);
    expect(props.flatMap((text) => pieces.filter((piece) => piece.length > 8 && text.includes(piece)))).toEqual([]);
  });
});

describe('the same site in a language without a translation', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site.edit('pages.config.ts', '020 7946 0000 x7', '+44 20 7946 0000');
    site.edit(
      'pages.config.ts',
      "locale: 'en-GB'",
      "locale: 'pl-PL', uiText: { pl: { close: 'Zamknij', header: { menu: 'Spis' } } }",
    );
    files = await built();
  });

  it('uses the site’s own text, and English otherwise', () => {
    const text = textOf(files.get('index.html') ?? '');
    expect(text).toContain('Zamknij');
    expect(text).toContain('Spis');
    expect(hasWord(text, 'Close')).toBe(false);
    expect(hasWord(text, 'Menu')).toBe(false);
    expect(text).toContain('Skip to content');
    expect(claim(files.get('index.html') ?? '')?.slice(0, 3)).toEqual(['1480\u00a0zł', '25%', '30 dni']);
  });
});
