import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { actionBar } from './index.ts';
import { ActionBarView } from './view.tsx';

it('is a named landmark whose last action is the most important', () => {
  const html = renderToStaticMarkup(
    <ActionBarView
      ui={ui}
      id="bar"
      level={2}
      layout="pill"
      actions={[
        { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
        { label: 'Book', href: '/book' },
      ]}
    />,
  );
  expect(html).toMatch(/^<nav id="bar" class="action-bar action-bar-pill" aria-label="Shortcuts">/);
  expect(html).toMatch(/<a class="button button-quiet" href="tel:\+15550100142"><svg.*<\/svg>Call<\/a>/);
  expect(html).toContain('<a class="button" href="/book">Book</a></nav>');
});

describe('a bar with a form', () => {
  const form = { label: 'Phone', button: 'Call me', destinations: ['desk'] };
  const found = (props: object) =>
    actionBar.check?.({ layout: 'form', ...props } as never).map(({ path, message }) => [path.join('.'), message]);

  it('is a region with the label of its field, which asks for a phone number by default', () => {
    const html = renderToStaticMarkup(
      <ActionBarView
        ui={ui}
        id="bar"
        level={2}
        layout="form"
        form={{ ...form, destinations: [{ name: 'desk', label: 'Desk' }] }}
        source="/destinations.json"
      />,
    );
    expect(html).toMatch(/^<section id="bar" class="action-bar action-bar-form" aria-label="Phone">/);
    expect(html).toMatch(/<input(?=[^>]*type="tel")(?=[^>]*name="phone")(?=[^>]*autoComplete="tel")/i);
  });

  it('has either actions or a form, and nothing that nobody sees', () => {
    const actions = [{ label: 'Call', href: '/' }];
    expect(found({ actions })).toEqual([]);
    expect(found({ form })).toEqual([]);
    expect(found({})).toEqual([['', 'The bar is empty.']]);
    expect(found({ actions, form })).toEqual([['actions', 'The form is in the place of the actions.']]);
    expect(found({ form: { ...form, after: { page: '/thanks' }, success: 'Soon.' } })).toEqual([
      ['form.success', 'Nobody sees "success": the form leads to /thanks.'],
    ]);
  });

  it('loads the code of a form only with one', () => {
    expect(actionBar.islands?.({ form: undefined } as never)).toEqual([]);
    expect(actionBar.islands?.({ form } as never)).toEqual(['newsletter']);
  });
});
