import * as z from 'zod';
import { type Field, field, notEmpty, string, trim } from './field.ts';
import { lengthWithoutTokens } from './text-length.ts';
import { isVisible } from './unseen.ts';
import { isWordsError, readWords, seenWords, type WordsKind } from './words/read-words.ts';
import { plainWords, type RichText } from './words/rich-text.ts';

/** A text. The build fills in Handlebars tokens such as `{{facts.phone}}`; `max` counts the characters around them. */
export const text = (help: string, { max = 2000 }: { max?: number } = {}): Field<string> =>
  field(string(trim, notEmpty, charactersUpTo(max)), 'text', help, { maxLength: max });

const lengthChecks = new Map<string, z.core.$ZodCheck<string>>();

/** With `words`, marks do not count. */
function charactersUpTo(max: number, words?: WordsKind): z.core.$ZodCheck<string> {
  const key = `${max} ${words}`;
  const cached = lengthChecks.get(key);
  if (cached !== undefined) return cached;
  const seen = (value: string) => (words === undefined ? value : seenWords(value, words));
  const check = z.refine<string>((value) => lengthWithoutTokens(seen(value)) <= max, {
    error: `must have at most ${max} characters`,
    params: { max, words },
  });
  lengthChecks.set(key, check);
  return check;
}

const mayHave: Readonly<Record<WordsKind, string>> = {
  rich: 'may have **strong**, *emphasis* and [links](/path)',
  lines: 'may have **strong**, *emphasis*, [links](/path), and lists in lines that begin with "- " or "1. "',
  headline: 'may have *emphasis* once',
};

const readable = (words: WordsKind) =>
  z.refine<string>((value) => value === '' || hasVisibleWords(readWords(value, words)), {
    error: mayHave[words],
    params: { unreadable: words },
  });

function hasVisibleWords(read: ReturnType<typeof readWords>): boolean {
  return !isWordsError(read) && isVisible(plainWords(read));
}

const readables = { rich: readable('rich'), lines: readable('lines'), headline: readable('headline') };

const words = (kind: 'rich' | 'headline', words: WordsKind, help: string, max: number): Field<RichText, string> =>
  field(string(trim, notEmpty, readables[words], charactersUpTo(max, words)), kind, help, { maxLength: max, words });

/**
 * A text that may have `**strong**`, `*emphasis*` and `[links](/path)`; the view shows it with `<Words>`. The build reads these
 * marks before it fills in tokens, and `max` does not count them. With `lines`, a new line stays one, lines that begin with `- ` or
 * `1. ` are a list, and the view shows it with `<Paragraphs>`.
 */
export const rich = (
  help: string,
  { max = 2000, lines = false }: { max?: number; lines?: boolean } = {},
): Field<RichText, string> => words('rich', lines ? 'lines' : 'rich', help, max);

/** The headline of a section: a text that may emphasise `*one stretch*` of its words. The view shows it with `<Words>`. */
export const headline = (help: string, { max = 2000 }: { max?: number } = {}): Field<RichText, string> =>
  words('headline', 'headline', help, max);

/**
 * A text that is derived from another text of its group unless it is written. Views get it in both cases, so they need
 * not read the other text.
 */
export const textFrom = (
  field: string,
  make: (text: string) => string,
  help: string,
  options?: { max?: number },
): z.ZodDefault<Field<string>> =>
  text(help, options).optional().meta({ derivedFrom: { field, make } }) as unknown as z.ZodDefault<Field<string>>;
