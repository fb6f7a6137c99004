import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { escapeWords } from '../../renderer/sdk/words/escape-words.ts';
import { isWordsError, readWords } from '../../renderer/sdk/words/read-words.ts';
import { Words, words } from '../../renderer/sdk/words/words.tsx';
import { propsInJson } from '../../renderer/sdk/words/words-in-json.tsx';
import { codeOf, shapeOf } from './shape.ts';
import { addressVectors, harmless, textVectors } from './vectors.ts';

function rendered(source: string): string {
  const read = readWords(source, 'lines');
  return isWordsError(read) ? '' : renderToStaticMarkup(<Words text={read} />);
}

/** The elements that marks make. */
const ofMarks = /^ *(?:strong|em|br) $|^ *a (?:class|data-open|href|rel| )*$/;

describe('texts with marks', () => {
  it('hold hostile text as text', () => {
    const around = (text: string) => `**x${text}x** *x${text}x* [x${text}x](#a)`;
    for (const text of textVectors) {
      const html = rendered(around(escapeWords(text)));
      expect([text, shapeOf(html)]).toEqual([text, shapeOf(rendered(around(harmless(text))))]);
      expect(codeOf(html)).toEqual([]);
    }
  });

  it('make no other elements than those of marks, whatever is written', () => {
    for (const text of [...textVectors, ...addressVectors])
      for (const source of [text, `**${text}**`, `*${text} x*`, `[x](${text})`, `[${text}](/a)`]) {
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
});
