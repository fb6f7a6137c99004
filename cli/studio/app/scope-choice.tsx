import { Choice, Listed } from './ui.tsx';
import type { EditedText } from './use-text.ts';

interface ScopeChoiceProps extends Pick<EditedText, 'uses' | 'scope' | 'setScope'> {
  readonly id: string;
}

/** Says who else shows a text, and asks whether all of them change. Nothing if nobody else shows it. */
export function ScopeChoice({ id, uses, scope, setScope }: ScopeChoiceProps) {
  if (uses == null) return undefined;
  const { pages, places, fixed, isFilled } = uses;
  const shown = pages.length > 1 ? `${pages.length} pages show this` : `This page shows this ${places} times`;
  return (
    <div className="scope" id={id}>
      {isFilled ? (
        <p>
          A template fills in this text, so {fixed === undefined ? 'it changes on this page only' : 'it is fixed here'}.
        </p>
      ) : (
        <p>
          <strong>{shown}</strong>
          {fixed === undefined ? ':' : `, and all of them change. ${fixed}`}
        </p>
      )}
      {fixed === undefined && !isFilled && (
        <Choice
          label={shown}
          value={scope ?? 'here'}
          options={[
            { value: 'all', label: 'Change all' },
            { value: 'here', label: 'Only here' },
          ]}
          onChange={(next) => setScope(next === 'all' ? 'all' : 'here')}
        />
      )}
      {pages.length > 1 && (
        <details>
          <summary>Which pages</summary>
          <PageNames pages={pages} />
        </details>
      )}
    </div>
  );
}

/** The paths of pages, in a list that scrolls. */
export function PageNames({ pages }: { readonly pages: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard.
    <ul className="scope-pages" tabIndex={0} aria-label="Pages">
      <Listed items={pages} most={50} />
    </ul>
  );
}
