import type { KeyboardEvent } from 'react';
import { fill } from '../../../sdk/ui-text/ui-text.ts';
import { membersOf } from '../../members-of.ts';
import type { FieldSpec } from '../field-spec.ts';
import { FormField } from '../form-field.tsx';
import type { Errors } from '../use-form.ts';
import type { Flow } from './flow.ts';
import type { View } from './place.ts';

interface StepsBodyProps {
  readonly id: string;
  /** All fields, asked or not. */
  readonly fields: readonly FieldSpec[];
  readonly flow: Flow;
  readonly view: View;
  /** False before the form is hydrated: all fields are there then, for browsers without script. */
  readonly isLive: boolean;
  readonly errors: Errors;
  readonly onBack: () => void;
}

/** The fields of a form in steps, and the buttons between them. A form without steps has its fields alone. */
export function StepsBody({ onBack, ...props }: StepsBodyProps) {
  const { flow, isLive, view } = props;
  const { seen, step, next, isAsked } = view;
  const { steps, text } = flow;
  if (steps.length === 1 && !steps[0]?.title) return <StepFields {...props} step={0} />;
  const count = (index: number) => fill(text.step, { step: seen.indexOf(index) + 1, steps: seen.length });
  return (
    <>
      {seen.length > 1 && (
        <progress className="form-progress" max={seen.length} value={seen.indexOf(step) + 1} aria-label={count(step)} />
      )}
      {steps.map(({ title, fields }, index) => (
        <fieldset
          key={fields[0]}
          className="form-step"
          hidden={isLive && index !== step}
          disabled={isLive && !fields.some(isAsked)}
        >
          <legend className="form-step-title" tabIndex={-1} onKeyDown={goOnWithEnter}>
            {seen.length > 1 && seen.includes(index) && <span className="form-step-count">{count(index)}</span>}{' '}
            <span>{title}</span>
          </legend>
          <StepFields {...props} step={index} />
        </fieldset>
      ))}
      {isLive && step > 0 && (
        <button type="button" className="button button-quiet button-large form-back" onClick={onBack}>
          {text.back}
        </button>
      )}
      {next !== undefined && (
        <button type="submit" className="button button-large form-next">
          {text.next}
        </button>
      )}
    </>
  );
}

/** The heading has the focus after each move between steps. A key that is held down does not run through them. */
function goOnWithEnter({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const form = currentTarget.closest('form');
  if (key === 'Enter' && !repeat && form) membersOf(form).requestSubmit?.();
}

/** The fields of a step. Those that are not asked stay in the page with their answers, which may be needed again. */
function StepFields({
  id,
  fields,
  flow,
  view,
  errors,
  isLive,
  step,
}: Omit<StepsBodyProps, 'onBack'> & { step: number }) {
  const names = flow.steps[step]?.fields ?? [];
  return (
    <div className="lead-form-fields">
      {fields
        .filter(({ name }) => names.includes(name))
        .map((field) => {
          const { name } = field;
          const isHidden = isLive && !view.isAsked(name);
          const spec = view.asked.find((asked) => asked.name === name) ?? field;
          const shown = <FormField key={name} id={`${id}-${name}`} field={spec} error={errors[name]} />;
          if (!flow.when[name]) return shown;
          return (
            <fieldset
              key={name}
              role="presentation"
              className="form-when"
              data-later={flow.later.includes(name) || undefined}
              hidden={isHidden}
              disabled={isHidden}
            >
              {shown}
            </fieldset>
          );
        })}
    </div>
  );
}
