import { PageWeight } from './page-weight.tsx';
import { UnsavedList } from './unsaved-note.tsx';
import type { Studio } from './use-studio.ts';

/** Returns `1 error, 6 warnings`. */
export function problemCounts(problems: readonly { readonly severity: string }[]): string {
  const counts = ['error', 'warning'].map((kind) => {
    const count = problems.filter(({ severity }) => severity === kind).length;
    return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
  });
  return counts.flat().join(', ');
}

/** Problems of the site, what became of the last change, and how to undo it. */
export function StatusBar({ studio }: { readonly studio: Studio }) {
  const { site, status, undo } = studio;
  const problems = site?.problems ?? [];
  return (
    <footer className="status">
      <details className="problems" data-errors={site?.hasErrors || undefined}>
        <summary>{problems.length === 0 ? 'No problems' : problemCounts(problems)}</summary>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </details>
      <PageWeight studio={studio} />
      <UnsavedList studio={studio} />
      <p role="status" className="status-text" data-tone={status?.tone}>
        {status?.text}
      </p>
      <button type="button" className="tool" disabled={!site?.last} onClick={() => void undo()}>
        Undo{site?.last ? `: ${site.last.label}` : ''}
      </button>
    </footer>
  );
}
