import { isValidText } from '../../renderer/build/inputs/invalid-characters.ts';
import { type TempSite, tempSite } from '../temp-site.ts';
import { gathered, harmless, wordVectors } from './vectors.ts';

/** Titles take no more. */
const room = 180;

/** What a site says: on a page each, and in what all its pages share. */
export interface Said {
  readonly strings: readonly string[];
  readonly everywhere: string;
}

/** What no page can show is refused before it is rendered (`characters-that-no-page-can-show` among the broken sites). */
const everyVector: readonly string[] = gathered(wordVectors.filter(isValidText), room);

/** Sites that together say every vector in every place, none of them so long that reading it takes minutes. */
export const hostileSites: Readonly<Record<string, Said>> = {
  'on pages of their own': { strings: everyVector, everywhere: 'Plain' },
  'in what pages share': { strings: everyVector.slice(0, 2), everywhere: everyVector.join(' ') },
};

/** The same, written by nobody hostile. */
export function harmlessly({ strings, everywhere }: Said): Said {
  return { strings: strings.map(harmless), everywhere: harmless(everywhere) };
}

/** Lays down a site that says these words wherever a config takes some. */
export function siteSaying({ strings, everywhere }: Said): TempSite {
  const site = tempSite('trades');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  site.write('rows.csv', ['slug,words', ...strings.map((words, index) => `${index},${cell(words)}`), ''].join('\n'));
  site.write('pages.config.ts', configOf(strings, everywhere));
  return site;
}

/** Words wherever a config takes some: facts, rows of a table, parameters, the query, meta, names. */
function configOf(strings: readonly string[], all: string): string {
  const config = {
    origin: 'https://site.example/shop',
    name: all,
    locale: 'en-US',
    themeColor: { light: all, dark: all },
    organization: {
      type: all,
      description: all,
      phone: '+13055550142',
      email: all,
      address: { street: all, locality: all, region: all, postalCode: all, country: all },
    },
    facts: Object.fromEntries(
      strings.flatMap((value, index) => [
        [`words${index}`, { type: 'text', value }],
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
      ...strings.map((words, index) => ({
        path: `/page-${index}`,
        meta: { title: words, description: words },
        theme: index % 2 === 0 ? 'light' : 'auto',
        sections: {
          intro: {
            block: 'pageIntro',
            headline: `{{facts.words${index}}} {{facts.phone${index}}}`,
            lead: `In {{query 'city' '${quoted(words)}'}}. {{site.name}}`,
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
          words: { type: 'text', help: 'Words.', example: 'x' },
        },
      },
    },
    meta: { title: 'Row {{param.row.slug}}', description: '{{param.row.words}}', noindex: true },
    sections: { intro: { block: 'pageIntro', headline: 'Row {{param.row.slug}}', lead: '{{param.row.words}}' } },
  };
  return `import { csv } from 'frontage';\nexport default ${JSON.stringify(config)
    .replace('"TEMPLATE"', () => JSON.stringify(template))
    .replace('"ROWS"', "csv('rows.csv')")};\n`;
}

/** What stands between quotes in a token cannot hold any. */
function quoted(words: string): string {
  return words.replace(/['\\]/g, '’');
}
