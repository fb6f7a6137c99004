import { describe, expect, it } from 'vitest';
import { queryPlaceholder } from '../../../sdk/query-text.ts';
import { markQueryText } from './section.ts';

const city = queryPlaceholder('city', 'your city');

/** Marks the HTML of a view with a replaceable text in its props. */
function marked(html: string): string {
  return markQueryText(html, { headline: `In ${city}`, text: 'Roofs' });
}

describe('texts that a query parameter may replace', () => {
  it('get an element of their own in text, each time they occur', () => {
    expect(marked(`<h1>In ${city}, and ${city}</h1>`)).toBe(
      '<h1>In <span data-query="city">your city</span>, and <span data-query="city">your city</span></h1>',
    );
  });

  it('are final in attributes', () => {
    expect(marked(`<img alt="Roofs of ${city}"><p>${city}</p>`)).toBe(
      '<img alt="Roofs of your city"><p><span data-query="city">your city</span></p>',
    );
  });

  it('reach islands a second time, with the placeholder', () => {
    const props = (text: string) => `"{&quot;submit&quot;:&quot;Audit ${text}&quot;}"`;
    expect(marked(`<div data-island="form" data-props=${props(city)} title="${city}">`)).toBe(
      `<div data-island="form" data-props=${props('your city')} data-query-props=${props(city)} title="your city">`,
    );
  });

  it.each(['option', 'textarea', 'title', 'svg'])('are final in <%s>, which holds no elements', (name) => {
    expect(marked(`<${name}>${city}</${name}><b>${city}</b>`)).toBe(
      `<${name}>your city</${name}><b><span data-query="city">your city</span></b>`,
    );
  });

  it('stay escaped', () => {
    expect(marked(`<p>${queryPlaceholder('city', 'Fish &amp; Co')}</p>`)).toBe(
      '<p><span data-query="city">Fish &amp; Co</span></p>',
    );
  });

  it('cost nothing in HTML without any', () => {
    const html = '<p>Roofs</p>';
    expect(marked(html)).toBe(html);
  });

  const broken = /^cut or changed text/;

  it.each([
    ['begin', `<p>${city.slice(0, 9)}</p>`],
    ['end', `<p>${city.slice(3)}</p>`],
    ['have some characters left', `<p>${city.slice(3, -1)}</p>`],
    ['are split between two elements', `<b>${city.slice(0, 9)}</b><b>${city.slice(9)}</b>`],
    ['are nested', `<p>${queryPlaceholder('city', 'your ?').replace('?', city)}</p>`],
    ['are in an attribute', `<img alt="${city.slice(0, 9)}">`],
    ['are in an element for text only', `<title>${city.slice(3)}</title>`],
    ['are in the props of an island', `<div data-props="{&quot;submit&quot;:&quot;${city.slice(0, 9)}&quot;}">`],
  ])('are an error of a view that cuts them so that they %s', (_, html) => {
    expect(() => marked(html)).toThrow(broken);
  });

  it('are an error of a view that changes them, because no parameter would reach them', () => {
    expect(() => marked(`<p>${city.toUpperCase()}</p>`)).toThrow(broken);
    expect(() => marked(`<div data-props="{&quot;submit&quot;:&quot;${city.toUpperCase()}&quot;}">`)).toThrow(broken);
    expect(marked(`<img alt="${city.toUpperCase()}">`)).toBe('<img alt="YOUR CITY">');
  });
});
