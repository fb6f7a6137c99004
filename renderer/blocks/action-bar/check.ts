import type * as z from 'zod';
import { checkAfter, fitsSending } from '../../client/form/sending-fields.ts';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import type { actionBarFields } from './fields.ts';

type ActionBarInput = z.input<z.ZodObject<typeof actionBarFields>>;

/** Checks that a bar has either actions or a form, and the form itself. */
export function checkActionBar({ actions, form }: ActionBarInput): FieldDiagnostic[] {
  if (form === undefined) {
    if (actions !== undefined) return [];
    return [
      { path: [], message: 'The bar is empty.', suggestion: 'Add "actions", or a "form" with the layout "form".' },
    ];
  }
  const both: FieldDiagnostic = {
    path: ['actions'],
    message: 'The form is in the place of the actions.',
    suggestion: 'Remove "actions" or "form".',
  };
  return [
    ...(actions === undefined ? [] : [both]),
    ...inForm(checkAfter(form, { success: form.success, toast: form.toast })),
  ];
}

/** Checks what the form of a bar needs from its site. */
export function fitsActionBar({ form }: ActionBarInput, site: SiteContext): FieldDiagnostic[] {
  return form === undefined ? [] : inForm(fitsSending(form, site));
}

function inForm(problems: readonly FieldDiagnostic[]): FieldDiagnostic[] {
  return problems.map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
}
