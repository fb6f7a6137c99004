import { useSyncExternalStore } from 'react';
import { inWords } from '../words.ts';
import type { Draft, Json } from './draft-change.ts';
import { useStudio } from './store.tsx';

/** A draft that is not saved yet: why, and what can be done. After a conflict, both texts are side by side. */
export function UnsavedNote({ draft }: { readonly draft: Draft | undefined }) {
  const { drafts } = useStudio();
  if (draft === undefined) return undefined;
  const { key, typed, now, message } = draft;
  const isConflict = draft.state === 'conflict';
  const [save, drop] = isConflict ? ['Keep mine', 'Take theirs'] : ['Try again', 'Give it up'];
  return (
    <fieldset className="unsaved" aria-label="Not saved yet">
      <p>
        <strong>Not saved yet.</strong> {message}
      </p>
      {isConflict && (
        <dl className="unsaved-texts">
          <div>
            <dt>Yours</dt>
            <dd>{shown(typed)}</dd>
          </div>
          <div>
            <dt>In the file</dt>
            <dd>{shown(now)}</dd>
          </div>
        </dl>
      )}
      <div className="unsaved-actions">
        <button type="button" className="tool" onClick={() => (isConflict ? drafts.keep(key) : drafts.retry(key))}>
          {save}
        </button>
        <button type="button" className="tool" onClick={() => drafts.drop(key)}>
          {drop}
        </button>
      </div>
    </fieldset>
  );
}

function shown(value: Json | undefined): string {
  if (value == null || value === '') return 'Nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All drafts that are not saved yet, in the status bar. */
export function UnsavedList() {
  const { drafts } = useStudio();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const unsaved = [...all.values()].filter(({ message }) => message !== undefined);
  if (unsaved.length === 0) return undefined;
  return (
    <details className="problems" data-errors>
      <summary>{unsaved.length} not saved yet</summary>
      <ul>
        {unsaved.map((draft) => (
          <li key={draft.key}>
            <h3 className="unsaved-where">{whereOf(draft)}</h3>
            {draft.state !== 'conflict' && <p className="unsaved-value">{shown(draft.typed)}</p>}
            <UnsavedNote draft={draft} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function whereOf({ spot, scope }: Draft): string {
  switch (spot.op) {
    case 'setFact':
      return `The fact ${spot.name}`;
    case 'setToken':
      return `${inWords(spot.name)} of the theme`;
    case 'setSetting':
      return spot.path.join('.');
    case 'setCell':
      return `${inWords(spot.column)} in row ${spot.row + 1} of ${spot.axis}`;
    case 'setMeta':
      return `${inWords(spot.name)} of ${spot.page}`;
    default:
      return `${inWords(spot.section)}, ${spot.field.join(' ')}, on ${scope === 'all' ? 'all of its pages' : spot.page}`;
  }
}
