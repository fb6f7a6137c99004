import * as z from 'zod';
import * as F from '../../sdk/fields.ts';
import { words } from '../../sdk/words/words.tsx';
import './controls/index.tsx';
import type { ControlSpec, FieldSpec, FieldType } from './field-spec.ts';
import { defaultError, type FormUi } from './form-texts.ts';
import './steps/index.tsx';
import { byViewport, type Field, field } from '../../sdk/field.ts';
import { Picture, picture } from '../../sdk/picture/picture.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import type { Condition } from './steps/flow.ts';

const fieldTypes = [
  ...['text', 'email', 'phone', 'digits', 'website', 'message'],
  ...['select', 'radio', 'cards', 'checkboxes', 'checkbox', 'number', 'date', 'time', 'consent'],
] as [FieldType, ...FieldType[]];

/** When a field or a step is asked, by the answers to other fields. */
const condition = (help: string): Field<Condition> =>
  field(
    z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()).min(1, 'must have a value').max(60)])),
    'condition',
    help,
  );

/** The fields of one field of a form that few forms need, most of them only for some types. */
const controlFields = {
  heading: F.text('A heading above the field, for it and those that follow: "About you".', { max: 60 }).optional(),
  width: F.choice(
    'Puts the field beside another one of half the width, if there is room. The other fields of the form take the whole row then.',
    ['half'],
  ).optional(),
  options: F.beginsAs(
    [
      { value: 'first-choice', label: 'First choice' },
      { value: 'second-choice', label: 'Second choice' },
    ],
    F.groups(
      'The values to choose from, in order: for "select", "radio", "cards" and "checkboxes".',
      { max: 60 },
      'One value to choose.',
      {
        value: F.identity('kebab', F.readByView(F.text('The value in the lead: "implant".', { max: 80 }))),
        label: F.text('What visitors read.', { max: 80 }),
        text: F.rich('A sentence below the label; not in a select.', { max: 160 }).optional(),
        icon: F.icon('An icon above the label, in the type "cards".').optional(),
        picture: picture('A picture above the label, in the type "cards".', {
          decorates: true,
          box: { boxes: byViewport({ 0: 1, '40rem': '16rem' }), ratio: '3/2' },
        }).optional(),
      },
    ),
  ).optional(),
  placeholder: F.text('What a select shows before a choice; "Please choose" by default, in the language of the page.', {
    max: 60,
  }).optional(),
  min: F.number('The least number; 0 by default.').optional(),
  max: F.number('The greatest number.').optional(),
  decimals: F.flag('The number may have decimals.').optional(),
  earliest: F.beginsAs(
    'today',
    F.readByView(F.text('The first day to choose: "2026-12-01", or "today".', { max: 10 })),
  ).optional(),
  latest: F.beginsAs(
    '2099-12-31',
    F.readByView(F.text('The last day to choose: "2027-01-31".', { max: 10 })),
  ).optional(),
  text: F.beginsAs(
    'You may contact me about my enquiry.',
    F.readByView(
      F.rich('The words of a consent, which the lead carries: "You may write to me, as the [policy](/privacy) says."', {
        max: 600,
      }),
    ),
  ).optional(),
  version: F.beginsAs(
    '1',
    F.readByView(
      F.text('The version of these words, which the lead carries: "2026-11". Change it with the words.', { max: 40 }),
    ),
  ).optional(),
};

/** One field of a form. */
const oneField = F.group(
  {
    name: F.identity('camel', F.readByView(F.text('Name of the value in the lead: "firstName".', { max: 40 }))),
    label: F.text(
      'The label above the field, or beside a checkbox; only a consent has none. Add "(optional)" if it may stay empty.',
      { max: 80 },
    ).optional(),
    type: F.choice(
      'Type of the field; "digits" accepts a phone number in digits only. "radio" and "cards" are one of several, "checkboxes" several.',
      fieldTypes,
    ),
    required: F.flag('The form cannot be sent while this is empty.').optional(),
    // The default of `invalid` depends on it.
    autocomplete: F.readByView(
      F.text('Autofill token, such as "given-name"; each type has a default.', { max: 60 }),
    ).optional(),
    help: F.rich('A sentence under the field: why you ask, or how to write it.', { max: 200 }).optional(),
    invalid: F.shownWhen(
      'errors',
      F.text(
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
).meta({ asks: true });

/** A field of a form as the config has it. */
export type WrittenField = z.input<typeof oneField>;

/** The fields of every block with a form, except `destination`, which differs between blocks. */
export const leadFormFields = {
  fields: F.list(oneField, 'The fields, in order. Each field costs you visitors. A form has either these or "steps".', {
    max: 40,
  }).optional(),
  steps: F.groups(
    'Steps in place of "fields": one is shown at a time, with its place among all of them. At most 40 fields in all.',
    { max: 10 },
    'One step.',
    {
      title: F.text('What the step is about: "Your garden".', { max: 60 }),
      fields: F.list(oneField, 'The fields of the step, in order.', { max: 40 }),
      when: condition('Skips the step unless these fields of earlier steps are answered so.').optional(),
    },
  ).optional(),
  hidden: F.groups('Hidden values that are sent along.', { max: 8 }, 'A hidden value, such as the name of the form.', {
    name: F.identity('camel', F.text('Name of the value in the lead.', { max: 40 })),
    value: F.text('The value; empty when left out.', { max: 200 }).optional(),
  }).optional(),
  submit: F.text('Label of the button: what happens next.', { max: 60 }),
  sending: F.shownWhen(
    'sending',
    F.text('Label of the button while sending; "Sending…" by default, in the language of the page.', { max: 60 }),
  ).optional(),
  note: F.rich('Small print under the button: what it costs, what happens to the data.', { max: 300 }).optional(),
  requiredNote: F.text('The sentence that explains the star; "Fields marked * are required." by default.', {
    max: 100,
  }).optional(),
  points: F.list(F.rich('One point.', { max: 160 }), 'A few short points beside the form.', { max: 6 }).optional(),
  pointsTitle: F.text('What the points have in common: "What happens next".', { max: 60 }).optional(),
  numbered: F.flag('Numbers the points, for steps in order.').optional(),
  contact: F.group(
    {
      text: F.rich('A few words before the contact links: "Would you rather talk?"', { max: 120 }).optional(),
      phone: F.phone('The number to call.').optional(),
      email: F.text('The e-mail address to write to.', { max: 120 }).optional(),
    },
    'How to reach you without the form.',
  ).optional(),
};

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

/**
 * Returns what the control of a field gets besides what all fields have; nothing for a field of a plain type. `level` is that of
 * headings in the form.
 */
function controlSpec(field: z.output<typeof oneField>, ui: FormUi, level: number): Partial<ControlSpec> {
  const { heading, width, options, placeholder, min, max, decimals, earliest, latest, text, version, type } = field;
  const Title = `h${level}` as 'h3';
  const given = {
    heading: heading && <Title className="form-heading">{heading}</Title>,
    'data-half': width && true,
    options: options?.map(({ icon, picture, text: more, ...option }) => ({
      ...option,
      ...(more !== undefined && { text: words(more) }),
      ...(icon !== undefined && { image: <Icon name={icon} /> }),
      ...(picture !== undefined && { image: <Picture picture={picture} /> }),
    })),
    placeholder: type === 'select' ? (placeholder ?? ui.formMessages.choose) : undefined,
    least: min,
    most: max,
    decimals,
    comma: (type === 'number' && startsDecimalsWithComma(ui.locale)) || undefined,
    earliest,
    latest,
    ...(text !== undefined && { label: words(text), words: plainWords(text) }),
    version,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether a language writes 1,5 for one and a half. */
function startsDecimalsWithComma(locale: string): boolean {
  return new Intl.NumberFormat(locale).format(1.5).includes(',');
}
