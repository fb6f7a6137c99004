import type * as z from 'zod';
import type { Path } from '../../../sdk/issue.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { proseTexts } from '../../../sdk/prose/texts.ts';
import { seenWords } from '../../../sdk/words/read-words.ts';
import { fieldFinder } from '../../schema/fields-of.ts';

/** A text that a section states in the name of the business, or a price. */
export interface Statement {
  readonly value: string | number;
  /** A text as it is written, if it may have marks. */
  readonly source?: string;
  /** JSON path inside the section. */
  readonly inside: Path;
}

/**
 * Returns what a section states in the name of the business: its texts without their marks, and prices; without quoted texts,
 * names, addresses and choices.
 */
export function statementsIn(schema: z.ZodType, fields: unknown): Statement[] {
  return stated(schema, fields).flatMap(({ meta: { words }, value, at: inside }): Statement[] => {
    if (isProse(value)) return proseTexts(value.nodes, inside).map(({ text, at }) => ({ value: text, inside: at }));
    if (typeof value === 'string' && words !== undefined)
      return [{ value: seenWords(value, words), source: value, inside }];
    if (typeof value === 'string') return [{ value, inside }];
    return typeof value === 'number' ? [{ value, inside }] : [];
  });
}

const stated = fieldFinder(
  ({ kind, words }) => kind === 'text' || kind === 'money' || kind === 'prose' || words !== undefined,
  ({ quoted }) => quoted === true,
);
