import { type FormEvent, useEffect, useId, useState } from 'react';
import { api, type ThemeInfo, type TokenInfo } from './api.ts';
import { ColourField } from './colour-field.tsx';
import { TokenField } from './token-field.tsx';
import type { Studio } from './use-studio.ts';

/** The look of the site: the theme it starts from, the colour of its brand, and its tokens. */
export function Theme({ studio }: { readonly studio: Studio }) {
  const theme = useTheme(studio);
  if (theme === undefined) return <p className="panel note">Reading the theme…</p>;
  return (
    <section className="panel theme" aria-label="Theme">
      <Presets studio={studio} theme={theme} />
      <Brand studio={studio} theme={theme} />
      {theme.groups.map((group) =>
        group.title === 'More' ? (
          <MoreTokens key={group.title} studio={studio} tokens={group.tokens} />
        ) : (
          <details key={group.title} className="group" open={group.title === 'Colours' || undefined}>
            <summary>{group.title}</summary>
            <Tokens studio={studio} tokens={group.tokens} />
          </details>
        ),
      )}
    </section>
  );
}

/** Reads the theme again after each change of the site. */
function useTheme({ site }: Studio): ThemeInfo | undefined {
  const [theme, setTheme] = useState<ThemeInfo>();
  const state = `${site?.version} ${site?.last?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state of the site says when to read again.
  useEffect(() => {
    let isWanted = true;
    void api.theme().then(
      (next) => isWanted && setTheme(next),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [state]);
  return theme;
}

interface ThemeProps {
  readonly studio: Studio;
  readonly theme: ThemeInfo;
}

function Presets({ studio, theme: { preset, presets } }: ThemeProps) {
  const id = useId();
  const looks = presets.find(({ name }) => name === preset)?.looks;
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        Starts from the theme
      </label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-help`}
        value={preset ?? ''}
        onChange={(event) =>
          void studio.change({ op: 'setPreset', preset: event.currentTarget.value as (typeof presets)[number]['name'] })
        }
      >
        {preset === undefined && <option value="">none: all is its own</option>}
        {presets.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        {looks} Values that the site sets itself stay as they are.
      </p>
    </div>
  );
}

/** One colour of the brand, from which all others are computed. */
function Brand({ studio, theme: { neutrals, groups } }: ThemeProps) {
  const fill = groups.flatMap(({ tokens }) => tokens).find(({ name }) => name === 'accent-fill');
  const [accent, setAccent] = useState(fill?.colours?.light?.hex ?? '#2f5fb3');
  const [neutral, setNeutral] = useState<(typeof neutrals)[number]>('grey');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void studio.change({ op: 'recolour', accent, neutral });
  };
  return (
    <details className="group">
      <summary>All colours from one</summary>
      <form onSubmit={submit}>
        <p className="help">
          Computes every colour from that of the brand, by day and by night, with enough contrast for text.
        </p>
        <div className="brand">
          <input
            type="color"
            className="swatch"
            aria-label="Colour of the brand"
            value={/^#[\da-f]{6}$/i.test(accent) ? accent : '#000000'}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
          <input
            className="input"
            aria-label="Colour of the brand, as CSS writes it"
            value={accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
          <select
            className="input"
            aria-label="Greys"
            value={neutral}
            onChange={(event) => setNeutral(event.currentTarget.value as typeof neutral)}
          >
            {neutrals.map((name) => (
              <option key={name} value={name}>
                {name === 'grey' ? 'plain greys' : `${name} greys`}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="tool">
          Colour everything
        </button>
      </form>
    </details>
  );
}

interface TokensProps {
  readonly studio: Studio;
  readonly tokens: readonly TokenInfo[];
}

function Tokens({ studio, tokens }: TokensProps) {
  return (
    <ul>
      {tokens.map((token) => (
        <li key={token.name} className="token">
          {token.control === 'colour' ? (
            <ColourField studio={studio} token={token} />
          ) : (
            <TokenField studio={studio} token={token} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The tokens that few people change, behind a search. */
function MoreTokens({ studio, tokens }: TokensProps) {
  const [search, setSearch] = useState('');
  const found = tokens.filter(({ name, use }) => `${name} ${use}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <details className="group">
      <summary>
        More <span className="summary">{tokens.length}</span>
      </summary>
      <input
        type="search"
        className="input"
        aria-label="Search tokens"
        placeholder="Search: shadow, header, icon"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 ? <p className="help">No token has this name.</p> : <Tokens studio={studio} tokens={found} />}
    </details>
  );
}
