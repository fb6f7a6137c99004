import * as z from 'zod';
import * as english from '../sdk/ui-text/en.ts';
import { text } from './text.ts';

/** Schema of replacements for the engine's own text. A replacement must keep the original's placeholders. */
export const uiTextSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(english).map(([name, part]) => [
      name,
      (typeof part === 'string'
        ? replacement(part)
        : z.strictObject(
            Object.fromEntries(
              Object.entries(part).map(([inner, original]) => [inner, replacement(original).optional()]),
            ),
          )
      ).optional(),
    ]),
  ),
);

function replacement(original: string) {
  const names = original.match(/\{\w+\}/g) ?? [];
  const missing = (written: string) => names.filter((name) => !written.includes(name));
  return text.refine((written) => missing(written).length === 0, {
    error: ({ input }) => `must contain ${missing(String(input)).join(' and ')}, as the original does: "${original}"`,
  });
}
