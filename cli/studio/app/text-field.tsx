import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-target.ts';
import { MarkBar } from './mark-bar.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TokenChips } from './token-chips.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useMarks } from './use-marks.ts';
import { useText } from './use-text.ts';
import { nameOf } from './values.ts';

/** A text among the fields. */
export function TextField({
  control,
  value,
  path,
  target,
  chosen,
  onRemove,
}: FieldProps & { readonly onRemove: (() => void) | undefined }) {
  const id = useId();
  const { help, max = Number.POSITIVE_INFINITY, required } = control;
  const [isActive, setActive] = useState(false);
  const text = useText({
    target,
    field: path,
    value: value === undefined ? undefined : String(value),
    required,
    isActive,
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
    text.leave();
    afterPress(() => setActive(false));
  };
  return (
    <section
      className="field"
      aria-label={nameOf(control)}
      data-chosen={chosen?.join('.') === path.join('.') || undefined}
      onBlur={left}
    >
      <FieldHead id={id} name={nameOf(control)} onRemove={onRemove} />
      <textarea
        id={id}
        className="input"
        aria-describedby={`${id}-scope ${id}-help`}
        ref={box}
        rows={1}
        value={typed}
        maxLength={Number.isFinite(max) ? max * 2 : undefined}
        onFocus={() => {
          setActive(true);
          target.enter(path);
        }}
        onChange={(event) => text.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!marks.onKey(event) && event.key === 'Escape') text.reset();
        }}
      />
      {isActive && <MarkBar marks={marks} target={target} />}
      {isActive && <ScopeChoice {...text} id={`${id}-scope`} />}
      <UnsavedNote draft={text.unsaved} drafts={target.drafts} />
      <TokenChips text={typed} target={target} />
      <p className="help" id={`${id}-help`}>
        {help}
        {Number.isFinite(max) && ` ${typed.length} of ${max} characters.`}
      </p>
    </section>
  );
}
