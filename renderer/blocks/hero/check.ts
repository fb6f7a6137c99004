import type * as z from 'zod';
import { checkPlacedForm } from '../../client/form/check-placed-form.ts';
import type { FieldDiagnostic, LayoutProps } from '../../sdk/block.ts';
import type { heroFields, heroLayouts } from './fields.ts';

type HeroInput = z.input<z.ZodObject<typeof heroFields>> & LayoutProps<typeof heroLayouts>;

/** Checks the form of a hero, and that the section has room for it. */
export function checkHero({ layout, form, media }: HeroInput): FieldDiagnostic[] {
  if (form === undefined) return [];
  const inside = checkPlacedForm(form).map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
  if (layout !== 'form') {
    inside.push({
      path: ['form'],
      message: 'Only the layout "form" shows a form.',
      suggestion: "Add layout: 'form', or remove the form.",
    });
  }
  if (media !== undefined) {
    inside.push({
      path: ['media'],
      message: 'The form is in the place of the media.',
      suggestion: 'Remove "media" or "form".',
    });
  }
  return inside;
}
