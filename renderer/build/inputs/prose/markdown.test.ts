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
    [`${'> '.repeat(30)}a`, 0, 'Quotes and lists are nested too deep here.'],
  ])('%j', (text, offset, message) => {
    expect(faults(text)).toEqual([[offset, message]]);
  });

  it.each(['a < b > c', '<https://a.example>', '\\<b>', '`<b>`', 'a [1] b', 'x ~~y~~ - [ ] z', '2 * 3 * 4'])(
    'allows %j',
    (text) => {
      expect(faults(text)).toEqual([]);
    },
  );
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
