import { describe, expect, it } from 'vitest';
import { escapeWords, mayHaveMarks } from './escape-words.ts';
import { isWordsError, readWords, seenWords, type WordsKind } from './read-words.ts';
import { type Inline, innerOf, mapTree, plainWords, type RichText } from './rich-text.ts';
import type { WordsError } from './words-error.ts';

/** A tree as short text: `(em …)`, `(strong …)`, `(a /path …)`, `/` for a new line. */
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
  return read.words.map(piece).join('');
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
    ];
    for (let round = 0; round < 30_000; round++) {
      const text = Array.from({ length: 1 + (random() % 24) }, () => alphabet[random() % alphabet.length]).join('');
      for (const kind of ['rich', 'lines', 'headline'] as const) {
        const read = readWords(text, kind);
        if (isWordsError(read)) expect(text.charAt(read.index)).toMatch(/[*[(]/);
        else if (typeof read !== 'string') expect(hasEmpty(read.words), JSON.stringify([text, read])).toBe(false);
      }
      const plain = text.replace(/\{\{|\}\}/g, '');
      expect(readWords(escapeWords(plain), 'rich'), plain).toBe(plain);
      const within = readWords(`**x ${escapeWords(plain)} y** [x${escapeWords(plain)}](/z)`, 'rich');
      expect(isWordsError(within) ? within : plainWords(within)).toBe(`x ${plain} y x${plain}`);
    }
  });

  // Where the time grows with the square of the length, this takes minutes.
  it.each(['*', '[', '[a](', '**a *b', '\\', '{{', ']', '[a](/b)', '*a* ', ' *', '\n'])(
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

function hasEmpty(pieces: readonly Inline[]): boolean {
  return (
    pieces.length === 0 ||
    pieces.some((piece) => piece === '' || (typeof piece === 'object' && !('br' in piece) && hasEmpty(innerOf(piece))))
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
