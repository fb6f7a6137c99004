import type { FieldDiagnostic } from '../../../sdk/block.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { accepted, type Condition } from './flow.ts';
import { hopeless } from './hopeless.ts';
import { type AskedFields, type PlacedField, placedFields } from './written.ts';

type Path = FieldDiagnostic['path'];

/** The most fields of a form. */
const mostFields = 40;

/** Checks that a form has fields or steps, and that its conditions can be met. */
export function checkFlow(form: AskedFields): FieldDiagnostic[] {
  const { fields, steps } = form;
  if (fields === undefined && steps === undefined) {
    return [{ path: [], message: 'The form asks nothing.', suggestion: 'Add "fields", or "steps" with fields.' }];
  }
  if (fields !== undefined && steps !== undefined) {
    return [
      {
        path: ['steps'],
        message: 'A form has either "fields" or "steps", not both.',
        suggestion: 'Move the fields into a step, or remove "steps".',
      },
    ];
  }
  const placed = placedFields(form);
  const tooMany: FieldDiagnostic[] =
    placed.length > mostFields
      ? [
          {
            path: ['steps'],
            message: `The steps have ${placed.length} fields, and a form may have ${mostFields}.`,
            suggestion: `Remove ${placed.length - mostFields}.`,
          },
        ]
      : [];
  const problems = conditions(form, placed).flatMap((condition) => checkCondition(condition, placed));
  // Whether a condition can be met makes sense once each of its fields exists.
  return [...tooMany, ...(problems.length > 0 ? problems : hopeless(form, placed))];
}

/** A condition with its place, and what it belongs to. */
interface PlacedCondition {
  readonly condition: Condition;
  readonly path: Path;
  /** The step that it belongs to, or that its field is in. */
  readonly step: number;
  /** The name of its field; undefined for a step. */
  readonly of: string | undefined;
}

function conditions({ steps = [] }: AskedFields, placed: readonly PlacedField[]): PlacedCondition[] {
  return [
    ...steps.flatMap(({ when }, step) =>
      when ? [{ condition: when, path: ['steps', step, 'when'], step, of: undefined }] : [],
    ),
    ...placed.flatMap(({ field: { name, when }, path, step }) =>
      when ? [{ condition: when, path: [...path, 'when'], step, of: name }] : [],
    ),
  ];
}

function checkCondition(
  { condition, path, step, of }: PlacedCondition,
  placed: readonly PlacedField[],
): FieldDiagnostic[] {
  const names = placed.map(({ field }) => field.name);
  return Object.entries(condition).flatMap(([name, answered]): FieldDiagnostic[] => {
    const at = [...path, name];
    const asked = placed.find(({ field }) => field.name === name);
    if (asked === undefined) {
      const others = names.filter((other) => other !== of);
      return [{ path: at, message: `The form has no field "${name}".`, suggestion: didYouMean(name, others, 'field') }];
    }
    const order = orderProblem({ name, asked, step, of, at });
    if (order !== undefined) return [order];
    return checkAnswers(asked, answered, at);
  });
}

interface Reference {
  readonly name: string;
  readonly asked: PlacedField;
  readonly step: number;
  readonly of: string | undefined;
  readonly at: Path;
}

function orderProblem({ name, asked, step, of, at }: Reference): FieldDiagnostic | undefined {
  if (of === name) {
    return {
      path: at,
      message: `The field "${name}" depends on its own answer, so nobody can give it.`,
      suggestion: 'Name another field.',
    };
  }
  if (of === undefined && asked.step === step) {
    return {
      path: at,
      message: `The step depends on its own field "${name}", so nobody can answer it.`,
      suggestion: 'Name a field of an earlier step.',
    };
  }
  if (asked.step <= step) return undefined;
  return {
    path: at,
    message: `The field "${name}" comes in a later step.`,
    suggestion: `Ask "${name}" first, or name a field of the same step or an earlier one.`,
  };
}

function checkAnswers(
  { field: { name, type, options = [] } }: PlacedField,
  answered: Condition[string],
  at: Path,
): FieldDiagnostic[] {
  const answers = accepted(answered);
  const paths = answers.map((_, index) => (Array.isArray(answered) ? [...at, index] : at));
  if (type === 'checkbox' || type === 'consent') {
    return answers.flatMap((answer, index) =>
      typeof answer === 'boolean'
        ? []
        : [{ path: paths[index] ?? at, message: `The field "${name}" is a box.`, suggestion: 'Write true or false.' }],
    );
  }
  if (!withOptions.includes(type)) {
    return [
      {
        path: at,
        message: `The field "${name}" is of the type "${type}", which has no fixed answers.`,
        suggestion: `Name a field of the type ${[...withOptions, 'checkbox'].map((one) => `"${one}"`).join(', ')}.`,
      },
    ];
  }
  const values = options.map(({ value }) => value);
  return answers.flatMap((answer, index): FieldDiagnostic[] => {
    const path = paths[index] ?? at;
    if (answers.indexOf(answer) < index) {
      return [{ path, message: `"${answer}" is here twice.`, suggestion: 'Remove one.' }];
    }
    if (values.includes(String(answer))) return [];
    const message = `The field "${name}" has no option "${answer}".`;
    return [{ path, message, suggestion: didYouMean(String(answer), values, 'option') }];
  });
}

const withOptions: readonly string[] = ['select', 'radio', 'cards', 'checkboxes'];
