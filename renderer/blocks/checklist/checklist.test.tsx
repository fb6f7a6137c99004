import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
});
