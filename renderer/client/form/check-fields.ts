import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { reservedLeadNames } from '../../sdk/reserved-lead-names.ts';
import type { FieldType } from './field-spec.ts';
import { trapName } from './intent.ts';
import type { leadFormFields, WrittenField } from './lead-form-fields.tsx';
import { checkFlow } from './steps/check-flow.ts';
import { placedFields } from './written-form.ts';

/** Checks rules between the fields of a form. */
export function checkLeadForm(form: z.input<z.ZodObject<typeof leadFormFields>>): FieldDiagnostic[] {
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

const ofChoices: readonly FieldType[] = ['select', 'radio', 'cards', 'checkboxes'];

/** The types that a field of a question is for; what is not here is for all. */
export const meantFor = {
  options: ofChoices,
  placeholder: ['select'],
  min: ['number'],
  max: ['number'],
  decimals: ['number'],
  earliest: ['date'],
  latest: ['date'],
  text: ['consent'],
  version: ['consent'],
} as const satisfies Partial<Record<keyof WrittenField, readonly FieldType[]>>;

/** Checks that a field of a form has what its type needs, and nothing that its type has no use for. */
function checkControl(field: WrittenField, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  return [
    ...withoutUse(field, at),
    ...missing(field, at),
    ...checkOptions(field, at),
    ...checkNumbers(field, at),
    ...checkDays(field, at),
  ];
}

function withoutUse(field: WrittenField, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  const { type } = field;
  return Object.entries(meantFor).flatMap(([name, types]): FieldDiagnostic[] => {
    const isUsed = (types as readonly FieldType[]).includes(type);
    if (isUsed || field[name as keyof typeof meantFor] === undefined) return [];
    const suggestion = `Remove it, or use ${types.length === 1 ? 'the type' : 'one of the types'} ${types.map((one) => `"${one}"`).join(', ')}.`;
    return [{ path: [...at, name], message: `A field of the type "${type}" has no "${name}".`, suggestion }];
  });
}

function missing({ name, type, label, options, text, version }: WrittenField, at: FieldDiagnostic['path']) {
  const lacks = (what: string, suggestion: string): FieldDiagnostic => ({
    path: [...at, what],
    message: `The field "${name}" needs "${what}".`,
    suggestion,
  });
  const found: FieldDiagnostic[] = [];
  if (type === 'consent') {
    if (label !== undefined) {
      found.push({
        path: [...at, 'label'],
        message: 'A consent has no "label": its words are beside the box.',
        suggestion: 'Write the words in "text".',
      });
    }
    if (text === undefined) found.push(lacks('text', 'Write the exact words that a person agrees to.'));
    if (version === undefined)
      found.push(lacks('version', 'Write a version of these words, such as the month: "2026-11".'));
  } else if (label === undefined) found.push(lacks('label', 'Write what the field is called.'));
  if (ofChoices.includes(type) && options === undefined)
    found.push(lacks('options', "Write what there is to choose: options: [{ value: 'yes', label: 'Yes' }]."));
  return found;
}

function checkOptions({ type, options = [] }: WrittenField, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  return options.flatMap(({ value, icon, picture, text }, index): FieldDiagnostic[] => {
    const path = [...at, 'options', index];
    const found: FieldDiagnostic[] = [];
    if (options.slice(0, index).some((other) => other.value === value)) {
      found.push({
        path: [...path, 'value'],
        message: `Two options have the value "${value}".`,
        suggestion: 'Give each its own value.',
      });
    }
    for (const [name, image] of Object.entries({ icon, picture })) {
      if (image === undefined || type === 'cards') continue;
      found.push({
        path: [...path, name],
        message: `Options of the type "${type}" show no ${name}.`,
        suggestion: 'Use the type "cards".',
      });
    }
    if (icon !== undefined && picture !== undefined) {
      found.push({
        path: [...path, 'icon'],
        message: 'An option shows an icon or a picture, not both.',
        suggestion: 'Remove one of them.',
      });
    }
    if (text !== undefined && type === 'select') {
      found.push({
        path: [...path, 'text'],
        message: 'Options of a select show nothing but their label.',
        suggestion: 'Use the type "radio" or "cards".',
      });
    }
    return found;
  });
}

function checkNumbers({ min = 0, max }: WrittenField, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [
    { path: [...at, 'max'], message: `No number is at least ${min} and at most ${max}.`, suggestion: 'Raise "max".' },
  ];
}

function checkDays({ earliest, latest }: WrittenField, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  const found = Object.entries({ earliest, latest }).flatMap(([name, day]): FieldDiagnostic | [] =>
    day === undefined || isDay(day) || (name === 'earliest' && day === 'today')
      ? []
      : {
          path: [...at, name],
          message: `"${day}" is not a day.`,
          suggestion: `Write it as "2026-12-01"${name === 'earliest' ? ', or "today"' : ''}.`,
        },
  );
  if (found.length > 0 || earliest === undefined || latest === undefined || earliest === 'today') return found;
  return earliest <= latest
    ? []
    : [{ path: [...at, 'latest'], message: `"${latest}" is before "${earliest}".`, suggestion: 'Exchange the two.' }];
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
