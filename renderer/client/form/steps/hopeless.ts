import { append } from '../../../sdk/any-length.ts';
import type { FieldDiagnostic } from '../../../sdk/block.ts';
import { accepted, type Condition } from './flow.ts';
import type { AskedFields, PlacedField } from './written.ts';

/** What a person must have answered: a field, and the values of which it must have one. */
type Demand = readonly [field: string, answered: Condition[string]];

/** What conditions need, directly or not. */
interface Demands {
  readonly demands: readonly Demand[];
  /** Fields that depend on each other, from the first to itself. */
  readonly circle?: readonly string[] | undefined;
}

/** Returns the problems of fields that nobody is ever asked: conditions in a circle, and conditions that exclude each other. */
export function hopeless({ steps = [] }: AskedFields, placed: readonly PlacedField[]): FieldDiagnostic[] {
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
