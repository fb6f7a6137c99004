import { PageWeight } from './page-weight.tsx';
import { UnsavedList } from './unsaved-note.tsx';
import type { Studio } from './use-studio.ts';

/** Problems of the site, what became of the last change, and how to undo it. */
export function StatusBar({ studio }: { readonly studio: Studio }) {
  const { site, status, undo } = studio;
  const problems = site?.problems ?? [];
  return (
    <footer className="status">
      <details className="problems" data-errors={site?.hasErrors || undefined}>
        <summary>
          {problems.length === 0 ? 'No problems' : `${problems.length} ${site?.hasErrors ? 'errors' : 'warnings'}`}
        </summary>
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
