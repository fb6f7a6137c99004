import type * as z from 'zod';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import { checkLeadForm } from './lead-form-fields.ts';
import { checkPartial } from './partial/check.ts';
import type { asideFields, placedFormFields } from './placed-form-fields.ts';
import { checkAfter, checkSending, fitsSending } from './sending-fields.ts';

type FormInput = z.input<z.ZodObject<typeof placedFormFields>> &
  Pick<z.input<z.ZodObject<typeof asideFields>>, 'contact'>;

/** Checks rules across fields: those of any form, and that the form either has destinations or is inert. */
export function checkPlacedForm(form: FormInput): FieldDiagnostic[] {
  return [...checkLeadForm(form), ...(form.inert ? checkInert(form) : checkLive(form))];
}

/** Checks what a form needs from its site. */
export function fitsPlacedForm(form: Omit<FormInput, 'submit'>, site: SiteContext): FieldDiagnostic[] {
  return form.inert ? [] : fitsSending(form, site);
}

function checkInert(form: FormInput): FieldDiagnostic[] {
  return (['destinations', 'after'] as const).flatMap((field) =>
    form[field] === undefined
      ? []
      : [
          {
            path: [field],
            message: `An inert form sends nothing, so it cannot have "${field}".`,
            suggestion: `Remove "${field}" or "inert".`,
          },
        ],
  );
}

function checkLive(form: FormInput): FieldDiagnostic[] {
  if (form.destinations === undefined) {
    return [
      {
        path: [],
        message: 'The form has no destinations.',
        suggestion: 'Add "destinations", or "inert: true" for a form that is only shown.',
      },
    ];
  }
  return [...checkSending(form), ...checkAfter(form, { success: form.success }), ...checkPartial(form)];
}
