import { useId, useState } from 'react';
import { at, type FieldProps } from './field-target.ts';
import { usePicked } from './use-picked.ts';
import { inWords } from './values.ts';

/** The arrangements of a block as small pictures: its example with each, in the theme of the site. */
export function LayoutInput({ value, path, target }: FieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { layouts, frame, change } = target;
  const [first] = layouts;
  const { current, pick } = usePicked(value);
  const chosen = typeof current === 'string' ? current : (first?.name ?? '');
  const choose = (name: string) => {
    const here = at(target, path);
    if (name === chosen) return;
    const was = typeof current === 'string' ? { was: current } : {};
    if (name === first?.name) pick(undefined, change({ ...here, op: 'unset' }));
    else pick(name, change({ ...here, op: 'set', value: name, ...was }));
  };
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
    </details>
  );
}
