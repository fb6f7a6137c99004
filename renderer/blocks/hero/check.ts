import type * as z from 'zod';
import { checkPlacedForm } from '../../client/form/check-placed-form.ts';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import type { heroFields } from './fields.ts';

type HeroInput = z.input<z.ZodObject<typeof heroFields>>;

/** Checks the form of a hero, and that the section has room for it. */
export function checkHero({ form, media }: HeroInput): FieldDiagnostic[] {
  if (form === undefined) return [];
  const inside = checkPlacedForm(form).map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
  if (media !== undefined) {
    inside.push({
      path: ['media'],
      message: 'The form is in the place of the media.',
      suggestion: 'Remove "media" or "form".',
    });
  }
  return inside;
}
