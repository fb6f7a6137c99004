import { useId, useState } from 'react';
import { type FieldProps, useField } from './field-target.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { inWords } from './values.ts';

/** The arrangements of a block as small pictures: its example with each, in the theme of the site. */
export function LayoutInput({ value, path, target }: FieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { layouts, frame } = target;
  const [first] = layouts;
  const held = useField(target, path, value, { required: false });
  const chosen = typeof held.value === 'string' && held.value !== '' ? held.value : (first?.name ?? '');
  // The first layout is that of a section that names none.
  const choose = (name: string) => name !== chosen && held.choose(name === first?.name ? null : name);
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={id}>
        Layout <span className="summary">{inWords(chosen)}</span>
      </summary>
      <ul className="layouts" aria-labelledby={id}>
        {layouts.map(({ name, looks, example }) => (
          <li key={name}>
            <button
              type="button"
              className="palette-example layout"
              aria-pressed={name === chosen}
              aria-label={`${inWords(name)}: ${looks}`}
              onClick={() => choose(name)}
            >
              {isOpen && example !== undefined && (
                <span className="palette-picture" inert>
                  <iframe title={name} tabIndex={-1} src={new URL(example, frame).href} loading="lazy" />
                </span>
              )}
              <strong>{inWords(name)}</strong> <span className="help">{looks}</span>
            </button>
          </li>
        ))}
      </ul>
      <UnsavedNote draft={held.unsaved} drafts={target.drafts} />
    </details>
  );
}
