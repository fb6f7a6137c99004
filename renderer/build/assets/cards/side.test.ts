import { describe, expect, it } from 'vitest';
import { gridSide } from './side.ts';

const grid = (title: string, rank: number) => ({
  title,
  place: 'Ousebridge',
  term: 'bakery',
  ranks: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => rank).join(' ')),
});
const page = (...sections: { slot: 'top' | 'main'; props: Record<string, unknown> }[]) =>
  ({ sections: sections.map(({ slot, props }) => ({ slot, given: { props } })) }) as unknown as Parameters<
    typeof gridSide
  >[0];

describe('the grid on a card', () => {
  it('is the first one of the page, anywhere in its section', () => {
    const shown = gridSide(
      page(
        { slot: 'main', props: { headline: 'Ranks' } },
        { slot: 'main', props: { picture: [{ media: { kind: 'grid', ...grid('First', 12) } }] } },
        { slot: 'main', props: { media: { kind: 'grid', ...grid('Second', 1) } } },
      ),
    );
    expect(shown).toMatchObject({ title: 'First', term: '“bakery”' });
    expect(shown?.rows[0]?.[0]).toEqual({ text: '12', band: 2 });
  });

  it('is the better one of two in a comparison', () => {
    const compared = { before: grid('Before', 20), after: grid('After', 2) };
    expect(gridSide(page({ slot: 'main', props: compared }))?.title).toBe('After');
  });

  it('shows that the lowest rank may be lower', () => {
    expect(gridSide(page({ slot: 'main', props: grid('Low', 20) }))?.rows[0]?.[0]).toEqual({ text: '20+', band: 3 });
  });

  it('is undefined if a page has none', () => {
    expect(gridSide(page({ slot: 'top', props: grid('Above', 1) }, { slot: 'main', props: { ranks: 'high' } }))).toBe(
      undefined,
    );
  });

  it('is not looked for in sections whose shape has no ranks', () => {
    let read = 0;
    const section = (props: object) => ({
      slot: 'main',
      given: {
        shaped: { shape: { props }, texts: [] },
        get props() {
          read += 1;
          return props;
        },
      },
    });
    const shown = (props: object) =>
      gridSide({ sections: [section(props)] } as unknown as Parameters<typeof gridSide>[0]);
    expect([shown({ cards: [{ title: 'A' }], text: null }), read]).toEqual([undefined, 0]);
    expect([shown({ cards: [{ media: grid('Shown', 3) }] })?.title, read]).toEqual(['Shown', 1]);
  });
});
