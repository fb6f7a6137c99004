import type * as z from 'zod';
import { checkLeadForm } from '../../client/form/lead-form-fields.ts';
import { checkSending } from '../../client/form/sending-fields.ts';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import type { formFields } from './fields.ts';

type FormInput = z.input<z.ZodObject<typeof formFields>>;

/** Rules between the fields: those of any form, and that it either leads somewhere or is inert. */
export function checkForm(form: FormInput): FieldDiagnostic[] {
  return [...checkLeadForm(form), ...(form.inert ? inertFaults(form) : liveFaults(form))];
}

function inertFaults({ destinations }: FormInput): FieldDiagnostic[] {
  if (destinations === undefined) return [];
  return [
    {
      path: ['destinations'],
      message: 'An inert form sends nothing, so it has no destinations.',
      suggestion: 'Remove "destinations", or "inert".',
    },
  ];
}

function liveFaults({ fields, joined, destinations, success, failure }: FormInput): FieldDiagnostic[] {
  if (destinations === undefined) {
    return [
      {
        path: [],
        message: 'The form does not say where it is sent.',
        suggestion: 'Add "destinations"; or "inert: true" for a form that is there to be seen only.',
      },
    ];
  }
  const silent = Object.entries({ success, failure }).flatMap(([name, words]): FieldDiagnostic[] =>
    words === undefined ? [{ path: [], message: `The form is sent, so it needs words for ${name}: "${name}".` }] : [],
  );
  return failure === undefined ? silent : [...silent, ...checkSending({ fields, joined, failure })];
}
