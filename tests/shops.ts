import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TempSite, tempSite } from './temp-site.ts';

/** The data file of the shops. */
export const table = 'templates/data/shops.json';

const config = `import { defineSite, json } from 'frontage';
import { shop } from './templates/pages/shop.ts';

export default defineSite({
  origin: 'https://shops.example',
  name: process.env.SHOPS ?? 'Shops',
  locale: 'en-US',
  rules: { 'page-orphan': 'off' },
  notFound: { meta: { title: 'Not here', description: 'No such page.' }, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [
    {
      path: '/',
      meta: { title: 'Every shop we have', description: 'Pick the town, and come by whenever the lamp above the door is lit.' },
      sections: { intro: { block: 'pageIntro', headline: 'Every shop' } },
    },
    {
      kind: 'matrix',
      name: 'shops',
      template: shop,
      path: '/{{param.shop.slug}}',
      params: { sign: 'Look for the lamp' },
      rows: { shop: json('${table}') },
    },
  ],
});
`;

const template = `import { definePageTemplate } from 'frontage';

const text = (example: string) => ({ type: 'text' as const, help: 'Words.', example });

export const shop = definePageTemplate({
  description: 'One shop.',
  params: {
    sign: text('Look for the lamp'),
    shop: {
      type: 'group',
      fields: {
        slug: text('ashford'),
        name: text('Ashford'),
        promise: text('Bread that cracks'),
        lead: text('We bake what the mill brings.'),
        short: { ...text('Brief.'), max: 40 },
        since: { type: 'number', help: 'The year.', example: 1998 },
        extra: { ...text('More.'), optional: true },
        points: { type: 'list', of: text('warm'), help: 'Proofs.' },
        question: text('Is it open?'),
        both: text('Come and see.'),
        step: text('Ring twice'),
        reviews: { type: 'value', help: 'What people say.', example: [] },
      },
    },
  },
  meta: {
    title: 'The shop in {{param.shop.name}}',
    description: 'Our shop in {{param.shop.name}} opens before the bells, and closes when the last loaf is gone.',
  },
  sections: {
    hero: {
      block: 'hero',
      eyebrow: '{{param.shop.name}}',
      headline: '{{param.shop.promise}}',
      lead: 'In {{param.shop.name}}: {{param.shop.lead}}',
      points: { param: 'shop.points' },
      actions: [{ label: 'Every shop', href: '/' }],
    },
    sign: { block: 'notice', text: '{{param.sign}}. {{param.shop.short}}' },
    year: { block: 'notice', text: 'The first loaf of {{param.shop.since}} is still there. {{param.shop.both}}' },
    steps: { block: 'steps', howTo: true, headline: 'How it goes', items: [{ title: '{{param.shop.step}}', text: 'And wait.' }, { title: 'Come in', text: 'And sit.' }, { title: 'Eat', text: 'While it is warm.' }] },
    more: { block: 'notice', when: 'param.shop.extra', text: '{{param.shop.extra}}' },
    reviews: { block: 'testimonials', headline: 'What people say', items: { param: 'shop.reviews' } },
    faq: { block: 'faq', headline: 'What people ask', items: [{ question: '{{param.shop.question}}', answer: '{{param.shop.both}}' }] },
  },
});
`;

export interface Shop {
  readonly slug: string;
  readonly name: string;
  readonly promise: string;
  readonly lead: string;
  readonly short: string;
  readonly since: number;
  readonly extra?: string;
  readonly points: readonly string[];
  readonly question: string;
  readonly both: string;
  readonly step: string;
  readonly reviews: readonly { name: string; business: string; rating: number; text: string }[];
}

/** Returns words that no other shop has, because near-duplicate pages are errors. */
const unique = (n: number, length: number) =>
  Array.from({ length }, (_, index) =>
    [...((n + 3) * 7919 + index * 104_729).toString(26)]
      .map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)])
      .join(''),
  ).join(' ');

/** Returns a shop whose texts are unlike those of all other shops. */
export function shopNumber(n: number): Shop {
  return {
    slug: `town-${unique(n, 1)}`,
    name: `Town ${unique(n, 1)}`,
    promise: `Bread of ${unique(n, 3)}`,
    lead: `We bake ${unique(n, 14)}.`,
    short: `Ask ${unique(n, 2)}.`,
    since: n === 5 ? 2001 : 1998,
    points: [`warm ${unique(n, 1)}`, `round ${unique(n, 2)}`],
    question: `Is ${unique(n, 2)} open?`,
    both: `Come to ${unique(n, 2)}.`,
    step: `Ring for ${unique(n, 1)}`,
    reviews: [{ name: 'Ada Hale', business: `Inn of ${unique(n, 2)}`, rating: 5, text: `They came ${unique(n, 5)}.` }],
  };
}

/** Creates a site with a page for each shop. */
export function shopsSite(count: number): TempSite {
  const site = tempSite('trades');
  site.write('pages.config.ts', config);
  site.write('templates/pages/shop.ts', template);
  site.remove('templates/data/towns.json');
  site.remove('templates/data/trades.csv');
  writeShops(
    site,
    Array.from({ length: count }, (_, n) => shopNumber(n)),
  );
  return site;
}

export function writeShops({ write }: TempSite, shops: readonly unknown[], indent = 2): void {
  write(table, JSON.stringify(shops, null, indent));
}

/** Code of the site's own block that depends on the text of its sections. */
const rules = {
  /** Rejects "wolf". */
  check:
    "check: ({ words }) => (words.includes('wolf') ? [{ path: ['words'], message: 'No wolf may stand on a plate.' }] : []),",
  /** Leaves out the required answer in structured data for "owl". */
  jsonLd:
    "jsonLd: ({ words }) => [{ '@type': 'FAQPage', mainEntity: words.includes('owl') ? [] : [{ '@type': 'Question', name: 'Who?', acceptedAnswer: { '@type': 'Answer', text: words } }] }],",
};

/** Adds a section of a new block to each page, with text from the row. The block has one of the rules above. */
export function addPlates({ root, write, edit }: TempSite, rule: keyof typeof rules): void {
  mkdirSync(join(root, 'templates/blocks/plate'), { recursive: true });
  write(
    'templates/blocks/plate/index.ts',
    `import { defineBlock, text } from 'frontage/block';
import { Plate } from './view.tsx';

export const plate = defineBlock({
  type: 'plate',
  description: 'A plate above a door.',
  fields: { words: text('What it says.', { max: 90 }) },
  View: Plate,
  ${rules[rule]}
  examples: [{ name: 'Bread', props: { words: 'Bread' } }],
});
`,
  );
  write(
    'templates/blocks/plate/view.tsx',
    `export function Plate({ id, words }: { readonly id: string; readonly words: string }) {
  return <p id={id}>{words}</p>;
}
`,
  );
  edit(
    'templates/pages/shop.ts',
    "sign: { block: 'notice'",
    "plate: { block: 'plate', words: '{{param.shop.short}}' },\n    sign: { block: 'notice'",
  );
}
