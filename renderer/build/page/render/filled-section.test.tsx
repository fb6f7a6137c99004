import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { readByView } from '../../../sdk/fields.ts';
import { defineBlock, Island, image, list, text } from '../../../sdk/index.ts';
import { queryPlaceholder } from '../../../sdk/query-text.ts';
import { blockSchema, type RegisteredBlock } from '../../../site/registry.ts';
import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { filledSection, TemplateUse } from './filled-section.ts';
import { renderSection } from './section.ts';

const fields = {
  headline: text('A headline.'),
  lead: text('A lead.').optional(),
  points: list(text('A point.'), 'Points.').optional(),
  picture: image('A picture.').optional(),
  code: readByView(text('A code.')).optional(),
};

interface Props {
  id: string;
  headline: string;
  lead?: string;
  points?: string[];
  picture?: { src: string; alt: string; width: number; height: number };
  code?: string;
}

function Plain({ id, headline, lead, points = [], picture, code }: Props) {
  return (
    <section id={id} aria-label={headline}>
      <h2>{headline}</h2>
      {lead && <p title={`About: ${lead}`}>{lead}</p>}
      {points.map((point) => (
        <i key={point}>{point}</i>
      ))}
      {picture && <img src={picture.src} alt={picture.alt} />}
      {code && <b>{code.length}</b>}
    </section>
  );
}

function block(View: ComponentType<Props>, more: object = {}): RegisteredBlock {
  const made = defineBlock({
    type: 'sample',
    description: 'A sample.',
    fields,
    View: View as never,
    examples: [],
    ...more,
  });
  return { block: made, folder: '/', style: '', schema: blockSchema(made) };
}

const section = (definition: RegisteredBlock, props: Omit<Props, 'id'>): ResolvedSection => ({
  name: 'sample',
  slot: 'main',
  type: definition.block.type,
  styles: [],
  definition,
  given: { props: { id: 'sample', level: 2, ...props } },
  frames: new Set(),
  posts: new Set(),
  uses: [],
  node: { at: [], name: 'sample', type: 'sample', definition, fields: {} },
});

/** Fills sections in order. */
const fillAll = (definition: RegisteredBlock, ...all: Omit<Props, 'id'>[]) =>
  all.map((props) => {
    const filled = filledSection(section(definition, props));
    return 'miss' in filled ? undefined : filled;
  });

/** Fills a section after two others of the same shape. */
const fillThird = (definition: RegisteredBlock, props: Omit<Props, 'id'>) =>
  fillAll(definition, { ...props }, { ...props }, props)[2];

describe('sections that differ by text alone', () => {
  const hostile = 'Tom & "Ann" <b>don\'t</b> \\ \u2028 =""';

  it('are filled from the third on, as React renders them', () => {
    const definition = block(Plain);
    const all = [
      {
        headline: 'One',
        lead: 'First.',
        points: ['a', 'b'],
        picture: { src: '/x.png', alt: 'X', width: 1, height: 1 },
      },
      {
        headline: hostile,
        lead: hostile,
        points: [hostile, 'b'],
        picture: { src: '/x.png', alt: hostile, width: 1, height: 1 },
      },
      { headline: '0', lead: 'Third', points: ['c', 'c '], picture: { src: '/x.png', alt: 'Z', width: 1, height: 1 } },
    ];
    const [first, second, ...others] = fillAll(definition, ...all.slice(0, 1), ...all);
    expect([first, second]).toEqual([undefined, undefined]);
    expect(others.map((one) => one?.html)).toEqual(
      all.slice(1).map((props) => renderSection(section(definition, props))),
    );
    expect(new Set(others.map((one) => one?.template)).size).toBe(1);
    expect({ ...others[0] }.html).toBe(others[0]?.html);
  });

  it('have the shape of their lists, pictures and texts that the view reads', () => {
    const definition = block(Plain);
    const shapes: Omit<Props, 'id'>[] = [
      { headline: 'A' },
      { headline: 'A', lead: 'B' },
      { headline: 'A', points: ['B'] },
      { headline: 'A', points: ['B', 'C'] },
      { headline: 'A', points: ['B', ''] },
      { headline: 'A', code: 'x' },
      { headline: 'A', code: 'xy' },
      { headline: 'A', picture: { src: '/a.png', alt: 'B', width: 1, height: 1 } },
      { headline: 'A', picture: { src: '/a.png', alt: '', width: 1, height: 1 } },
      { headline: 'A', picture: { src: '/b.png', alt: 'B', width: 1, height: 1 } },
    ];
    expect(fillAll(definition, ...shapes, ...shapes).filter((one) => one !== undefined)).toEqual([]);
    const again = fillAll(definition, ...shapes);
    expect(again.map((one) => one?.html)).toEqual(shapes.map((props) => renderSection(section(definition, props))));
    expect(new Set(again.map((one) => one?.template)).size).toBe(shapes.length);
  });

  it('have their texts in the data of islands too', () => {
    const Inner = ({ headline }: { headline: string }) => <p>{headline}</p>;
    const View = ({ headline }: Props) => <Island name="sample" on="idle" of={Inner} props={{ headline }} />;
    const definition = block(View);
    const third = fillThird(definition, { headline: `${hostile}\n\t` });
    expect(third?.html).toBe(renderSection(section(definition, { headline: `${hostile}\n\t` })));
    expect(third?.html).toContain('Tom &amp; \\&quot;Ann\\&quot;');
  });

  it('are read for ids and headings once', () => {
    const definition = block(Plain);
    const [one, other] = [fillThird(definition, { headline: 'A' }), fillThird(definition, { headline: 'B' })];
    if (one === undefined || other === undefined) throw new Error('The sections are not filled.');
    expect(markupSummary(one)).toMatchObject({ ids: ['sample'], levels: [2] });
    expect(markupSummary(other)).toBe(markupSummary(one));
  });
});

describe('sections that are rendered', () => {
  it.each<[string, ComponentType<Props>]>([
    ['a view that changes texts', ({ headline }) => <p>{headline.toUpperCase()}</p>],
    ['a view that shows a part of a text', ({ headline }) => <p>{headline.slice(0, 1)}</p>],
    ['a view that makes ids of texts', ({ headline }) => <p id={headline}>{headline}</p>],
    ['a view that refers to ids by texts', ({ headline }) => <a href={`#${headline}`}>{headline}</a>],
    [
      'a view that throws at unknown texts',
      ({ headline }) => {
        if (headline.length > 1) throw new Error(`What is ${headline}?`);
        return <p>{headline}</p>;
      },
    ],
    ['a view that puts texts into URLs', ({ headline }) => <a href={`/?q=${encodeURIComponent(headline)}`}>x</a>],
  ])('%s', (_, View) => {
    const definition = block(View);
    const headlines = ['a', 'b', 'c', 'd'].map((headline) => ({ headline }));
    expect(fillAll(definition, ...headlines).filter((one) => one !== undefined)).toEqual([]);
  });

  it('sections of a block that belongs to the site', () => {
    expect(fillThird({ ...block(Plain), own: true }, { headline: 'a' })).toBeUndefined();
  });

  it('texts that a query parameter may replace, and texts with a leading line break', () => {
    const definition = block(Plain);
    const headlines = ['a', 'b', queryPlaceholder('city', 'Ashton'), '\nb', 'c'];
    const made = fillAll(definition, ...headlines.map((headline) => ({ headline })));
    expect(made.map((one) => one !== undefined)).toEqual([false, false, false, false, true]);
  });

  it('a section that is the same on all pages', () => {
    const same = section(block(Plain), { headline: 'a' });
    const miss = { miss: 'few sections have its shape' };
    expect([1, 2, 3, 4].map(() => filledSection(same))).toEqual([miss, miss, miss, miss]);
  });
});

describe('the reason why a section is rendered', () => {
  const outcome = (definition: RegisteredBlock, props: Omit<Props, 'id'>) => {
    let last: ReturnType<typeof filledSection> | undefined;
    for (let count = 0; count < 3; count++) last = filledSection(section(definition, { ...props }));
    return last !== undefined && 'miss' in last ? last.miss : undefined;
  };

  it.each<[string, ComponentType<Props>, boolean, Omit<Props, 'id'>]>([
    ['its block belongs to the site', Plain, true, { headline: 'A' }],
    ['a text decides what it shows', Plain, false, { headline: '\nA' }],
    ['its view changes texts', ({ headline }) => <p>{headline.toUpperCase()}</p>, false, { headline: 'a' }],
    ['its view makes ids of texts', ({ headline }) => <p id={headline}>A</p>, false, { headline: 'A' }],
    [
      'its view throws at other texts',
      ({ headline }) => {
        if (headline !== 'A') throw new Error('no A');
        return <p>{headline}</p>;
      },
      false,
      { headline: 'A' },
    ],
  ])('is that %s', (reason, View, isOwn, props) => {
    expect(outcome({ ...block(View), ...(isOwn && { own: true }) }, props)).toBe(reason);
  });

  it('is counted for each block', () => {
    const use = new TemplateUse();
    const one = section(block(Plain), { headline: 'A' });
    use.add(one, 'filled');
    use.add(one, 'few sections have its shape');
    use.add(one, 'few sections have its shape');
    expect(use.list()).toEqual([{ block: 'sample', filled: 1, rendered: { 'few sections have its shape': 2 } }]);
  });
});
