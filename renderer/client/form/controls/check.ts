import type * as z from 'zod';
import type { FieldDiagnostic } from '../../../sdk/block.ts';
import type { FieldType } from '../field-spec.ts';
import type { controlFields } from './fields.ts';

type ControlInput = z.input<z.ZodObject<typeof controlFields>> & {
  readonly name: string;
  readonly label?: string | undefined;
  readonly type: FieldType;
  readonly autocomplete?: string | undefined;
};

const ofChoices: readonly FieldType[] = ['select', 'radio', 'cards', 'checkboxes'];

/** The types that a field of a field is for. */
const meantFor = {
  options: ofChoices,
  placeholder: ['select'],
  min: ['number'],
  max: ['number'],
  decimals: ['number'],
  earliest: ['date'],
  latest: ['date'],
  text: ['consent'],
  version: ['consent'],
} as const satisfies Partial<Record<keyof ControlInput, readonly FieldType[]>>;

/** Checks that a field of a form has what its type needs, and nothing that its type has no use for. */
export function checkControl(field: ControlInput, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  return [
    ...withoutUse(field, at),
    ...missing(field, at),
    ...checkOptions(field, at),
    ...checkNumbers(field, at),
    ...checkDays(field, at),
  ];
}

function withoutUse(field: ControlInput, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  const { type } = field;
  return Object.entries(meantFor).flatMap(([name, types]): FieldDiagnostic[] => {
    const isUsed = (types as readonly FieldType[]).includes(type);
    if (isUsed || field[name as keyof typeof meantFor] === undefined) return [];
    const suggestion = `Remove it, or use ${types.length === 1 ? 'the type' : 'one of the types'} ${types.map((one) => `"${one}"`).join(', ')}.`;
    return [{ path: [...at, name], message: `A field of the type "${type}" has no "${name}".`, suggestion }];
  });
}

function missing({ name, type, label, options, text, version }: ControlInput, at: FieldDiagnostic['path']) {
  const lacks = (what: string, suggestion: string): FieldDiagnostic => ({
    path: at,
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

function checkOptions({ type, options = [] }: ControlInput, at: FieldDiagnostic['path']): FieldDiagnostic[] {
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

function checkNumbers({ min = 0, max }: ControlInput, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [
    { path: [...at, 'max'], message: `No number is at least ${min} and at most ${max}.`, suggestion: 'Raise "max".' },
  ];
}

function checkDays({ earliest, latest }: ControlInput, at: FieldDiagnostic['path']): FieldDiagnostic[] {
  const found = Object.entries({ earliest, latest }).flatMap(([name, day]): FieldDiagnostic[] =>
    day === undefined || isDay(day) || (name === 'earliest' && day === 'today')
      ? []
      : [
          {
            path: [...at, name],
            message: `"${day}" is not a day.`,
            suggestion: `Write it as "2026-12-01"${name === 'earliest' ? ', or "today"' : ''}.`,
          },
        ],
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
