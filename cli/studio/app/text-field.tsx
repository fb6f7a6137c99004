import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { nameOf } from '../words.ts';
import { afterPress } from './after-press.ts';
import { MarkBar } from './mark-bar.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { type FieldProps, useTarget } from './target.tsx';
import { TokenChips } from './token-chips.tsx';
import { Lines } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useMarks } from './use-marks.ts';
import { useText } from './use-text.ts';
import { FieldHead } from './value-fields.tsx';

/** A text among the fields. */
export function TextField({ control, value, path, onRemove }: FieldProps) {
  const id = useId();
  const { isChosen, enter } = useTarget();
  const { help, max = Number.POSITIVE_INFINITY, required } = control;
  const [isActive, setActive] = useState(false);
  const text = useText({ field: path, value: value === undefined ? undefined : String(value), required, isActive });
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
    <section className="field" aria-label={nameOf(control)} data-chosen={isChosen(path) || undefined} onBlur={left}>
      <FieldHead id={id} control={control} onRemove={onRemove} />
      <Lines
        id={id}
        aria-describedby={`${id}-scope ${id}-help`}
        ref={box}
        rows={1}
        value={typed}
        maxLength={Number.isFinite(max) ? max * 2 : undefined}
        onFocus={() => {
          setActive(true);
          enter(path);
        }}
        onChange={text.type}
        onPaste={marks.onPaste}
        onKeyDown={(event) => {
          if (!marks.onKey(event) && event.key === 'Escape') text.reset();
        }}
      />
      {isActive && <MarkBar marks={marks} />}
      {isActive && <ScopeChoice {...text} id={`${id}-scope`} />}
      <UnsavedNote draft={text.unsaved} />
      <TokenChips text={typed} />
      <p className="help" id={`${id}-help`}>
        {help}
        {Number.isFinite(max) && ` ${typed.length} of ${max} characters.`}
      </p>
    </section>
  );
}
