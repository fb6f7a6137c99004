import type { ControlSpec } from '../../renderer/client/form/field-spec.ts';
import { accepted, askedBy, type Condition, type Flow } from '../../renderer/client/form/steps/flow.ts';
import { pairwise } from './pairwise.ts';

/** The answers to fields that decide what else a form asks, by name. An empty list is no answer. */
export type Branch = ReadonlyMap<string, readonly (string | boolean)[]>;

/** Up to this number, all combinations of answers are branches; of more, those with every two answers. */
const few = 16;

/** Returns the ways through a form with conditions; one without answers for any other form. */
export function branchesOf(fields: readonly ControlSpec[], flow: Flow | undefined): Branch[] {
  if (flow === undefined) return [new Map()];
  const conditions = [...Object.values(flow.when), ...flow.steps.flatMap(({ when }) => (when ? [when] : []))];
  const deciding = fields
    .filter(({ name }) => conditions.some((condition) => Object.hasOwn(condition, name)))
    .map((field) => ({ name: field.name, answers: differing(field, conditions, flow) }));
  const counts = deciding.map(({ answers }) => answers.length);
  const rows = counts.reduce((product, count) => product * count, 1) <= few ? everyRow(counts) : pairwise(counts);
  const branches = new Map<string, Branch>();
  for (const row of rows) {
    const all = new Map(deciding.map(({ name, answers }, at) => [name, answers[row[at] ?? 0] ?? []]));
    const isAsked = askedBy(flow, (name) => all.get(name) ?? []);
    // An answer to a field that is not asked makes no difference.
    const asked = [...all].filter(([name]) => isAsked(name));
    branches.set(JSON.stringify(asked), new Map(asked));
  }
  return [...branches.values()];
}

/** Says which branch it is: `service: implant, urgent: yes`. */
export function branchName(branch: Branch): string {
  const shown = (answer: string | boolean) => (answer === true ? 'yes' : answer === false ? 'no' : answer);
  return [...branch].map(([name, answers]) => `${name}: ${answers.map(shown).join('+') || '-'}`).join(', ');
}

/** Returns answers to a field, one for each way in which conditions tell them apart. */
function differing(field: ControlSpec, conditions: readonly Condition[], { required }: Flow) {
  const own = conditions.flatMap(({ [field.name]: answered }) => (answered === undefined ? [] : [accepted(answered)]));
  const effects = new Map<string, readonly (string | boolean)[]>();
  for (const answers of possible(field, field.required || required.includes(field.name))) {
    const effect = own.map((values) => answers.some((answer) => values.includes(answer))).join();
    if (!effects.has(effect)) effects.set(effect, answers);
  }
  return [...effects.values()];
}

function possible({ type, options = [] }: ControlSpec, required = false): (readonly (string | boolean)[])[] {
  if (type === 'checkbox' || type === 'consent') return required ? [[true]] : [[true], [false]];
  const values = options.map(({ value }) => value);
  return [...values.map((value) => [value]), ...(type === 'checkboxes' ? [values] : []), ...(required ? [] : [[]])];
}

function everyRow(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (rows, count) => rows.flatMap((row) => Array.from({ length: count }, (_, value) => [...row, value])),
    [[]],
  );
}
