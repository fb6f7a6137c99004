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
  it('heads a thing that has words below it, and leaves a plain line plain', () => {
    expect(html()).toContain('<h3>Floors covered</h3><p class="checklist-text">Felt, not foil.</p>');
    expect(html()).toContain('<p>Handles off</p></li>');
    expect(html().match(/<h3/g)).toHaveLength(1);
  });

  it('hides its marks from people who hear the page', () => {
    expect(html().match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('says what holds for all of them only when it is written', () => {
    expect(html()).not.toContain('checklist-note');
    expect(html({ note: 'We are insured.' })).toContain('<p class="checklist-note">We are insured.</p>');
  });
});
