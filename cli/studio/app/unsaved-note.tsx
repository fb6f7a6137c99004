import type { Studio } from './use-studio.ts';
import type { Unsaved } from './use-unsaved.ts';
import { inWords } from './values.ts';

interface UnsavedNoteProps {
  readonly unsaved: Unsaved;
  readonly change: Studio['change'];
  readonly onGiveUp: () => void;
}

/** A change that is not saved yet: why, and what can be done. After a conflict, both texts are side by side. */
export function UnsavedNote({ unsaved, change, onGiveUp }: UnsavedNoteProps) {
  const { conflict, message } = unsaved;
  const mine = unsaved.change;
  if (conflict !== undefined) {
    const keep = () => void change({ ...mine, was: conflict.now } as typeof mine);
    return (
      <fieldset className="unsaved" aria-label="Not saved yet">
        <p>
          <strong>Not saved yet.</strong> {message}
        </p>
        <dl className="unsaved-texts">
          <div>
            <dt>Yours</dt>
            <dd>{shown(mine.value)}</dd>
          </div>
          <div>
            <dt>In the file</dt>
            <dd>{shown(conflict.now)}</dd>
          </div>
        </dl>
        <div className="unsaved-actions">
          <button type="button" className="tool" onClick={keep}>
            Keep mine
          </button>
          <button type="button" className="tool" onClick={onGiveUp}>
            Take theirs
          </button>
        </div>
      </fieldset>
    );
  }
  return (
    <fieldset className="unsaved" aria-label="Not saved yet">
      <p>
        <strong>Not saved yet.</strong> {message}
      </p>
      <div className="unsaved-actions">
        <button type="button" className="tool" onClick={() => void change(mine)}>
          Try again
        </button>
        <button type="button" className="tool" onClick={onGiveUp}>
          Give it up
        </button>
      </div>
    </fieldset>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'Nothing');
}

/** All changes that are not saved yet, in the status bar. */
export function UnsavedList({ studio }: { readonly studio: Studio }) {
  const { unsaved, change } = studio;
  if (unsaved.list.length === 0) return undefined;
  return (
    <details className="problems" data-errors>
      <summary>{unsaved.list.length} not saved yet</summary>
      <ul>
        {unsaved.list.map((one) => (
          <li key={one.key}>
            <h3 className="unsaved-where">{whereOf(one)}</h3>
            {one.conflict === undefined && <p className="unsaved-value">{shown(one.change.value)}</p>}
            <UnsavedNote unsaved={one} change={change} onGiveUp={() => unsaved.giveUp(one.key)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function whereOf({ change }: Unsaved): string {
  switch (change.op) {
    case 'setFact':
      return `The fact ${change.name}`;
    case 'setSetting':
      return change.path.join('.');
    case 'setCell':
      return `${inWords(change.column)} in row ${change.row + 1} of ${change.axis}`;
    case 'setMeta':
      return `${inWords(change.name)} of ${change.page}`;
    default:
      return `${inWords(change.section)}, ${change.field.join(' ')}, on ${change.page}`;
  }
}
