import { membersOf } from '../../members-of.ts';
import type { FieldSpec } from '../field-spec.ts';
import { type Errors, findErrors } from '../use-form.ts';
import { answersIn, readAnswers, restoreAnswers } from './answers.ts';
import { askedBy, type Flow, stepsAhead } from './flow.ts';

/** Where a person is in a form. */
export interface Place {
  /** The index of the step that is shown. */
  readonly step: number;
  /** The index of the last step that the person has left with valid answers; -1 at first. */
  readonly passed: number;
  /** The answers as JSON. */
  readonly answers: string;
}

/** What a form shows and sends at a place. */
export interface View extends Omit<Place, 'answers'> {
  readonly isAsked: (field: string) => boolean;
  /** The fields that are asked: all, if the place is unknown. */
  readonly asked: readonly FieldSpec[];
  /** Those of a step. */
  readonly askedIn: (step: number) => readonly FieldSpec[];
  /** The indexes of the steps that the person sees with the answers so far. */
  readonly seen: readonly number[];
  /** The next step that the person sees; undefined in the last one. */
  readonly next: number | undefined;
}

/** Returns what a form shows at a place. Before it is hydrated, it has none. */
export function viewAt(place: Place | undefined, fields: readonly FieldSpec[], flow: Flow): View {
  const { step, passed } = place ?? { step: 0, passed: -1 };
  const answers = answersIn(place?.answers);
  const isAsked = askedBy(flow, answers);
  const asked = place
    ? fields
        .filter(({ name }) => isAsked(name))
        .map((field) => (flow.required.includes(field.name) ? { ...field, required: true } : field))
    : fields;
  const seen = stepsAhead(flow, answers, Math.max(step, passed + 1));
  return {
    step,
    passed,
    isAsked,
    asked,
    askedIn: (index) => asked.filter(({ name }) => flow.steps[index]?.fields.includes(name)),
    seen,
    next: seen.find((index) => index > step),
  };
}

/** Restores the answers of a form, and returns where the person was. A step with invalid answers is as far as it goes. */
export function restorePlace(form: HTMLFormElement, fields: readonly FieldSpec[], flow: Flow): Place {
  restoreAnswers(form, fields);
  const isNumber = ({ name, type }: FieldSpec) =>
    type === 'phone' && membersOf(form).querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  if (process.env.FRONTAGE_REGION && fields.some(isNumber)) {
    import('../numbers.ts').then(({ checkPhones }) => checkPhones(form, fields)).catch(() => undefined);
  }
  const answers = readAnswers(form, fields);
  const wanted = stepIn(history.state, membersOf(form).id) ?? 0;
  const { seen, askedIn } = viewAt({ step: wanted, passed: wanted - 1, answers }, fields, flow);
  const before = seen.filter((index) => index <= wanted);
  const step = before.find((index) => hasErrors(findErrors(form, askedIn(index)))) ?? before.at(-1) ?? 0;
  return { step, passed: step - 1, answers };
}

export function hasErrors(errors: Errors): boolean {
  return Object.keys(errors).length > 0;
}

/** Name of the part of `history.state` with the steps of forms, by the id of their form. */
const part = 'frontageSteps';

/** The steps of a form up to an entry of the tab's history: each has an entry of its own, and the last is that of this entry. */
type Trail = readonly number[];

const trailsIn = (state: unknown): Readonly<Record<string, Trail>> => Object(Object(state)[part]);
const trailIn = (state: unknown, id: string): Trail => trailsIn(state)[id] ?? [];

const withTrail = (id: string, trail: Trail) => ({
  ...history.state,
  [part]: { ...trailsIn(history.state), [id]: trail },
});

/** Returns the step of a form in an entry; undefined for an entry of something else, such as a link to a heading. */
export function stepIn(state: unknown, id: string): number | undefined {
  return trailIn(state, id).at(-1);
}

/** Adds an entry for the step `to`, so that the browser's Back leads to the step `from`. */
export function pushStep(id: string, from: number, to: number): void {
  const before = trailIn(history.state, id).slice(0, -1);
  history.replaceState(withTrail(id, [...before, from]), '');
  history.pushState(withTrail(id, [...before, from, to]), '');
}

/** Goes back to the last entry of a step. Returns false if there is none. */
export function returnTo(id: string, isWanted: (step: number) => boolean): boolean {
  const trail = trailIn(history.state, id);
  const index = trail.slice(0, -1).findLastIndex(isWanted);
  if (index < 0) return false;
  history.go(index + 1 - trail.length);
  return true;
}

/** Goes back to the first entry of a form, so that the next Back leaves the page. */
export function leaveSteps(id: string): void {
  const { length } = trailIn(history.state, id);
  if (length > 1) history.go(1 - length);
}
