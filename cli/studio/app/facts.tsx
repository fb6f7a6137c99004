import { useId } from 'react';
import type { SiteInfo } from './api.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

type FactInfo = SiteInfo['facts'][number];

interface FactsProps {
  readonly studio: Studio;
  readonly facts: readonly FactInfo[];
}

/** Facts with their values. A change of one changes every page that says it, so the pages are named beside it. */
export function Facts({ studio, facts }: FactsProps) {
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.name}>
          <Fact studio={studio} fact={fact} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ studio, fact: { name, value, text, pages } }: { readonly studio: Studio; readonly fact: FactInfo }) {
  const id = useId();
  const held = useDraft({
    drafts: studio.drafts,
    spot: { op: 'setFact', name },
    read: value,
    rule: { required: true, isNumber: typeof value === 'number' },
  });
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        <span title={name}>{inWords(name.replaceAll('.', ' '))}</span> <span className="summary">{text}</span>
      </label>
      {value === undefined ? (
        <p className="help">It follows from other facts.</p>
      ) : (
        <input
          id={id}
          className="input"
          inputMode={typeof value === 'number' ? 'decimal' : undefined}
          value={String(held.value ?? '')}
          onChange={(event) => held.type(event.currentTarget.value)}
          onBlur={held.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') held.save();
            if (event.key === 'Escape') held.reset();
          }}
        />
      )}
      <UnsavedNote draft={held.unsaved} drafts={studio.drafts} />
      <details className="more">
        <summary className="help">{pages.length === 1 ? '1 page says it' : `${pages.length} pages say it`}</summary>
        <ul className="fact-pages">
          {pages.map((path) => (
            <li key={path}>
              <button type="button" className="page" onClick={() => studio.open(path)}>
                {path}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
