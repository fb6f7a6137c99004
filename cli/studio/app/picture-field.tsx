import { useId, useState } from 'react';
import { nameOf } from '../words.ts';
import { useAnswer } from './api.ts';
import { PictureLibrary } from './picture-library.tsx';
import { type FieldProps, useField } from './target.tsx';
import { Line, Lines, typed } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { FieldHead } from './value-fields.tsx';
import { valueIn } from './values.ts';

/** A picture: pressed, it is chosen again with all that belongs to it. What it shows can be typed right here as well. */
export function PictureField({ control, value, path, onRemove }: FieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const src = String(valueIn(value, ['src']) ?? '');
  const alt = useField([...path, 'alt'], valueIn(value, ['alt']), { required: true });
  const whole = useField(path, value, { required: true });
  const small = useAnswer('thumbnail', { name: src }, { keeps: true });
  return (
    <section className="field picture" aria-label={nameOf(control)}>
      <FieldHead id={id} control={control} onRemove={onRemove} />
      <button type="button" id={id} className="preview picture-button" onClick={() => setOpen(true)}>
        {small && <img src={small} alt="" />}
        <span className="picture-name">{src || 'Choose a picture'}</span>
      </button>
      {isOpen && <PictureLibrary path={path} value={value} onClose={() => setOpen(false)} />}
      <Line className="setting" label="What it shows, for people who cannot see it">
        <Lines rows={2} {...typed(alt)} />
      </Line>
      {[whole, alt].map(({ key, unsaved }) => (
        <UnsavedNote key={key} draft={unsaved} />
      ))}
      <p className="help">{control.help}</p>
    </section>
  );
}
