import * as z from 'zod';
import * as english from '../sdk/ui-text/en.ts';

/** Text in place of the engine's own: any of its parts, and any text of each. What is filled in must not get lost. */
export const uiTextSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(english).map(([name, part]) => [
      name,
      (typeof part === 'string'
        ? text(part)
        : z.strictObject(
            Object.fromEntries(Object.entries(part).map(([inner, words]) => [inner, text(words).optional()])),
          )
      ).optional(),
    ]),
  ),
);

function text(original: string) {
  const names = original.match(/\{\w+\}/g) ?? [];
  const missing = (written: string) => names.filter((name) => !written.includes(name));
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine((written) => missing(written).length === 0, {
      error: ({ input }) => `must hold ${missing(String(input)).join(' and ')}, which is filled in: "${original}"`,
    });
}
