import type * as z from 'zod';
import { checkPlacedForm, fitsPlacedForm } from '../../client/form/check-placed-form.ts';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import type { heroFields } from './fields.ts';

type HeroInput = z.input<z.ZodObject<typeof heroFields>>;

/** Checks the form of a hero, and that the section has room for it. */
export function checkHero({ form, media }: HeroInput): FieldDiagnostic[] {
  if (form === undefined) return [];
  const inside = inForm(checkPlacedForm(form));
  if (media !== undefined) {
    inside.push({
      path: ['media'],
      message: 'The form is in the place of the media.',
      suggestion: 'Remove "media" or "form".',
    });
  }
  return inside;
}

/** Checks what the form of a hero needs from its site. */
export function fitsHero({ form }: HeroInput, site: SiteContext): FieldDiagnostic[] {
  return form === undefined ? [] : inForm(fitsPlacedForm(form, site));
}

function inForm(problems: readonly FieldDiagnostic[]): FieldDiagnostic[] {
  return problems.map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
}
