import { describe, expect, it } from 'vitest';
import { escapeWords, mayHaveMarks } from './marks.ts';
import { isWordsError, readWords, seenWords, type WordsError, type WordsKind } from './read-words.ts';
import {
  type Inline,
  innerOf,
  isList,
  type List,
  mapTree,
  plainWords,
  type RichText,
  wordsAlone,
  writeWords,
} from './rich-text.ts';

/** A tree as short text: `(em …)`, `(strong …)`, `(a /path …)`, `{ul …|…}`, `/` for a new line. */
function sketch(read: RichText | WordsError): string {
  if (typeof read === 'string') return read;
  if (isWordsError(read)) return `! ${read.index} ${read.error}`;
  const piece = (inline: Inline): string => {
    if (typeof inline === 'string') return inline;
    if ('br' in inline) return '/';
    const [name, inside] =
      'strong' in inline
        ? ['strong', inline.strong]
        : 'em' in inline
          ? ['em', inline.em]
          : [`a ${inline.href}`, inline.words];
    return `(${name}:${inside.map(piece).join('')})`;
  };
  return read.words
    .map((one) =>
      isList(one) ? `{${one.list}:${one.items.map((item) => item.map(piece).join('')).join('|')}}` : piece(one),
    )
    .join('');
}

const cases: [written: string, read: string, kind?: WordsKind][] = [
  ['plain & <b>', 'plain & <b>'],
  ['*soon*', '(em:soon)'],
  ['a **b** c', 'a (strong:b) c'],
  ['***both***', '(strong:(em:both))'],
  ['**a *b***', '(strong:a (em:b))'],
  ['*a **b***', '(em:a (strong:b))'],
  ['*a **b** c*', '(em:a (strong:b) c)'],
  ['un*break*able', 'un(em:break)able'],
  ['[Prices](/prices)', '(a /prices:Prices)'],
  ['See [*our* **long** list](/a#b), please', 'See (a /a#b:(em:our) (strong:long) list), please'],
  ['*[x](#y)*', '(em:(a #y:x))'],
  ['[call](tel:+1555) or [write](mailto:a@b.example)', '(a tel:+1555:call) or (a mailto:a@b.example:write)'],
  ['[w](https://e.example/a_(b)?c=d)', '(a https://e.example/a_(b)?c=d:w)'],
  ['[w](/a\\)b)', '(a /a)b:w)'],
  ['2 * 3 ** 4', '2 * 3 ** 4'],
  ['* item', '* item'],
  ['5 \\* 3 \\[x\\] \\\\ \\(\\)', '5 * 3 [x] \\ ()'],
  ['C:\\dir', 'C:\\dir'],
  ['snake_case _x_', 'snake_case _x_'],
  ['He said [sic] (twice)', 'He said [sic] (twice)'],
  ['a] b', 'a] b'],
  ['[a [b] c](/x)', '(a /x:a [b] c)'],
  ['[[x](/y)]', '[(a /y:x)]'],
  ["**{{query 'city' 'a *b* [c](/d)'}}**", "(strong:{{query 'city' 'a *b* [c](/d)'}})"],
  ['[{{facts.phone}}]({{facts.phone}})', '(a {{facts.phone}}:{{facts.phone}})'],
  ['*a {{b', '! 0 opens "*" and does not close it'],
  ['one\ntwo', 'one\ntwo'],
  ['one\ntwo', 'one/two', 'lines'],
  ['\n  one \n\n  *two*\r\n three\n', 'one//(em:two)/three', 'lines'],
  ['*one\n  two*', '(em:one/two)', 'lines'],
  ['- a', '{ul:a}', 'lines'],
  ['- a\n- b', '{ul:a|b}', 'lines'],
  ['Bring:\n\n  - *a* b\n  - [c](/d)\n\nand\nmore', 'Bring:{ul:(em:a) b|(a /d:c)}and/more', 'lines'],
  ['1. a\r\n2. b\r\n', '{ol:a|b}', 'lines'],
  ['1. a\n1. b\n\n7. c', '{ol:a|b|c}', 'lines'],
  ['- a\n1. b\n2. c\n- d', '{ul:a}{ol:b|c}{ul:d}', 'lines'],
  ['- a\nb\n- c', '{ul:a}b{ul:c}', 'lines'],
  ['- - a', '{ul:- a}', 'lines'],
  ['- 5 °C', '{ul:5 °C}', 'lines'],
  ['\\- 5 °C\n1\\. a', '- 5 °C/1. a', 'lines'],
  ['-5 °C\n– a\n1.5 l\n1.\u00a0May', '-5 °C/– a/1.5 l/1.\u00a0May', 'lines'],
  ['2. a\n2024. b', '2. a/2024. b', 'lines'],
  ['1. a\nb\n2. c', '{ol:a}b/2. c', 'lines'],
  ['{{facts.a}}. b\n- {{facts.c}}', '{{facts.a}}. b{ul:{{facts.c}}}', 'lines'],
  ["- {{query 'x' 'a\n- b'}}", "{ul:{{query 'x' 'a\n- b'}}}", 'lines'],
  ['- a - b', '{ul:a - b}', 'lines'],
  ['- a\n- b', '- a\n- b'],
  ['1. a', '1. a', 'headline'],
  ['x\\-y\\.', 'x-y.'],
  ['Bread that *rises* slowly', 'Bread that (em:rises) slowly', 'headline'],
  ['[sic]', '[sic]', 'headline'],
  ['a *b', '! 2 opens "*" and does not close it'],
  ['from $99*', '! 8 has "*" after a word, and none before one'],
  ['a **b*', '! 5 has "*" after a word, and none before one'],
  ['**a **b** c**', '! 4 has "**" before the mark inside it is closed'],
  ['*a **b* c**', '! 6 has "*" before the mark inside it is closed'],
  ['****', '****'],
  ['****a', '! 0 has more than three stars in a row'],
  ['a [b', '! 2 opens "[" and does not close it'],
  ['[b] (/c)', '! 0 has a space between the words of a link and its target'],
  ['[b](/c', '! 3 has a link whose target is not closed'],
  ['[b]()', '! 3 has a link without a target'],
  ['[ ](/c)', '! 0 has a link without words'],
  ['[a [b](/c)](/d)', '! 3 has a link inside the words of another link'],
  ['[a *b](/c)*', '! 3 opens "*" and does not close it'],
  ['*a [b*](/c)', '! 5 has "*" before the mark inside it is closed'],
  ['**a [**b](/c)', '! 5 has "**" before the mark inside it is closed'],
  ['- ', '! 0 has a list item without words', 'lines'],
  ['- a\n  -\nb', '! 6 has a list item without words', 'lines'],
  ['1. a\n2.', '! 5 has a list item without words', 'lines'],
  ['- *a\n- b*', '! 2 opens "*" and does not close it', 'lines'],
  ['- [a\n- b](/c)', '! 2 opens "[" and does not close it', 'lines'],
  ['*a\n- b*', '! 0 opens "*" and does not close it', 'lines'],
  ['[a\n- b](/c)', '! 0 opens "[" and does not close it', 'lines'],
  ['- *a', '! 2 opens "*" and does not close it', 'lines'],
  ['a **b**', '! 2 has "**", and a headline has *emphasis* only', 'headline'],
  ['*a* *b*', '! 4 emphasises a second stretch of words, and a headline has one', 'headline'],
  ['[a](/b)', '! 0 has a link, and a headline has none', 'headline'],
];

describe('words', () => {
  it.each(cases)('%j', (written, read, kind = 'rich') => {
    expect(sketch(readWords(written, kind))).toBe(read);
  });

  it('are the same string without marks', () => {
    for (const text of ['', 'Bread', 'a (b) c', '{{facts.a}}', 'é\u{1F600}'])
      expect(readWords(text, 'rich')).toBe(text);
  });

  it('are plain for those who see no marks', () => {
    expect(seenWords('**a** [b](/c) \\* {{facts.d}}', 'rich')).toBe('a b * {{facts.d}}');
    expect(seenWords('a\n*b*', 'lines')).toBe('a\nb');
    expect(seenWords('a *b', 'rich')).toBe('a *b');
    expect(seenWords('a\n- **b**\n- c\n1. d\n2. e\nf', 'lines')).toBe('a\n• b\n• c\n1. d\n2. e\nf');
    expect(seenWords('- a\nb', 'lines')).toBe('• a\nb');
    const listed = readWords('a\n- **b**\n1. d\n2. e\nf', 'lines') as Exclude<RichText, string>;
    // As pages are compared: a list says the same as lines.
    expect(wordsAlone(listed)).toBe('a\nb\nd\ne\nf');
  });

  it('can be filled', () => {
    const read = readWords('**{{a}}** [{{b}}](/{{c}})', 'rich') as Exclude<RichText, string>;
    expect(
      sketch(
        mapTree(
          read,
          (text) => text.replace('{{a}}', '*x*'),
          (target) => `${target}!`,
        ),
      ),
    ).toBe('(strong:*x*) (a /{{c}}!:{{b}})');
  });

  it('hold for any string: never throw, show text as it is once escaped, and have no empty piece', () => {
    const random = seeded(20_250_207);
    const alphabet = [
      '*',
      '*',
      '**',
      '[',
      ']',
      '(',
      ')',
      '](',
      '\\',
      '{{',
      '}}',
      ' ',
      '\n',
      '/',
      '#',
      'a',
      'é',
      '\u{1F600}',
      '_',
      '\n- ',
      '\n1. ',
      '- ',
      '1',
      '.',
    ];
    for (let round = 0; round < 30_000; round++) {
      const text = Array.from({ length: 1 + (random() % 24) }, () => alphabet[random() % alphabet.length]).join('');
      for (const kind of ['rich', 'lines', 'headline'] as const) {
        const read = readWords(text, kind);
        if (isWordsError(read)) expect(text.charAt(read.index)).toMatch(/[*[(\d-]/);
        else {
          if (typeof read !== 'string') expect(hasEmpty(read.words), JSON.stringify([text, read])).toBe(false);
          if (kind === 'lines' && !/\{\{|\}\}/.test(text))
            expect(readWords(writeWords(read), kind), JSON.stringify(text)).toEqual(read);
        }
      }
      const plain = text.replace(/\{\{|\}\}/g, '');
      expect(readWords(escapeWords(plain), 'rich'), plain).toBe(plain);
      const asLines = readWords(escapeWords(plain), 'lines');
      expect(isWordsError(asLines) || (typeof asLines === 'object' && asLines.words.some(isList)), plain).toBe(false);
      const within = readWords(`**x ${escapeWords(plain)} y** [x${escapeWords(plain)}](/z)`, 'rich');
      expect(isWordsError(within) ? within : plainWords(within)).toBe(`x ${plain} y x${plain}`);
    }
  });

  // Where the time grows with the square of the length, this takes minutes.
  it.each([
    '*',
    '[',
    '[a](',
    '**a *b',
    '\\',
    '{{',
    ']',
    '[a](/b)',
    '*a* ',
    ' *',
    '\n',
    '- a\n',
    '1. a\n',
    '\n1',
    ' .',
    '1.',
  ])(
    'take time linear in length: %j',
    (piece) => {
      const text = `x*y* ${piece.repeat(500_000 / piece.length)}`;
      for (const kind of ['rich', 'lines', 'headline'] as const) readWords(text, kind);
    },
    20_000,
  );

  it('may have marks where a value could end a link', () => {
    expect(mayHaveMarks('a (b)')).toBe(false);
    expect(sketch(readWords(`[see](/a/${escapeWords('b) [evil](https://e.example')})`, 'rich'))).toBe(
      '(a /a/b) [evil](https://e.example:see)',
    );
    expect(sketch(readWords(`[see]${escapeWords('(/evil)')}`, 'rich'))).toBe('[see](/evil)');
  });
});

function hasEmpty(pieces: readonly (Inline | List)[]): boolean {
  return (
    pieces.length === 0 ||
    pieces.some((piece) => {
      if (isList(piece)) return piece.items.length === 0 || piece.items.some(hasEmpty);
      return piece === '' || (typeof piece === 'object' && !('br' in piece) && hasEmpty(innerOf(piece)));
    })
  );
}

/** A small random number generator, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
