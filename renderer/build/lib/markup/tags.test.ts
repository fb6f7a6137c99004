import { describe, expect, it } from 'vitest';
import { idReferencesOf, idsOf } from './ids.ts';
import { readMarkupSummary } from './summary.ts';
import { attributeOf, readMarkup } from './tags.ts';

const textsOf = (html: string) => readMarkup(html).texts.map(({ start, end }) => html.slice(start, end));

describe('readMarkup', () => {
  it('reads tags with their attributes, in any notation', () => {
    const html = `<!doctype html><p id=a CLASS='b "c"' data-x="1 > 0" hidden>Words &amp; <br/>more</p>`;
    const [first, second] = readMarkup(html).tags;
    expect(first?.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['id', 'a'],
      ['class', 'b "c"'],
      ['data-x', '1 > 0'],
      ['hidden', ''],
    ]);
    expect(first?.attributes.map(({ at }) => html.slice(at, at + 3))).toEqual(['a C', 'b "', '1 >', 'hid']);
    expect(second).toMatchObject({ name: 'br', depth: 1 });
  });

  it('reads no markup or text in scripts, styles and comments, and no text in templates', () => {
    const html =
      '<body><script>if (a<b) "<p id=x>"</script><!-- <p>no</p> --><style>p>a{}</style><template><i>no</i></template><p>Words</p></body>';
    expect(readMarkup(html).tags.map(({ name }) => name)).toEqual(['body', 'script', 'style', 'template', 'i', 'p']);
    expect(readMarkup(html).tags[1]?.content).toBe('if (a<b) "<p id=x>"');
    expect(textsOf(html)).toEqual(['Words']);
  });

  it('locates the end tags of elements, also of nested ones with the same name', () => {
    const html = '<div><p>a<div>b</div></p ></div><template><!-- </template> --><p><br></template><i>';
    const ends = readMarkup(html).tags.map(({ name, endTag }) => [
      name,
      endTag?.start,
      endTag && html.slice(endTag.start, endTag.end),
    ]);
    expect(ends).toEqual([
      ['div', 26, '</div>'],
      ['p', 21, '</p >'],
      ['div', 15, '</div>'],
      ['template', html.lastIndexOf('</template>'), '</template>'],
      ['p', undefined, undefined],
      ['br', undefined, undefined],
      ['i', undefined, undefined],
    ]);
  });

  it('decodes character references in attributes', () => {
    const [tag] = readMarkup('<a title="&lt;b&gt; &#x27;x&#39; &quot;y&quot; &unknown;">x</a>').tags;
    expect(tag && attributeOf(tag, 'title')).toBe(`<b> 'x' "y" &unknown;`);
  });
});

describe('ids', () => {
  const html =
    '<h2 id="t">T</h2><section aria-labelledby="t u"><label for="f">F</label><a href="#top">Up</a><a href="#k%C3%A4se">K</a><template><i id="t"></i></template></section>';

  it('are those of the document, not of its templates', () => {
    expect(idsOf(readMarkup(html)).map(({ id }) => id)).toEqual(['t']);
  });

  it('are referred to by labels, descriptions and links', () => {
    expect(idReferencesOf(readMarkup(html)).map(({ id, attribute }) => `${attribute} ${id}`)).toEqual([
      'aria-labelledby t',
      'aria-labelledby u',
      'for f',
      'href käse',
    ]);
  });

  it('are found in HTML of React without reading tags', () => {
    const { ids, wanted } = readMarkupSummary(html.replace(/<template>.*<\/template>/, ''));
    expect(ids).toEqual(['t']);
    expect([...wanted]).toEqual([
      ['u', 'aria-labelledby'],
      ['f', 'for'],
      ['käse', 'href'],
    ]);
    expect(readMarkupSummary('<button popoverTarget="m">a &quot; id=&quot;x</button>').wanted.get('m')).toBe(
      'popovertarget',
    );
    expect(readMarkupSummary('<button popoverTarget="m">a &quot; id=&quot;x</button>').ids).toEqual([]);
  });
});
