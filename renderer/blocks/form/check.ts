import type * as z from 'zod';
import { checkLeadForm } from '../../client/form/lead-form-fields.ts';
import type { FieldFault } from '../../kit/block.ts';
import type { formFields } from './fields.ts';

/** Rules between the fields: those of any form, and that it either leads somewhere or is inert. */
export function checkForm(form: z.input<z.ZodObject<typeof formFields>>): FieldFault[] {
  return [...checkLeadForm(form), ...destinationFaults(form)];
}

function destinationFaults({
  inert = false,
  destination,
}: Pick<z.input<z.ZodObject<typeof formFields>>, 'inert' | 'destination'>): FieldFault[] {
  if (inert && destination !== undefined) {
    return [
      {
        path: ['destination'],
        message: 'An inert form sends nothing, so it has no destination.',
        suggestion: 'Remove "destination", or "inert".',
      },
    ];
  }
  if (inert || destination !== undefined) return [];
  return [
    {
      path: [],
      message: 'The form does not say where it is sent.',
      suggestion: 'Add "destination"; or "inert: true" for a form that is there to be seen only.',
    },
  ];
}
