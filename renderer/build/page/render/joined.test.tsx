import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineBlock, Island, image, list, readByView, text } from '../../../sdk/index.ts';
import { queryWords } from '../../../sdk/query-words.ts';
import { blockSchema, type RegisteredBlock } from '../../../site/registry.ts';
import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { memoryFragments } from './fragments.ts';
import { joined } from './joined.ts';
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
  name: 'said',
  slot: 'main',
  type: definition.block.type,
  styles: [],
  definition,
  given: { props: { id: 'said', level: 2, ...props } },
  frames: new Set(),
  posts: new Set(),
  uses: [],
  node: { at: [], name: 'said', type: 'sample', definition, fields: {} },
});

/** What becomes of sections that come one after the other. */
const joinedOf = (definition: RegisteredBlock, ...all: Omit<Props, 'id'>[]) =>
  all.map((props) => joined(section(definition, props)));

/** What becomes of one after two others that are like it. */
const thirdOf = (definition: RegisteredBlock, props: Omit<Props, 'id'>) =>
  joinedOf(definition, { ...props }, { ...props }, props)[2];

describe('sections that differ by words alone', () => {
  const hostile = 'Tom & "Ann" <b>don\'t</b> \\ \u2028 =""';

  it('are joined from the third on, as React writes them', () => {
    const definition = block(Plain, { verbatim: true });
    const said = [
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
    const [first, second, ...others] = joinedOf(definition, ...said.slice(0, 1), ...said);
    expect([first, second]).toEqual([undefined, undefined]);
    expect(others.map((one) => one?.html)).toEqual(
      said.slice(1).map((props) => renderSection(section(definition, props))),
    );
    expect(new Set(others.map((one) => one?.like)).size).toBe(1);
    expect({ ...others[0] }.html).toBe(others[0]?.html);
  });

  it('are known by the lists, pictures and marked texts that they have', () => {
    const definition = block(Plain, { verbatim: true });
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
    expect(joinedOf(definition, ...shapes, ...shapes).filter((one) => one !== undefined)).toEqual([]);
    const again = joinedOf(definition, ...shapes);
    expect(again.map((one) => one?.html)).toEqual(shapes.map((props) => renderSection(section(definition, props))));
    expect(new Set(again.map((one) => one?.like)).size).toBe(shapes.length);
  });

  it('carry their words in the data of islands too', () => {
    const Inner = ({ headline }: { headline: string }) => <p>{headline}</p>;
    const View = ({ headline }: Props) => <Island name="sample" on="idle" of={Inner} props={{ headline }} />;
    const definition = block(View, { verbatim: true });
    const third = thirdOf(definition, { headline: `${hostile}\n\t` });
    expect(third?.html).toBe(renderSection(section(definition, { headline: `${hostile}\n\t` })));
    expect(third?.html).toContain('Tom &amp; \\&quot;Ann\\&quot;');
  });

  it('are read for ids and headings once', () => {
    const definition = block(Plain, { verbatim: true });
    const [one, other] = [thirdOf(definition, { headline: 'A' }), thirdOf(definition, { headline: 'B' })];
    if (one === undefined || other === undefined) throw new Error('They are not joined.');
    expect(markupSummary(one)).toMatchObject({ ids: ['said'], levels: [2] });
    expect(markupSummary(other)).toBe(markupSummary(one));
  });
});

describe('a pattern', () => {
  it('is kept with the fragments, and taken from there by the next run', () => {
    const fragments = memoryFragments();
    const views: string[] = [];
    const View = (props: Props) => {
      views.push(props.headline);
      return Plain(props);
    };
    const run = () => {
      const definition = block(View, { verbatim: true });
      return (headline: string) => joined(section(definition, { headline }), { version: 'v', fragments })?.html;
    };
    const [first, second] = [run(), run()];
    expect(['a', 'b'].map(first)).toEqual([undefined, undefined]);
    const third = first('c');
    expect(third).toBe(renderToStaticMarkup(<Plain id="said" headline="c" />));
    views.length = 0;
    expect(second('c')).toBe(third);
    expect(views).toEqual([]);
  });
});

describe('what is rendered one by one', () => {
  it.each<[string, ComponentType<Props>]>([
    ['a view that changes words', ({ headline }) => <p>{headline.toUpperCase()}</p>],
    ['a view that takes a part of them', ({ headline }) => <p>{headline.slice(0, 1)}</p>],
    ['a view that makes ids of them', ({ headline }) => <p id={headline}>{headline}</p>],
    ['a view that names ids by them', ({ headline }) => <a href={`#${headline}`}>{headline}</a>],
    [
      'a view that throws at words that it does not know',
      ({ headline }) => {
        if (headline.length > 1) throw new Error(`What is ${headline}?`);
        return <p>{headline}</p>;
      },
    ],
    ['a view that puts them into addresses', ({ headline }) => <a href={`/?q=${encodeURIComponent(headline)}`}>x</a>],
  ])('%s', (_, View) => {
    const definition = block(View, { verbatim: true });
    const headlines = ['a', 'b', 'c', 'd'].map((headline) => ({ headline }));
    expect(joinedOf(definition, ...headlines).filter((one) => one !== undefined)).toEqual([]);
  });

  it('a block that does not say that it takes words as they are', () => {
    expect(thirdOf(block(Plain), { headline: 'a' })).toBeUndefined();
  });

  it('words that the address of a visitor may replace, and such as begin with a line break', () => {
    const definition = block(Plain, { verbatim: true });
    const headlines = ['a', 'b', queryWords('city', 'Ashton'), '\nb', 'c'];
    const made = joinedOf(definition, ...headlines.map((headline) => ({ headline })));
    expect(made.map((one) => one !== undefined)).toEqual([false, false, false, false, true]);
  });

  it('what stands on all pages as the same', () => {
    const same = section(block(Plain, { verbatim: true }), { headline: 'a' });
    expect([1, 2, 3, 4].map(() => joined(same)).filter((one) => one !== undefined)).toEqual([]);
  });
});
