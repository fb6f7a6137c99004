import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldProps } from './field-target.ts';
import { MarkBar } from './mark-bar.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TokenChips } from './token-chips.tsx';
import { useMarks } from './use-marks.ts';
import { useText } from './use-text.ts';
import { inWords } from './values.ts';

/** A text among the fields. It is saved when the field is left. */
export function TextField({
  control,
  value,
  path,
  target,
  chosen,
  onRemove,
}: FieldProps & { readonly onRemove: (() => void) | undefined }) {
  const id = useId();
  const { name, help, max = Number.POSITIVE_INFINITY, required } = control;
  const { page, section, change } = target;
  const [isActive, setActive] = useState(false);
  const text = useText({
    page,
    section,
    field: path,
    value: value === undefined ? undefined : String(value),
    required,
    isActive,
    change,
  });
  const { typed } = text;
  const box = useRef<HTMLTextAreaElement>(null);
  const marks = useMarks(box, text, control.words);
  useEffect(() => {
    if (box.current === null) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight + 2}px`;
  });
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    text.save();
    setActive(false);
  };
  return (
    <section
      className="field"
      aria-label={inWords(name)}
      data-chosen={chosen?.join('.') === path.join('.') || undefined}
      onFocus={() => setActive(true)}
      onBlur={left}
    >
      <div className="field-head">
        <label htmlFor={id}>{inWords(name)}</label>
        {onRemove && (
          <button
            type="button"
            className="remove"
            aria-label={`Remove ${inWords(name).toLowerCase()}`}
            onClick={onRemove}
          >
            Remove
          </button>
        )}
      </div>
      <ScopeChoice {...text} id={`${id}-scope`} />
      {isActive && <MarkBar marks={marks} target={target} />}
      <textarea
        id={id}
        className="input"
        aria-describedby={`${id}-scope ${id}-help`}
        ref={box}
        rows={1}
        value={typed}
        maxLength={Number.isFinite(max) ? max * 2 : undefined}
        onChange={(event) => text.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!marks.onKey(event) && event.key === 'Escape') text.reset();
        }}
      />
      <TokenChips text={typed} target={target} />
      <p className="help" id={`${id}-help`}>
        {help}
        {Number.isFinite(max) && ` ${typed.length} of ${max} characters.`}
      </p>
    </section>
  );
}
