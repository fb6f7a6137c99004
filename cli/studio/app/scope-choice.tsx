import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { PageNames } from './page-names.tsx';
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
        <ToggleGroup
          className="choice"
          aria-label={shown}
          value={[scope ?? 'here']}
          onValueChange={([next]) => next !== undefined && setScope(next === 'all' ? 'all' : 'here')}
        >
          <Toggle className="choice-option" value="all">
            Change all
          </Toggle>
          <Toggle className="choice-option" value="here">
            Only here
          </Toggle>
        </ToggleGroup>
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
