/** What must be answered: a value for each field, by the field's name. Several values mean any of them. */
export type Condition = Readonly<Record<string, Answered>>;

type Answered = string | boolean | readonly string[];

/** The values of each field: none for an unanswered one. A ticked checkbox has `true`, another one `false`. */
export type Answers = (field: string) => readonly (string | boolean)[];

/** A step of a form. A form without steps has one, without a title. */
export interface Step {
  readonly title?: string | undefined;
  /** Names of its fields. */
  readonly fields: readonly string[];
  readonly when?: Condition | undefined;
}

/** Which fields of a form are asked, and when. */
export interface Flow {
  readonly steps: readonly Step[];
  /** The conditions of fields that have one, by name. */
  readonly when: Readonly<Record<string, Condition>>;
  /** Names of fields that are required once they are asked. Without script, they may stay empty. */
  readonly required: readonly string[];
  /** Names of the fields that nobody is asked before answering another. */
  readonly later: readonly string[];
  readonly text: FlowText;
}

/** The texts of a form with steps. */
interface FlowText {
  readonly next: string;
  readonly back: string;
  /** With `{step}` and `{steps}`. */
  readonly step: string;
}

/** Returns the values that a condition accepts for a field. */
export function accepted(answered: Answered): readonly (string | boolean)[] {
  return Array.isArray(answered) ? answered : [answered as string | boolean];
}

/**
 * Returns whether each field is asked. A field is asked if its own condition and that of its step hold. A condition on a field
 * that is not asked does not hold.
 */
export function askedBy({ steps, when }: Pick<Flow, 'steps' | 'when'>, answers: Answers): (field: string) => boolean {
  const asked = (field: string): boolean => {
    const step = steps.find(({ fields }) => fields.includes(field));
    return step !== undefined && holds(step.when) && holds(when[field]);
  };
  const holds = (condition: Condition = {}): boolean =>
    Object.entries(condition).every(
      ([field, values]) => asked(field) && answers(field).some((value) => accepted(values).includes(value)),
    );
  return asked;
}

/**
 * Returns the indexes of the steps that a person sees with these answers. The answer to a field of the step `current` or a later
 * one may still come, so a step that depends on it counts.
 */
export function stepsAhead(flow: Pick<Flow, 'steps' | 'when'>, answers: Answers, current: number): readonly number[] {
  const { steps, when } = flow;
  const stepOf = (field: string) => steps.findIndex(({ fields }) => fields.includes(field));
  const isOpen = (field: string) => stepOf(field) >= current && answers(field).length === 0;
  const mayBeAsked = (field: string): boolean => mayHold(steps[stepOf(field)]?.when) && mayHold(when[field]);
  const mayHold = (condition: Condition = {}): boolean =>
    Object.entries(condition).every(
      ([field, values]) =>
        mayBeAsked(field) && (isOpen(field) || answers(field).some((value) => accepted(values).includes(value))),
    );
  return steps.flatMap(({ when: own, fields }, index) => (mayHold(own) && fields.some(mayBeAsked) ? [index] : []));
}
