import type { Options } from 'mdast-util-from-markdown';

type Extension = NonNullable<Exclude<Options['extensions'], null | undefined>>[number];
type Micromark = Exclude<Extension, readonly unknown[]>;
type Construct = Extract<NonNullable<NonNullable<Micromark['text']>[42]>, { readonly tokenize: unknown }>;
type Code = Construct['tokenize'] extends (...given: never) => (code: infer Given) => unknown ? Given : never;

const star = 42;
const underscore = 95;

/** The construct of CommonMark for emphasis, with another rule for what opens and closes. */
const attention: Construct = {
  name: 'attention',
  resolveAll: (events, context) =>
    context.parser.constructs.insideSpan.null?.[0]?.resolveAll?.(events, context) ?? events,
  tokenize(effects, ok) {
    const before = sideOf(this.previous);
    const start: ReturnType<Construct['tokenize']> = (marker) => {
      const inside: typeof start = (code) => {
        if (code === marker) {
          effects.consume(code);
          return inside;
        }
        const after = sideOf(code);
        const opens = mayTouch(after, before);
        const closes = mayTouch(before, after);
        const token = effects.exit('attentionSequence');
        token._open = opens && (marker === star || before.kind !== 'word' || !closes);
        token._close = closes && (marker === star || after.kind !== 'word' || !opens);
        return ok(code);
      };
      effects.enter('attentionSequence');
      return inside(marker);
    };
    return start;
  },
};

/**
 * Emphasis in texts without spaces between words: `**「重要」**です`. CommonMark ends emphasis after punctuation only if a space or
 * more punctuation follows. Here a Chinese, Japanese or Korean character will do.
 */
export const cjkEmphasis: Micromark = { text: { [star]: attention, [underscore]: attention } };

interface Side {
  readonly kind: 'space' | 'punctuation' | 'word';
  readonly isCjk: boolean;
}

function sideOf(code: Code): Side {
  const character = code === null || code < 0 ? ' ' : String.fromCharCode(code);
  const kind = /\s/.test(character) ? 'space' : /[\p{P}\p{S}]/u.test(character) ? 'punctuation' : 'word';
  return { kind, isCjk: cjk.test(character) };
}

/** A character of Chinese, Japanese or Korean, or of their punctuation. */
const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Whether a mark may be beside what it marks, by the characters on its inner and outer side. */
function mayTouch(inner: Side, outer: Side): boolean {
  return inner.kind !== 'space' && (inner.kind === 'word' || inner.isCjk || outer.kind !== 'word' || outer.isCjk);
}
