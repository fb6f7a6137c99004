import { describe, expect, it } from 'vitest';
import { queryPlaceholder } from '../../../sdk/query-text.ts';
import { markQueryPlaces as marked } from './query-places.ts';

const city = queryPlaceholder('city', 'your city');

/** The HTML of a view that got such words, and some without any. */
function markQueryPlaces(html: string): string {
  return marked(html, { headline: `In ${city}`, text: 'Roofs' });
}

describe('words that the visitor’s address may replace', () => {
  it('get an element of their own in text, as often as they stand there', () => {
    expect(markQueryPlaces(`<h1>In ${city}, and ${city}</h1>`)).toBe(
      '<h1>In <span data-query="city">your city</span>, and <span data-query="city">your city</span></h1>',
    );
  });

  it('are final in attributes', () => {
    expect(markQueryPlaces(`<img alt="Roofs of ${city}"><p>${city}</p>`)).toBe(
      '<img alt="Roofs of your city"><p><span data-query="city">your city</span></p>',
    );
  });

  it('reach the islands that can put them into what they take over', () => {
    const props = (words: string) => `"{&quot;submit&quot;:&quot;Audit ${words}&quot;}"`;
    expect(markQueryPlaces(`<div data-island="form" data-props=${props(city)} title="${city}">`)).toBe(
      `<div data-island="form" data-props=${props('your city')} data-query-props=${props(city)} title="your city">`,
    );
  });

  it.each(['option', 'textarea', 'title', 'svg'])('are final in <%s>, which holds no elements', (name) => {
    expect(markQueryPlaces(`<${name}>${city}</${name}><b>${city}</b>`)).toBe(
      `<${name}>your city</${name}><b><span data-query="city">your city</span></b>`,
    );
  });

  it('keep what is escaped escaped', () => {
    expect(markQueryPlaces(`<p>${queryPlaceholder('city', 'Fish &amp; Co')}</p>`)).toBe(
      '<p><span data-query="city">Fish &amp; Co</span></p>',
    );
  });

  it('cost nothing where there are none', () => {
    const html = '<p>Roofs</p>';
    expect(markQueryPlaces(html)).toBe(html);
  });

  const torn = /^cut or changed words/;

  it.each([
    ['begin', `<p>${city.slice(0, 9)}</p>`],
    ['end', `<p>${city.slice(3)}</p>`],
    ['have a part left', `<p>${city.slice(3, -1)}</p>`],
    ['stand in two elements', `<b>${city.slice(0, 9)}</b><b>${city.slice(9)}</b>`],
    ['stand in each other', `<p>${queryPlaceholder('city', 'your ?').replace('?', city)}</p>`],
    ['stand in an attribute', `<img alt="${city.slice(0, 9)}">`],
    ['stand where no elements may', `<title>${city.slice(3)}</title>`],
    ['are handed to an island', `<div data-props="{&quot;submit&quot;:&quot;${city.slice(0, 9)}&quot;}">`],
  ])('are a fault of the view where it cuts them and they %s', (_, html) => {
    expect(() => markQueryPlaces(html)).toThrow(torn);
  });

  it('are a fault of the view where it changes them, since no parameter would come there', () => {
    expect(() => markQueryPlaces(`<p>${city.toUpperCase()}</p>`)).toThrow(torn);
    expect(() => markQueryPlaces(`<div data-props="{&quot;submit&quot;:&quot;${city.toUpperCase()}&quot;}">`)).toThrow(
      torn,
    );
    expect(markQueryPlaces(`<img alt="${city.toUpperCase()}">`)).toBe('<img alt="YOUR CITY">');
  });
});
