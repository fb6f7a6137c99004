import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { choice, flag, group, list, phone, readByView, rich, shownWhen, text } from '../../sdk/fields.ts';
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
import { checkFlow } from './steps/check.ts';
import { condition } from './steps/fields.ts';
import './steps/kinds.ts';
import { placedFields } from './steps/written.ts';

const fieldTypes = [
  ...['text', 'email', 'phone', 'digits', 'website', 'message'],
  ...['select', 'radio', 'cards', 'checkboxes', 'checkbox', 'number', 'date', 'time', 'consent'],
] as [FieldType, ...FieldType[]];

/** One field of a form. */
const oneField = group(
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
    invalid: shownWhen(
      'errors',
      text(
        'The instruction under the field when it is empty or invalid. Each type has a default in the language of the page.',
        { max: 160 },
      ),
    ).optional(),
    ...controlFields,
    when: condition(
      "Asks the field only after these answers: { service: 'implant' }, or one of several: { service: ['implant', 'check'] }. Several fields must all match; a checkbox is true or false.",
    ).optional(),
  },
  'One field.',
);

/** The fields of every block with a form, except `destination`, which differs between blocks. */
export const leadFormFields = {
  fields: list(oneField, 'The fields, in order. Each field costs you visitors. A form has either these or "steps".', {
    max: 40,
  }).optional(),
  steps: list(
    group(
      {
        title: text('What the step is about: "Your garden".', { max: 60 }),
        fields: list(oneField, 'The fields of the step, in order.', { max: 40 }),
        when: condition('Skips the step unless these fields of earlier steps are answered so.').optional(),
      },
      'One step.',
    ),
    'Steps in place of "fields": one is shown at a time, with its place among all of them. At most 40 fields in all.',
    { max: 10 },
  ).optional(),
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
  sending: shownWhen(
    'sending',
    text('Label of the button while sending; "Sending…" by default, in the language of the page.', { max: 60 }),
  ).optional(),
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

/** Converts the fields of a form to what its components take; `ui` has the default texts. `level` is that of headings. */
export function fieldSpecs(fields: readonly z.output<typeof oneField>[], ui: FormUi, level = 3): FieldSpec[] {
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
      ...controlSpec(field, ui, level),
    };
  });
}

/** Checks rules between the fields of a form. */
export function checkLeadForm(form: z.input<Shape>): FieldDiagnostic[] {
  const { hidden = [], contact } = form;
  const fields = placedFields(form);
  const names = [
    ...fields.map(({ field, path }) => ({ name: field.name, path: [...path, 'name'] })),
    ...hidden.map(({ name }, index) => ({ name, path: ['hidden', index, 'name'] })),
  ];
  const withoutContact: FieldDiagnostic[] =
    contact && !contact.phone && !contact.email
      ? [{ path: ['contact'], message: '"contact" needs a "phone" or an "email".' }]
      : [];
  return [
    ...names.flatMap((entry, index) => checkName(entry, names.slice(0, index))),
    ...fields.flatMap(({ field, path }) => checkControl(field, path)),
    ...checkFlow(form),
    ...withoutContact,
  ];
}

/**
 * Members of forms that React, preact or the loader read from any element, except everyday words that do no harm: a field of that
 * name would hide the form's own. Preact creates elements with their parent as options, so a field cannot be called "is" either.
 * `names.spec.ts` compares these with a browser's members and the code of both, and sends all other names.
 */
const readFromElements =
  `nodeName nodeType nodeValue textContent ownerDocument isConnected namespaceURI localName tagName attributes
  firstChild lastChild nextSibling previousSibling parentNode parentElement childNodes contains closest matches getRootNode
  compareDocumentPosition DOCUMENT_POSITION_DISCONNECTED DOCUMENT_POSITION_PRECEDING DOCUMENT_POSITION_FOLLOWING
  DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
  appendChild insertBefore moveBefore removeChild replaceChild remove innerHTML getElementsByTagName querySelector querySelectorAll
  setAttribute setAttributeNS getAttribute hasAttribute removeAttribute removeAttributeNode
  addEventListener removeEventListener dispatchEvent onclick onerror oninput onload requestSubmit
  getBoundingClientRect getClientRects scrollTop scrollLeft scrollTo scrollIntoView clientHeight
  getAnimations startViewTransition contentEditable dataset customElementRegistry is`.split(/\s+/);

/** Whether a name is used by the honeypot, or looking it up among the names of a form finds a member of any object. */
function isTaken(name: string): boolean {
  return name === trapName || name in Object.prototype || readFromElements.includes(name);
}

/** Whether a field may have this name: well-formed, and used neither by the form element nor by the engine. */
export function isFieldName(name: string): boolean {
  return wellFormed.test(name) && !isTaken(name) && !reservedLeadNames.includes(name);
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
  if (isTaken(name)) {
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
