import type * as z from 'zod';
import { checkLeadForm } from '../../client/form/lead-form-fields.ts';
import { checkSending } from '../../client/form/sending-fields.ts';
import type { FieldFault } from '../../sdk/block.ts';
import type { formFields } from './fields.ts';

type FormInput = z.input<z.ZodObject<typeof formFields>>;

/** Checks rules across fields: those of any form, and that the form either has destinations or is inert. */
export function checkForm(form: FormInput): FieldFault[] {
  return [...checkLeadForm(form), ...(form.inert ? checkInert(form) : checkLive(form))];
}

function checkInert({ destinations }: FormInput): FieldFault[] {
  if (destinations === undefined) return [];
  return [
    {
      path: ['destinations'],
      message: 'An inert form sends nothing, so it cannot have destinations.',
      suggestion: 'Remove "destinations" or "inert".',
    },
  ];
}

function checkLive({ fields, joined, destinations, success, failure }: FormInput): FieldFault[] {
  if (destinations === undefined) {
    return [
      {
        path: [],
        message: 'The form has no destinations.',
        suggestion: 'Add "destinations", or "inert: true" for a form that is only shown.',
      },
    ];
  }
  const missing = Object.entries({ success, failure }).flatMap(([name, text]): FieldFault[] =>
    text === undefined ? [{ path: [], message: `A form with destinations needs "${name}".` }] : [],
  );
  return failure === undefined ? missing : [...missing, ...checkSending({ fields, joined, failure })];
}
