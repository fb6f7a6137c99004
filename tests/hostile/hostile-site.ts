import { isValidText } from '../../renderer/build/inputs/invalid-characters.ts';
import { escapeWords } from '../../renderer/sdk/words/marks.ts';
import { type TempSite, tempSite } from '../temp-site.ts';
import { gathered, harmless, textVectors } from './vectors.ts';

/** Longest title. */
const room = 180;

/** The texts of a site: one for each page, and one that all pages share. */
export interface SiteTexts {
  readonly strings: readonly string[];
  readonly everywhere: string;
}

/** Characters that no page can show are refused before rendering (`tests/errors/characters-that-no-page-can-show`). */
const everyVector: readonly string[] = gathered(textVectors.filter(isValidText), room);

/** Sites that together have every vector in every field. None is so long that the test takes minutes. */
export const hostileSites: Readonly<Record<string, SiteTexts>> = {
  'on separate pages': { strings: everyVector, everywhere: 'Plain' },
  'in shared fields': { strings: everyVector.slice(0, 2), everywhere: everyVector.join(' ') },
};

/** The same texts without special characters. */
export function harmlessTexts({ strings, everywhere }: SiteTexts): SiteTexts {
  return { strings: strings.map(harmless), everywhere: harmless(everywhere) };
}

/** Writes a site with these texts in every field of the config. */
export function siteWith({ strings, everywhere }: SiteTexts): TempSite {
  const site = tempSite('trades');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  site.write('rows.csv', ['slug,text', ...strings.map((text, index) => `${index},${cell(text)}`), ''].join('\n'));
  site.write('pages.config.ts', configOf(strings, everywhere));
  return site;
}

/** A config with the texts in every field: facts, rows of a table, parameters, the query, meta, names. */
function configOf(strings: readonly string[], all: string): string {
  const config = {
    origin: 'https://site.example/shop',
    name: all,
    locale: 'en-US',
    // The texts are what the test is about.
    rules: { 'text-markup': 'off' },
    themeColor: { light: all, dark: all },
    organization: {
      type: all,
      description: all,
      phone: '+13055550142',
      email: all,
      address: { street: all, locality: all, region: all, postalCode: all, country: 'GB' },
    },
    facts: Object.fromEntries(
      strings.flatMap((value, index) => [
        [`text${index}`, { type: 'text', value }],
        [`phone${index}`, { type: 'phone', value: '+13055550142', display: value }],
      ]),
    ),
    query: { city: {}, trade: { allow: strings } },
    destinations: {
      desk: { label: all, url: 'https://desk.example/in', acceptsForms: true, missing: all, fields: { a: all } },
    },
    hosts: ['nginx', 'vercel'],
    redirects: [{ from: '/old', to: '/page-0' }],
    notFound: {
      meta: { title: 'Nothing', description: 'Nothing.' },
      sections: { header: { block: 'header' }, lost: { block: 'pageIntro', headline: 'No' } },
    },
    routes: [
      ...strings.map((text, index) => ({
        path: `/page-${index}`,
        meta: { title: text, description: text },
        theme: index % 2 === 0 ? 'light' : 'auto',
        sections: {
          intro: {
            block: 'pageIntro',
            headline: `{{facts.text${index}}} {{facts.phone${index}}}`,
            lead: `In {{query 'city' '${quoted(text)}'}}. {{site.name}}`,
          },
          marked: {
            block: 'faq',
            headline: `On *{{facts.text${index}}}* here`,
            lead: `**In {{query 'city' '${quoted(text)}'}}** or *{{facts.text${index}}}*.`,
            items: [
              {
                question: 'Who?',
                answer: `[{{facts.text${index}}}](#marked)\n**x ${escapeWords(text)} x** [{{site.name}} ${escapeWords(text)}](/page-0)`,
              },
            ],
          },
        },
      })),
      { kind: 'matrix', name: 'rows', path: '/row-{{param.row.slug}}', template: 'TEMPLATE', rows: { row: 'ROWS' } },
    ],
  };
  const template = {
    description: 'A row.',
    params: {
      row: {
        type: 'group',
        fields: {
          slug: { type: 'text', help: 'Slug.', example: 'x' },
          text: { type: 'text', help: 'Text.', example: 'x' },
        },
      },
    },
    meta: { title: 'Row {{param.row.slug}}', description: '{{param.row.text}}', noindex: true },
    sections: {
      intro: { block: 'pageIntro', headline: 'Row {{param.row.slug}}', lead: '{{param.row.text}}' },
      marked: {
        block: 'faq',
        headline: 'Row *{{param.row.slug}}* here',
        lead: '**{{param.row.text}}**',
        items: [
          { question: 'Who?', answer: { param: 'row.text' } },
          { question: 'Where?', answer: '*{{param.row.text}}* and [see {{param.row.text}} there](/page-0)' },
        ],
      },
    },
  };
  return `import { csv } from 'frontage';\nexport default ${JSON.stringify(config)
    .replace('"TEMPLATE"', () => JSON.stringify(template))
    .replace('"ROWS"', "csv('rows.csv')")};\n`;
}

/** A text between quotes in a token cannot contain quotes. */
function quoted(text: string): string {
  return text.replace(/['\\]/g, '’');
}
