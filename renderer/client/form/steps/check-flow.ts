import { append } from '../../../sdk/any-length.ts';
import type { FieldDiagnostic } from '../../../sdk/block.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { type AskedFields, type PlacedField, placedFields } from '../written-form.ts';
import { accepted, type Condition } from './flow.ts';

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

function checkCondition(placedCondition: PlacedCondition, placed: readonly PlacedField[]): FieldDiagnostic[] {
  const { condition, path, of } = placedCondition;
  const names = placed.map(({ field }) => field.name);
  return Object.entries(condition).flatMap(([name, answered]): FieldDiagnostic[] => {
    const at = [...path, name];
    const asked = placed.find(({ field }) => field.name === name);
    if (asked === undefined) {
      const others = names.filter((other) => other !== of);
      return [{ path: at, message: `The form has no field "${name}".`, suggestion: didYouMean(name, others, 'field') }];
    }
    const order = orderProblem(asked, placedCondition, at);
    if (order !== undefined) return [order];
    return checkAnswers(asked, answered, at);
  });
}

function orderProblem(asked: PlacedField, { step, of }: PlacedCondition, at: Path): FieldDiagnostic | undefined {
  const { name } = asked.field;
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

/** What a person must have answered: a field, and the values of which it must have one. */
type Demand = readonly [field: string, answered: Condition[string]];

/** What conditions need, directly or not. */
interface Demands {
  readonly demands: readonly Demand[];
  /** Fields that depend on each other, from the first to itself. */
  readonly circle?: readonly string[] | undefined;
}

/** Returns the problems of fields that nobody is ever asked: conditions in a circle, and conditions that exclude each other. */
function hopeless({ steps = [] }: AskedFields, placed: readonly PlacedField[]): FieldDiagnostic[] {
  const byName = new Map(placed.map((entry) => [entry.field.name, entry]));
  const conditionsOf = ({ field, step }: PlacedField) => [steps[step]?.when, field.when];
  const reported = new Set<string>();
  const once = (key: string, diagnostic: FieldDiagnostic) => {
    if (reported.has(key)) return [];
    reported.add(key);
    return [diagnostic];
  };

  const collect = (conditions: readonly (Condition | undefined)[], way: readonly string[]): Demands => {
    const demands: Demand[] = [];
    for (const [name, answered] of conditions.flatMap((condition) => Object.entries(condition ?? {}))) {
      if (way.includes(name)) return { demands, circle: [...way.slice(way.indexOf(name)), name] };
      const entry = byName.get(name);
      const before = entry ? collect(conditionsOf(entry), [...way, name]) : { demands: [] };
      if (before.circle) return before;
      demands.push([name, answered]);
      append(demands, before.demands);
    }
    return { demands };
  };

  return placed.flatMap((entry): FieldDiagnostic[] => {
    const { field, path, step } = entry;
    const { demands, circle } = collect(conditionsOf(entry), [field.name]);
    if (circle) return once([...new Set(circle)].sort().join(' '), circleProblem(circle, [...path, 'when']));
    const ofStep = contradiction(collect([steps[step]?.when], []).demands, byName, step);
    if (ofStep !== undefined) {
      const isRequired = placed.some((other) => other.step === step && other.field.required);
      return once(`step ${step}`, hiddenProblem('step', ofStep, isRequired, ['steps', step, 'when']));
    }
    const clash = contradiction(demands, byName, step);
    if (clash === undefined) return [];
    return [hiddenProblem('field', clash, field.required === true, [...path, 'when'])];
  });
}

/**
 * Returns the name of a field that would need two answers at once. Several boxes may be ticked, so they never contradict each
 * other. A required box is always ticked in later steps.
 */
function contradiction(
  demands: readonly Demand[],
  byName: ReadonlyMap<string, PlacedField>,
  step: number,
): string | undefined {
  const left = new Map<string, readonly (string | boolean)[]>();
  for (const [name, answered] of demands) {
    const entry = byName.get(name);
    if (entry?.field.type === 'checkboxes') continue;
    const isTicked = accepted(answered).some((value) => value === true || value === false);
    const possible = isTicked && entry?.field.required && entry.step < step ? [true] : accepted(answered);
    const before = left.get(name) ?? possible;
    left.set(
      name,
      before.filter((value) => accepted(answered).includes(value)),
    );
  }
  return [...left].find(([, values]) => values.length === 0)?.[0];
}

function circleProblem(circle: readonly string[], path: FieldDiagnostic['path']): FieldDiagnostic {
  return {
    path,
    message: `These conditions go in a circle: ${circle.map((name) => `"${name}"`).join(' needs ')}.`,
    suggestion: 'Remove the condition of one of them.',
  };
}

/** A required field that nobody is asked is an error; any other is a warning. */
function hiddenProblem(
  what: 'field' | 'step',
  clash: string,
  isRequired: boolean,
  path: FieldDiagnostic['path'],
): FieldDiagnostic {
  const subject = isRequired
    ? `This ${what} ${what === 'step' ? 'has a required field' : 'is required'}, but it is hidden for ever`
    : `Nobody ever sees this ${what}`;
  return {
    ...(isRequired ? {} : { code: 'field-unreachable' }),
    path,
    message: `${subject}: its conditions, and those on the way to it, need two different answers to "${clash}".`,
    suggestion: 'Change one of them: here, of the step, or of the fields that they name.',
  };
}
