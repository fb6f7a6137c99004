import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenGroups } from '../build/inputs/theme/token-list.ts';
import { withSlashes } from '../build/lib/paths.ts';

const renderer = join(import.meta.dirname, '..');
const sheets = ['blocks', 'sdk'].flatMap((folder) =>
  readdirSync(join(renderer, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => withSlashes(join(folder, path))),
);

/** Lines that draw something and do not frame it, each by its sheet and declaration. */
const drawn = new Set([
  'sdk/base.css border-start-start-radius: 50% 3vw',
  'sdk/base.css border-start-end-radius: 50% 3vw',
  'sdk/base.css border-end-start-radius: 50% 3vw',
  'sdk/base.css border-end-end-radius: 50% 3vw',
  'blocks/faq/style.css border-width: 0 2px 2px 0',
  'blocks/header/layouts/floating.css border-block-start: 5.5rem solid transparent',
  'sdk/media/chart.css border-block-start: 2px solid var(--chart-1)',
  'sdk/media/chart.css border-block-start: 2px dashed var(--chart-2)',
]);

/** What a sheet may not say by itself, and the tokens that say it. */
const literals: readonly (readonly [what: string, properties: RegExp, values: RegExp, tokens: string])[] = [
  [
    'a colour',
    /./,
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(|\b(?:white|black)\b/i,
    '--ink, --paper, …',
  ],
  ['a radius', /radius$/, /^(?!min\(var\(--).*[1-9]\d*(?:px|r?em|%)/, '--radius-card, --radius-button, …'],
  ['a weight', /^font(?:-weight)?$/, /(?:^|\s)(?:[5-9]\d\d|bold)\b/, '--weight-strong, --weight-title, …'],
  ['tracking', /^letter-spacing$/, /\d/, '--tracking-title, …'],
  [
    'a border',
    /^border(?!-radius|-collapse|-spacing)/,
    /(?<![\w-])[\d.]*[1-9][\d.]*(?:px|r?em)/,
    '--rule, --rule-strong, …',
  ],
  // Without a blur it is a line that takes no space, such as a ring.
  ['a shadow', /-shadow$/, /^(?!inset )(?:-?[\d.]+(?:px|r?em)?\s+){2}[\d.]*[1-9]/, '--shadow-1, --shadow-2'],
  ['section padding', /^padding-block/, /\d(?:vw|vi)\b/, '--section-space, --section-space-s'],
];

/** The declarations of a sheet. Selectors, at-rules and comments are left out. */
function declarationsOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/(?<=[{;}]\s*)([a-z-]+\s*:[^;{}]*);/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));
}

describe('style sheets of blocks and of the SDK', () => {
  it.each(sheets)('%s takes its looks from tokens', (path) => {
    const found = declarationsOf(readFileSync(join(renderer, path), 'utf8')).flatMap((declaration) => {
      const [property = '', value = ''] = declaration.split(/\s*:\s*(.*)/s);
      if (drawn.has(`${path} ${declaration}`) || property.startsWith('--')) return [];
      return literals
        .filter(([, properties, values]) => properties.test(property) && values.test(value))
        .map(([what, , , tokens]) => `${declaration} holds ${what}; use ${tokens}`);
    });
    expect(found).toEqual([]);
  });

  it('all exist', () => {
    expect(sheets.length).toBeGreaterThan(40);
    for (const line of drawn) expect(sheets).toContain(line.split(' ')[0]);
  });

  it.each([
    ['color: #fff', 'a colour'],
    ['background: rgb(0 0 0 / 20%)', 'a colour'],
    ['border-radius: 4px', 'a radius'],
    ['border-radius: 50%', 'a radius'],
    ['font-weight: 650', 'a weight'],
    ['font: 700 1rem sans-serif', 'a weight'],
    ['letter-spacing: -0.01em', 'tracking'],
    ['border-block-start: 1px solid var(--line)', 'a border'],
    ['border-width: 0 2px', 'a border'],
    ['box-shadow: 0 1px 2px var(--ink)', 'a shadow'],
    ['padding-block: clamp(1rem, 8vw, 4rem)', 'section padding'],
  ])('may not say "%s"', (declaration, expected) => {
    const [property = '', value = ''] = declaration.split(': ');
    expect(literals.find(([, properties, values]) => properties.test(property) && values.test(value))?.[0]).toBe(
      expected,
    );
  });
});

it('every documented token has an effect, but for steps of a scale', () => {
  const tokens = tokenGroups.flatMap((group) => group.tokens);
  const read = [
    ...sheets.map((sheet) => readFileSync(join(renderer, sheet), 'utf8')),
    ...tokens.map(({ value = '' }) => value),
  ].join('\n');
  const unread = tokens.filter(({ name }) => !new RegExp(`\\(\\s*--${name}\\b(?!-)`).test(read));
  expect(unread.map(({ name }) => name).filter((name) => !/^(?:space|shadow|radius)-/.test(name))).toEqual([]);
});
