import type { TokenInfo } from './api.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface TokenHeadProps {
  readonly studio: Studio;
  readonly token: TokenInfo;
  /** The control that the name labels, if there is one alone. */
  readonly labels?: string;
}

/** The name of a token, what it is for, and a way back to the value of the theme. */
export function TokenHead({ studio, token: { name, use, own, hasDefault, fixed, value }, labels }: TokenHeadProps) {
  const title =
    labels === undefined ? (
      <span className="token-name">{inWords(name)}</span>
    ) : (
      <label className="token-name" htmlFor={labels}>
        {inWords(name)}
      </label>
    );
  return (
    <div className="token-head">
      <p>
        {title}{' '}
        <span className="help" id={labels && `${labels}-help`}>
          {fixed ?? use}
        </span>
      </p>
      {own && hasDefault && fixed === undefined && (
        <button
          type="button"
          className="remove"
          aria-label={`Reset ${inWords(name).toLowerCase()}`}
          onClick={() => void studio.change({ op: 'setToken', name, value: null, was: value })}
        >
          Reset
        </button>
      )}
    </div>
  );
}
