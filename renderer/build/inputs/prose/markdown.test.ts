import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const nodes = (text: string) => readMarkdown(text).nodes;
const faults = (text: string) => readMarkdown(text).faults.map(({ offset, message }) => [offset, message]);

describe('Markdown', () => {
  it('becomes plain data', () => {
    expect(nodes('## Two *plants*\n\nOne\nline, **two [links](/a)**.\\\nNext `{{a}}`.')).toEqual([
      { h2: ['Two ', { em: ['plants'] }], id: 'two-plants' },
      {
        p: [
          'One line, ',
          { strong: ['two ', { link: ['links'], href: '/a' }] },
          '.',
          { br: true },
          'Next ',
          { code: '{{a}}' },
          '.',
        ],
      },
    ]);
  });

  it('has lists of two levels, with and without space between their items', () => {
    expect(nodes('- one\n- two\n  1. three')).toEqual([
      { ul: [[{ item: ['one'] }], [{ item: ['two'] }, { ol: [[{ item: ['three'] }]], start: 1 }]] },
    ]);
    expect(nodes('3. one\n\n4. two')).toEqual([{ ol: [[{ p: ['one'] }], [{ p: ['two'] }]], start: 3 }]);
  });

  it('has tables whose columns have a side', () => {
    expect(nodes('| a | b | c |\n|---|:-:|--:|\n| 1 | *2* | |')).toEqual([
      { head: [['a'], ['b'], ['c']], rows: [[['1'], [{ em: ['2'] }], []]], align: [0, 1, 2] },
    ]);
  });

  it('has quotes, code and lines', () => {
    expect(nodes('> Said.\n\n```\n<b>\n```\n\n---')).toEqual([
      { quote: [{ p: ['Said.'] }] },
      { pre: '<b>' },
      { hr: true },
    ]);
  });

  it('finds the addresses that links refer to, and keeps brackets without one', () => {
    expect(nodes('[a][there], [there] and [nowhere]\n\n[there]: /b')).toEqual([
      { p: [{ link: ['a'], href: '/b' }, ', ', { link: ['there'], href: '/b' }, ' and [nowhere]'] },
    ]);
  });

  it('has pictures that are alone in their paragraph', () => {
    expect(nodes('![A *fern*](a.jpg "In May")\n\n- ![b][b]\n\n  text\n\n[b]: b%20c.jpg')).toEqual([
      { picture: { src: 'a.jpg', alt: 'A fern', caption: 'In May' } },
      { ul: [[{ picture: { src: 'b c.jpg', alt: 'b' } }, { p: ['text'] }]] },
    ]);
    expect(nodes('![](a.jpg)\n\n![](100%.jpg)')).toEqual([
      { picture: { src: 'a.jpg' } },
      { picture: { src: '100%.jpg' } },
    ]);
    expect(nodes('Text ![a](a.jpg)')).toEqual([{ p: ['Text '] }]);
    for (const address of [
      'https://a.example/a.jpg',
      '//a.example/a.jpg',
      'data:image/png;base64,AA',
      '/a.jpg',
      '../a.jpg',
      '',
    ])
      expect(faults(`![a](${address})`), address).toEqual([[0, `The picture "${address}" is not named by its file.`]]);
  });

  it('leaves tokens as they are', () => {
    expect(nodes('Call [{{facts.phone_number}}](tel:{{facts.phone_number}}) *{{site.name}}*')).toEqual([
      {
        p: [
          'Call ',
          { link: ['{{facts.phone_number}}'], href: 'tel:{{facts.phone_number}}' },
          ' ',
          { em: ['{{site.name}}'] },
        ],
      },
    ]);
  });

  it('reads files with the line ends of Windows', () => {
    expect(nodes('## A\r\n\r\none\r\ntwo\r\n')).toEqual([{ h2: ['A'], id: 'a' }, { p: ['one two'] }]);
  });
});

describe('emphasis beside Chinese, Japanese and Korean punctuation', () => {
  it.each([
    ['**「重要」**です', [{ strong: ['「重要」'] }, 'です']],
    ['これは**「重要」**です', ['これは', { strong: ['「重要」'] }, 'です']],
    ['**重要。**次', [{ strong: ['重要。'] }, '次']],
    ['**100%**です', [{ strong: ['100%'] }, 'です']],
    ['**“重要”**的', [{ strong: ['“重要”'] }, '的']],
    ['重要**（注）**は', ['重要', { strong: ['（注）'] }, 'は']],
    ['*「強調」*です', [{ em: ['「強調」'] }, 'です']],
    ['**"중요"**합니다', [{ strong: ['"중요"'] }, '합니다']],
    ['***「重要」***です', [{ em: [{ strong: ['「重要」'] }] }, 'です']],
  ])('%s', (text, words) => {
    expect(readMarkdown(text)).toMatchObject({ nodes: [{ p: words }], faults: [] });
  });

  it('leaves other texts to CommonMark', () => {
    expect(nodes('a*"b"*c')).toEqual([{ p: ['a*"b"*c'] }]);
    expect(nodes('_a_b snake_case_name')).toEqual([{ p: ['_a_b snake_case_name'] }]);
  });
});

describe('ids of headings', () => {
  const ids = (text: string) => nodes(text).flatMap((node) => ('id' in node ? [node.id] : []));

  it('are made of their words, in any script', () => {
    expect(
      ids('## What we *store*\n## Größe & Preis\n## ما نحفظ\n## 2. `Cookies`\n## …\n## Über {{site.name}}'),
    ).toEqual(['what-we-store', 'grosse-preis', 'ما-نحفظ', '2-cookies', 'heading', 'uber']);
  });

  it('are used once, and can be written', () => {
    expect(ids('## A\n## A\n## A\n## Other {#a-2}\n## Prices for {{site.name}} {#prices}')).toEqual([
      'a',
      'a-2',
      'a-3',
      'a-2',
      'prices',
    ]);
    expect(nodes('## Prices {#p}')).toEqual([{ h2: ['Prices'], id: 'p' }]);
  });
});

describe('what prose may not contain', () => {
  it.each([
    ['# Title', 0, 'A heading of the first level is the title of the page, and prose stands below it.'],
    ['Title\n===', 0, 'A heading of the first level is the title of the page, and prose stands below it.'],
    ['## A\n\n#### B', 6, 'This heading has the level 4, and no heading of level 3 is above it.'],
    ['###### A', 0, 'Headings have the levels 2 to 4.'],
    ['## ', 0, 'This heading has no words.'],
    ['- ## A', 2, 'A list or a quote cannot contain a heading.'],
    ['- a\n  - b\n    1. c', 14, 'Lists have two levels at most.'],
    ['a <i>b</i>', 2, 'Prose cannot contain HTML: "<i>".'],
    ['<!-- a -->', 0, 'Prose cannot contain HTML: "<!-- a -->".'],
    ['a ![b](c.jpg)', 2, 'This picture is not alone in its paragraph.'],
    ['![b][c]\n\n[c]: https://x.example/c.jpg', 0, 'The picture "https://x.example/c.jpg" is not named by its file.'],
    ['a[^1]', 1, 'Prose has no footnotes.'],
    ['[a](/b "c")', 0, 'The link to "/b" has a title, which few visitors can read.'],
    ['[ ](/b)', 0, 'The link to "/b" has no words.'],
    ['[a]()', 0, 'This link leads nowhere.'],
    ['Title\n---', 0, 'The hyphens below these words make them a heading.'],
    ['```\ncode', 0, 'The code that opens here is not closed.'],
    ['a\n\n    b', 3, 'Four spaces at the start of a line make it code.'],
    ['a </b>', 2, 'Prose cannot contain HTML: "</b>".'],
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', 28, 'This row has 3 cells, and the first row of the table has 2.'],
    ['| a | b |\n|---|---|\n| 1 |', 20, 'This row has 1 cell, and the first row of the table has 2.'],
    ['| a | b |\n|---|---|\n| 1 | 2 |\nb', 30, 'This row has 1 cell, and the first row of the table has 2.'],
    ['[a]: /b', 0, 'No link refers to [a], so this line would not be shown.'],
    [`${'> '.repeat(30)}a`, 0, 'Quotes and lists are nested too deep here.'],
  ])('%j', (text, offset, message) => {
    expect(faults(text)).toEqual([[offset, message]]);
  });

  it.each(['a < b > c', '<https://a.example>', '\\<b>', '`<b>`', 'a [1] b', '2 * 3 * 4'])('allows %j', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('marks that are left over', () => {
  it.each([
    ['a **b', 2, '"**" has no counterpart here, so it would be shown.'],
    ['a** b', 1, '"**" has no counterpart here, so it would be shown.'],
    ['** a **', 0, '"**" has no counterpart here, so it would be shown.'],
    ['***a**', 0, '"*" has no counterpart here, so it would be shown.'],
    ['> one\n> *two', 8, '"*" has no counterpart here, so it would be shown.'],
    ['one*', 3, '"*" has no counterpart here, so it would be shown.'],
    ['_a', 0, '"_" has no counterpart here, so it would be shown.'],
    ['__重要__です', 0, '"__" has no counterpart here, so it would be shown.'],
    ['a `b', 2, 'The code that opens here is not closed.'],
    ['[a](/b', 0, 'This link cannot be read.'],
    ['[a](/b c)', 0, 'This link cannot be read.'],
    ['[a] (/b)', 0, 'This link cannot be read.'],
    ['(a)[/b]', 2, 'This link cannot be read.'],
    ['[[a]]', 0, 'This link cannot be read.'],
    ['![a](b', 0, 'This picture cannot be read.'],
    ['[a][b]', 0, 'No line says where the link [a][b] leads.'],
    ['see [a', 4, 'The bracket that opens here is not closed.'],
    ['text^[note]', 4, 'Prose has no footnotes.'],
    ['~~a~~', 0, 'Prose has no marks such as "~~".'],
    ['~a~', 0, 'Prose has no marks such as "~a~".'],
    ['==a b==', 0, 'Prose has no marks such as "==a b==".'],
    ['m^2^', 1, 'Prose has no marks such as "^2^".'],
    ['##No', 0, 'A heading has a space after "##".'],
    ['a\n###No', 2, 'A heading has a space after "###".'],
    ['- [ ] a', 2, 'Prose has no boxes to tick.'],
    ['- [x] a', 2, 'Prose has no boxes to tick.'],
    ['-a\n-b', 0, 'The items of this list have no space after their sign.'],
    ['::: tip', 0, 'Prose has no parts such as ":::".'],
    ['> [!NOTE]\n> a', 2, 'Prose has no parts such as "[!NOTE]".'],
    ['a {.b}', 2, 'Prose has no attributes and tags such as "{.b}".'],
    ['## A {.b}', 5, 'Prose has no attributes and tags such as "{.b}".'],
    ['{% a %}', 0, 'Prose has no attributes and tags such as "{% a %}".'],
    ['| a | b |\n|---|\n| 1 | 2 |', 0, 'This table cannot be read.'],
    ['| a |\n| b |', 0, 'This table cannot be read.'],
    ['===', 0, 'This line would be shown as it is.'],
    [':smile: a', 0, 'Prose has no short names such as ":smile:".'],
    ['a <a href="b"', 2, 'Prose cannot contain HTML, and this is not even closed.'],
  ])('%j', (text, offset, message) => {
    expect(faults(text)).toEqual([[offset, message]]);
  });

  it('are told once in a paragraph, and in each paragraph', () => {
    expect(faults('##a ~~b~~ ~~c~~\n##d\n\n##e').map(([offset]) => offset)).toEqual([0, 4, 21]);
  });

  it.each([
    'snake_case, info_a@x.example and https://x.example/~a_/==b==/_c',
    'from 9 €* a month, $5 and $10, ~10 min, 50 % * 2, Kund*innen',
    'C#, C++ and F++, #1, #hashtag, 12:30:45, a == b, a --> b, R&D &amp; AT&T',
    '^_^ -_- >_< o_O :-) :* :/ T_T <3 :[',
    '[1], [sic], [a [b] c], Note : important : non',
    '-5 °C\n-anna',
    '{{facts.a_b}} **{{site.name}}** _a_ A | B, Signature: ______',
    '\\**a\\** \\_b \\~\\~c\\~\\~ \\[d](e f) \\`g \\{.h} \\:i: \\==j==',
    '\\##a\n\n- \\[ ] b\n\n\\::: c\n\n\\| d |',
    '`**a ~~b~~ [c](` and\n\n```\n**a\n##b\n- [ ] c\n```',
    '## A_b {#c}',
  ])('are not in %j', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('take no long time to find', () => {
    const start = performance.now();
    for (const part of ['_a* `', '# | :: == ~x ', '[a ', '$$a ', '==a ']) readMarkdown(part.repeat(1000));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('the offset of a value', () => {
  const text = '## A\n\nOne **two\nthree** four [five](/six).\n\n| a | b |\n|---|---|\n| c | d e |\n';
  const { spans } = readMarkdown(text);

  it.each<[string, (string | number)[], string | undefined]>([
    ['One', [1, 'p', 0], undefined],
    ['two', [1, 'p', 1, 'strong', 0], 'two three'],
    ['three', [1, 'p', 1, 'strong', 0], 'three'],
    ['/six', [1, 'p', 3, 'href'], '/six'],
    ['four', [1, 'p'], 'four'],
    ['e |', [2, 'rows', 0, 1], 'e'],
    ['a', [2, 'head', 0, 0], undefined],
    ['One', [1, 'nothing', 'like', 'this'], undefined],
  ])('%j', (at, path, needle) => {
    expect(spans.offsetOf(path, needle)).toBe(text.indexOf(at));
  });
});
