import { useId } from 'react';
import { inWords } from '../words.ts';
import type { SiteInfo } from './api.ts';
import { Hours } from './hours.tsx';
import { useStudio } from './store.tsx';
import { Input, typedByKey } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

/** Facts with their values. A change of one changes every page that says it, so the pages are named beside it. */
export function Facts() {
  const { site } = useStudio();
  return (
    <section className="panel" aria-label="Facts">
      <p className="note">Values that pages name: change one here, and every page says it.</p>
      <ul className="facts">
        {site?.facts.map((fact) => (
          <li key={fact.name}>
            <Fact {...fact} />
          </li>
        ))}
      </ul>
      <Hours />
    </section>
  );
}

function Fact({ name, value, text, pages }: SiteInfo['facts'][number]) {
  const { open } = useStudio();
  const id = useId();
  const isNumber = typeof value === 'number';
  const held = useDraft({ spot: { op: 'setFact', name }, read: value, rule: { required: true, isNumber } });
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        <span title={name}>{inWords(name.replaceAll('.', ' '))}</span> <span className="summary">{text}</span>
      </label>
      {value === undefined ? (
        <p className="help">It follows from other facts.</p>
      ) : (
        <Input id={id} inputMode={isNumber ? 'decimal' : undefined} {...typedByKey(held)} />
      )}
      <UnsavedNote draft={held.unsaved} />
      <details className="more">
        <summary className="help">{pages.length === 1 ? '1 page says it' : `${pages.length} pages say it`}</summary>
        <ul className="fact-pages">
          {pages.map((path) => (
            <li key={path}>
              <button type="button" className="page" onClick={() => open(path)}>
                {path}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
