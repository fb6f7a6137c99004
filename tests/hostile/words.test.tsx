import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { escapeWords } from '../../renderer/sdk/words/marks.ts';
import { isWordsError, readWords } from '../../renderer/sdk/words/read-words.ts';
import { Paragraphs, propsInJson, words } from '../../renderer/sdk/words/words.tsx';
import { codeOf, shapeOf } from './shape.ts';
import { addressVectors, harmless, textVectors } from './vectors.ts';

function rendered(source: string): string {
  const read = readWords(source, 'lines');
  return isWordsError(read) ? '' : renderToStaticMarkup(<Paragraphs text={read} />);
}

/** The elements that marks make. */
const ofMarks = /^ *(?:p|div|ul|ol|li|strong|em|br) $|^ *div class$|^ *a (?:class|data-open|href|rel| )*$/;

describe('texts with marks', () => {
  it('hold hostile text as text', () => {
    const around = (text: string) =>
      `**x${text}x** *x${text}x* [x${text}x](#a)\n${text}\n- ${text}x\n- *x${text}x*\n1. ${text}x\n${text}`;
    for (const text of textVectors) {
      const html = rendered(around(escapeWords(text)));
      expect([text, shapeOf(html)]).toEqual([text, shapeOf(rendered(around(harmless(text))))]);
      expect(codeOf(html)).toEqual([]);
    }
  });

  it('make no other elements than those of marks, whatever is written', () => {
    for (const text of [...textVectors, ...addressVectors])
      for (const source of [
        text,
        `**${text}**`,
        `*${text} x*`,
        `[x](${text})`,
        `[${text}](/a)`,
        `- ${text}\n1. ${text}`,
      ]) {
        const html = rendered(source);
        expect([source, shapeOf(html).filter((line) => !ofMarks.test(line))]).toEqual([source, []]);
      }
  });

  it('are data in the props of an island', () => {
    for (const text of textVectors) {
      const read = readWords(`**${escapeWords(text)}x** [x](/a)`, 'rich');
      if (isWordsError(read)) throw new Error(read.error);
      const json = propsInJson({ help: words(read), other: { words: text } });
      expect(JSON.parse(json)).toEqual({
        help: [
          { words: { tag: 'strong', children: [`${text}x`] } },
          ' ',
          { words: { tag: 'a', className: 'words-link', href: '/a', children: ['x'] } },
        ],
        other: { words: text },
      });
    }
  });

  it('are data in the props of an island with their lists', () => {
    const read = readWords('a\n- **b**\n1. c', 'lines');
    if (isWordsError(read)) throw new Error(read.error);
    const item = (tag: string, child: unknown) => ({
      words: { tag, children: [{ words: { tag: 'li', children: [child] } }] },
    });
    expect(JSON.parse(propsInJson({ help: words(read), text: <Paragraphs id="x" text={read} /> }))).toEqual({
      help: [
        'a',
        { words: { tag: 'br' } },
        '• ',
        { words: { tag: 'strong', children: ['b'] } },
        { words: { tag: 'br' } },
        '1. ',
        'c',
      ],
      text: {
        words: {
          tag: 'div',
          id: 'x',
          className: 'paragraphs',
          children: [
            { words: { tag: 'p', children: ['a'] } },
            item('ul', { words: { tag: 'strong', children: ['b'] } }),
            item('ol', 'c'),
          ],
        },
      },
    });
  });
});
