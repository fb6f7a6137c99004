import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockSchema } from '../../site/registry.ts';
import { checkChecklist, checklist } from './index.ts';
import { ChecklistView } from './view.tsx';

const html = (props: Partial<Parameters<typeof ChecklistView>[0]> = {}) =>
  renderToStaticMarkup(
    <ChecklistView
      id="rooms"
      level={2}
      headline="Part of every room"
      items={[{ title: 'Floors covered', text: 'Felt, not foil.' }, { title: 'Handles off' }]}
      {...props}
    />,
  );

describe('checklist', () => {
  it('makes the title of an item a heading only if text follows', () => {
    expect(html()).toContain('<h3>Floors covered</h3><p class="checklist-text">Felt, not foil.</p>');
    expect(html()).toContain('<p>Handles off</p></li>');
    expect(html().match(/<h3/g)).toHaveLength(1);
  });

  it('hides its marks from screen readers', () => {
    expect(html().match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('shows the note only if it is given', () => {
    expect(html()).not.toContain('checklist-note');
    expect(html({ note: 'We are insured.' })).toContain('<p class="checklist-note">We are insured.</p>');
  });

  it('has a titled list for each mark in the layout "split"', () => {
    const items = [{ title: 'Wheel' }, { title: 'Clay', mark: 'cross' as const, text: 'By the bag.' }];
    const titles = { tick: 'Included', cross: 'Yours to bring' };
    const split = html({ layout: 'split', items, titles });
    expect(split.split('<h3>').map((part) => [part.includes('Wheel'), part.includes('Clay')])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(split).toContain('<h3>Included</h3><ul class="checklist checklist-tick">');
    expect(split).toContain('<h3>Yours to bring</h3><ul class="checklist checklist-cross">');
    expect(split).toContain('<h4>Clay</h4>');
    expect(html({ layout: 'split', items: items.slice(0, 1), titles })).not.toContain('Yours to bring');
  });

  it('needs two lists for marks of items', () => {
    const items = [{ title: 'Wheel' }, { title: 'Clay', mark: 'cross' as const }];
    const titles = { tick: 'Included', cross: 'Yours to bring' };
    const paths = (props: Partial<Parameters<typeof checkChecklist>[0]>) =>
      checkChecklist({ headline: 'Rent', items, ...props }).map(({ path }) => path.join('.'));
    expect(paths({ layout: 'split', titles })).toEqual([]);
    expect(paths({ layout: 'split', titles, mark: 'box' })).toEqual(['mark']);
    expect(paths({})).toEqual(['items.1.mark']);
  });

  it('needs titles for the marks that it has, and one item is enough', () => {
    const faults = (titles: object, ...items: { title: string; mark?: 'tick' | 'cross' }[]) =>
      checkChecklist({ headline: 'Rent', layout: 'split', titles, items }).map(({ message }) => message);
    expect(faults({ tick: 'Included' }, { title: 'Wheel' })).toEqual([]);
    expect(faults({ cross: 'Yours to bring' }, { title: 'Clay', mark: 'cross' })).toEqual([]);
    expect(faults({ tick: 'Included' }, { title: 'Wheel' }, { title: 'Clay', mark: 'cross' })).toEqual([
      'The layout "split" shows a title above the list of each mark, and "titles" has no "cross".',
    ]);
    // Their absence is a need of the layout, which is told by itself.
    expect(checkChecklist({ headline: 'Rent', layout: 'split', items: [{ title: 'Wheel' }] })).toEqual([]);
    const short = { headline: 'Rent', items: [{ title: 'Wheel' }] };
    expect(blockSchema(checklist).safeParse(short).success).toBe(true);
  });
});
