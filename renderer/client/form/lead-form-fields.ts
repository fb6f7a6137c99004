import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { choice, flag, group, list, phone, readByView, rich, text } from '../../sdk/fields.ts';
import { reservedLeadNames } from '../../sdk/reserved-lead-names.ts';
import { words } from '../../sdk/words/words.tsx';
import { checkControl } from './controls/check.ts';
import { controlFields } from './controls/fields.ts';
import './controls/kinds.tsx';
import { controlSpec } from './controls/specs.tsx';
import { defaultError } from './default-errors.ts';
import type { FormUi } from './default-messages.ts';
import type { FieldSpec, FieldType } from './field-spec.ts';
import { trapName } from './payload.ts';

const fieldTypes = [
  ...['text', 'email', 'phone', 'digits', 'website', 'message'],
  ...['select', 'radio', 'cards', 'checkboxes', 'checkbox', 'number', 'date', 'time', 'consent'],
] as [FieldType, ...FieldType[]];

/** The fields of every block with a form, except `destination`, which differs between blocks. */
export const leadFormFields = {
  fields: list(
    group(
      {
        name: readByView(text('Name of the value in the lead: "firstName".', { max: 40 })),
        label: text(
          'The label above the field, or beside a checkbox; only a consent has none. Add "(optional)" if it may stay empty.',
          { max: 80 },
        ).optional(),
        type: choice(
          'Type of the field; "digits" accepts a phone number in digits only. "radio" and "cards" are one of several, "checkboxes" several.',
          fieldTypes,
        ),
        required: flag('The form cannot be sent while this is empty.').optional(),
        // The default of `invalid` depends on it.
        autocomplete: readByView(
          text('Autofill token, such as "given-name"; each type has a default.', { max: 60 }),
        ).optional(),
        help: rich('A sentence under the field: why you ask, or how to write it.', { max: 200 }).optional(),
        invalid: text(
          'The instruction under the field when it is empty or invalid. Each type has a default in the language of the page.',
          { max: 160 },
        ).optional(),
        ...controlFields,
      },
      'One field.',
    ),
    'The fields, in order. Each field costs you visitors.',
    { max: 40 },
  ),
  hidden: list(
    group(
      {
        name: text('Name of the value in the lead.', { max: 40 }),
        value: text('The value; empty when left out.', { max: 200 }).optional(),
      },
      'A hidden value, such as the name of the form.',
    ),
    'Hidden values that are sent along.',
    { max: 8 },
  ).optional(),
  submit: text('Label of the button: what happens next.', { max: 60 }),
  sending: text('Label of the button while sending; "Sending…" by default, in the language of the page.', {
    max: 60,
  }).optional(),
  note: rich('Small print under the button: what it costs, what happens to the data.', { max: 300 }).optional(),
  requiredNote: text('The sentence that explains the star; "Fields marked * are required." by default.', {
    max: 100,
  }).optional(),
  points: list(rich('One point.', { max: 160 }), 'A few short points beside the form.', { max: 6 }).optional(),
  pointsTitle: text('What the points have in common: "What happens next".', { max: 60 }).optional(),
  numbered: flag('Numbers the points, for steps in order.').optional(),
  contact: group(
    {
      text: rich('A few words before the contact links: "Would you rather talk?"', { max: 120 }).optional(),
      phone: phone('The number to call.').optional(),
      email: text('The e-mail address to write to.', { max: 120 }).optional(),
    },
    'How to reach you without the form.',
  ).optional(),
};

type Shape = z.ZodObject<typeof leadFormFields>;

/** Converts the fields of a form to what its components take; `ui` has the default texts. */
export function fieldSpecs(fields: z.output<Shape>['fields'], ui: FormUi): FieldSpec[] {
  return fields.map((field) => {
    const { name, label = '', type, required, autocomplete, help, invalid } = field;
    return {
      name,
      label,
      type,
      ...(required !== undefined && { required }),
      ...(help !== undefined && { help: words(help) }),
      ...(autocomplete !== undefined && { autoComplete: autocomplete }),
      invalid: invalid ?? defaultError(field, ui),
      ...controlSpec(field, ui.formMessages),
    };
  });
}

/** Checks rules between the fields of a form. */
export function checkLeadForm({ fields, hidden = [], contact }: z.input<Shape>): FieldDiagnostic[] {
  const names = [
    ...fields.map(({ name }, index) => ({ name, path: ['fields', index, 'name'] })),
    ...hidden.map(({ name }, index) => ({ name, path: ['hidden', index, 'name'] })),
  ];
  const withoutContact: FieldDiagnostic[] =
    contact && !contact.phone && !contact.email
      ? [{ path: ['contact'], message: '"contact" needs a "phone" or an "email".' }]
      : [];
  return [
    ...names.flatMap((entry, index) => checkName(entry, names.slice(0, index))),
    ...fields.flatMap((field, index) => checkControl(field, ['fields', index])),
    ...withoutContact,
  ];
}

/**
 * Names that a form element uses itself (a field would hide its properties, DOM clobbering), and the honeypot's name.
 */
const formProperties = [
  'action',
  'method',
  'target',
  'elements',
  'submit',
  'reset',
  'requestSubmit',
  'querySelector',
  'id',
  trapName,
];

/** Whether a field may have this name: well-formed, and used neither by the form element nor by the engine. */
export function isFieldName(name: string): boolean {
  return wellFormed.test(name) && !formProperties.includes(name) && !reservedLeadNames.includes(name);
}

const wellFormed = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Returns the problem of a value that would be lost; see {@link reservedLeadNames}. */
export function reservedName(name: string, path: FieldDiagnostic['path']): FieldDiagnostic {
  return {
    path,
    message: `Every lead already has a "${name}", which would replace this value.`,
    suggestion: 'Choose another name.',
  };
}

type Named = { readonly name: string; readonly path: readonly (string | number)[] };

function checkName({ name, path }: Named, before: readonly Named[]): FieldDiagnostic[] {
  if (!wellFormed.test(name)) {
    return [{ path, message: `"${name}" cannot be the name of a field.`, suggestion: 'Use letters, digits, - and _.' }];
  }
  if (formProperties.includes(name)) {
    return [
      { path, message: `Browsers use the name "${name}" for something else.`, suggestion: 'Choose another name.' },
    ];
  }
  if (reservedLeadNames.includes(name)) return [reservedName(name, path)];
  if (before.some((other) => other.name === name)) {
    return [
      { path, message: `Two values of the form have the name "${name}".`, suggestion: 'Give each its own name.' },
    ];
  }
  return [];
}
