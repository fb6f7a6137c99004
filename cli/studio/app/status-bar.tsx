import { useState } from 'react';
import { type PageSpot, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { Pane } from './ui.tsx';
import { UnsavedList } from './unsaved-note.tsx';

/** Returns `1 error, 6 warnings`. */
export function problemCounts(problems: readonly { readonly severity: string }[]): string {
  const counts = ['error', 'warning'].map((kind) => {
    const count = problems.filter(({ severity }) => severity === kind).length;
    return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
  });
  return counts.flat().join(', ');
}

/** Problems of the site, what became of the last change, and how to undo it. */
export function StatusBar() {
  const { site, status, undo, redo } = useStudio();
  return (
    <footer className="status">
      <Problems />
      <PageWeight />
      <UnsavedList />
      <p role="status" className="status-text" data-tone={status?.tone} title={status?.text}>
        {status?.text}
      </p>
      <button
        type="button"
        className="tool undo"
        title={site?.last?.label}
        disabled={!site?.last}
        onClick={() => void undo()}
      >
        Undo{site?.last ? `: ${site.last.label}` : ''}
      </button>
      <button type="button" className="tool" disabled={!site?.next} onClick={() => void redo()}>
        Redo
      </button>
      <History />
    </footer>
  );
}

/** What is wrong with the site, what to do about it, and where: by a button, if a page shows the place. */
function Problems() {
  const { site, path, open, select } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const problems = (site?.problems ?? []).slice(0, mostProblems);
  const asked = isOpen && problems.length > 0 ? { paths: problems.map((problem) => [...problem.path]) } : undefined;
  const spots = useAnswer('spots', asked, { keeps: true, again: site?.version });
  const show = ({ page, section, field }: PageSpot) => {
    setOpen(false);
    if (page !== path) open(page);
    if (section !== undefined) select({ section, field });
  };
  return (
    <details
      className="problems"
      data-errors={site?.hasErrors || undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{problems.length === 0 ? 'No problems' : problemCounts(site?.problems ?? [])}</summary>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ message, suggestion, file, line }, index) => {
            const spot = spots?.[index];
            return (
              <li key={`${message} ${line}`}>
                {message} {suggestion}
                <span className="problem-place">
                  {file && <code>{placeText(file, line, site?.folder)}</code>}
                  {spot && (
                    <button type="button" className="tool tool-small" onClick={() => show(spot)}>
                      Show on {spot.page}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}

/** Nobody reads more. */
const mostProblems = 100;

/** Returns `templates/copy/home.ts:12`. */
function placeText(file: string, line: number | undefined, folder = ''): string {
  const name = file.startsWith(folder) ? file.slice(folder.length + 1) : file;
  return line === undefined ? name : `${name}:${line}`;
}

/** The changes of the studio, each to be taken back or brought back alone. */
function History() {
  const { site, undo } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const changes = useAnswer('history', isOpen ? {} : undefined, { keeps: true, again: site?.version });
  return (
    <Pane isOpen={isOpen} onOpenChange={setOpen} trigger="History" title="History" className="dialog dialog-small">
      {changes?.length === 0 && <p className="note">Nothing was changed in the studio yet.</p>}
      <ol className="history">
        {changes?.map(({ id, label, time, isUndone, by }) => (
          <li key={id} data-undone={isUndone || undefined}>
            <span>
              {label} <time dateTime={time}>{new Date(time).toLocaleString()}</time>
            </span>
            <button
              type="button"
              className="tool tool-small"
              aria-label={`${isUndone ? 'Bring back' : 'Take back'}: ${label}`}
              onClick={() => void undo(by)}
            >
              {isUndone ? 'Bring back' : 'Take back'}
            </button>
          </li>
        ))}
      </ol>
    </Pane>
  );
}

/** What the open page weighs, beside its budget, and what weighs most in it. */
function PageWeight() {
  const [isOpen, setOpen] = useState(false);
  const { path, version } = useStudio().page ?? {};
  const asked = path === undefined ? undefined : { page: path, parts: isOpen };
  const weight = useAnswer('weight', asked, { keeps: true, again: version, rest: 400 });
  if (weight == null) return undefined;
  const { document, script, parts } = weight;
  const isOver = document.bytes > document.budget || script.bytes > script.budget;
  return (
    <details
      className="problems weight"
      data-errors={isOver || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {inKilobytes(document.bytes)} of {inKilobytes(document.budget)} kB
      </summary>
      <div className="problems-panel">
        <Meter label="Page and its styles" {...document} />
        <Meter label="Script before anything is pressed" {...script} />
        <h3 className="unsaved-where">What weighs most</h3>
        <table className="weight-parts">
          <tbody>
            {parts?.map(({ part, bytes }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{inKilobytes(bytes)} kB</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="help">Compressed, as visitors load it. Pictures have budgets of their own.</p>
      </div>
    </details>
  );
}

function Meter({ label, bytes, budget }: { label: string; bytes: number; budget: number }) {
  return (
    <label className="weight-meter">
      {label}: {inKilobytes(bytes)} of {inKilobytes(budget)} kB
      <meter min={0} max={budget} value={Math.min(bytes, budget)} high={budget - 1} />
    </label>
  );
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
