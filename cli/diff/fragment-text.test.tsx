import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Paragraphs } from '../../renderer/sdk/words/words.tsx';
import { fragmentText } from './fragment-text.ts';

describe('fragmentText', () => {
  it('returns a line for each paragraph, with whole sentences', () => {
    expect(fragmentText('<h2>Bread &amp; salt</h2><p>Baked <b>daily</b>, <a href="/at">at four</a>.</p>')).toEqual({
      text: 'Bread & salt\nBaked daily, at four.',
      links: ['/at'],
    });
  });

  it('shows the marks of lists in texts, and of no other lists', () => {
    const html = renderToStaticMarkup(
      <>
        <ul>
          <li>Menu</li>
        </ul>
        <Paragraphs
          id="x"
          text={{
            words: [
              'Bring:',
              { list: 'ul', items: [['water'], [{ strong: ['rye'] }, ' bread']] },
              { list: 'ol', items: [['Come'], ['Go']] },
              'Bye',
            ],
          }}
        />
      </>,
    );
    expect(fragmentText(html).text).toBe('Menu\nBring:\n• water\n• rye bread\n1. Come\n2. Go\nBye');
  });

  it('separates adjacent links', () => {
    expect(fragmentText('<a href="/a">One</a><a href="/b">Two</a>').text).toBe('One\nTwo');
  });

  it('includes text for screen readers', () => {
    expect(fragmentText('<p>Before</p><img alt="A loaf"><p>After</p><input placeholder="Name">').text).toBe(
      'Before\nA loaf\nAfter\nName',
    );
  });

  it('leaves out hidden text, and keeps drawings on one line', () => {
    expect(fragmentText('<script>var a</script><svg><text>1</text><text>2</text></svg>').text).toBe('1 2');
  });
});
