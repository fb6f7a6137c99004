import { useState } from 'react';
import { type ThemeInfo, type TokenInfo, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { ColourField, TokenField } from './token-fields.tsx';
import { Input, Labelled, Search, Select, submits } from './ui.tsx';

/** The look of the site: the theme it starts from, the colour of its brand, and its tokens. */
export function Theme() {
  const { site } = useStudio();
  const theme = useAnswer('theme', {}, { keeps: true, again: `${site?.version} ${site?.last?.id}` });
  if (theme === undefined) return <p className="panel note">Reading the theme…</p>;
  return (
    <section className="panel theme" aria-label="Theme">
      <Presets {...theme} />
      <Brand {...theme} />
      {theme.groups.map(({ title, tokens }) =>
        title === 'More' ? (
          <MoreTokens key={title} tokens={tokens} />
        ) : (
          <details key={title} className="group" open={title === 'Colours' || undefined}>
            <summary>{title}</summary>
            {title === 'Fonts' && <Fonts />}
            <Tokens tokens={tokens} />
          </details>
        ),
      )}
    </section>
  );
}

function Presets({ preset, presets }: ThemeInfo) {
  const { change } = useStudio();
  const looks = presets.find(({ name }) => name === preset)?.looks;
  return (
    <Labelled
      label="Starts from the theme"
      help={`${looks ?? ''} Values that the site sets itself stay as they are.`}
      control={(common) => (
        <Select
          {...common}
          value={preset ?? ''}
          onChange={(next) => {
            const chosen = presets.find(({ name }) => name === next);
            if (chosen !== undefined) void change({ op: 'setPreset', preset: chosen.name });
          }}
          none={preset === undefined ? 'none: all is its own' : undefined}
          options={presets.map(({ name }) => name)}
        />
      )}
    />
  );
}

/** The fonts of the site, from those in its folder and those that are installed. */
function Fonts() {
  const { site, change } = useStudio();
  const fonts = useAnswer('fonts', {}, { keeps: true, again: site?.version });
  if (fonts == null) return undefined;
  return (
    <>
      {fonts.map(({ role, label, help, choices, chosen }) => (
        <Labelled
          key={role}
          label={label}
          help={help}
          control={(common) => (
            <Select
              {...common}
              value={String(chosen)}
              onChange={(next) => void change({ op: 'setFont', role, font: choices[Number(next)]?.font ?? null })}
              options={choices.map((choice, index) => ({ value: String(index), label: choice.label }))}
            />
          )}
        />
      ))}
      <p className="help">
        More fonts: put WOFF2 files into templates/fonts, or install a package of Fontsource, such as
        @fontsource-variable/figtree.
      </p>
    </>
  );
}

/** One colour of the brand, from which all others are computed. */
function Brand({ neutrals, groups }: ThemeInfo) {
  const { change } = useStudio();
  const fill = groups.flatMap(({ tokens }) => tokens).find(({ name }) => name === 'accent-fill');
  const [accent, setAccent] = useState(fill?.colours?.light?.hex ?? '#2f5fb3');
  const [neutral, setNeutral] = useState<(typeof neutrals)[number]>('grey');
  return (
    <details className="group">
      <summary>All colours from one</summary>
      <form onSubmit={submits(() => change({ op: 'recolour', accent, neutral }))}>
        <p className="help">
          Computes every colour from that of the brand, by day and by night, with enough contrast for text.
        </p>
        <div className="brand">
          <Input
            type="color"
            className="swatch"
            aria-label="Colour of the brand"
            value={/^#[\da-f]{6}$/i.test(accent) ? accent : '#000000'}
            onChange={setAccent}
          />
          <Input aria-label="Colour of the brand, as CSS writes it" value={accent} onChange={setAccent} />
          <Select
            aria-label="Greys"
            value={neutral}
            onChange={(value) => setNeutral(value as typeof neutral)}
            options={neutrals.map((value) => ({
              value,
              label: value === 'grey' ? 'plain greys' : `${value} greys`,
            }))}
          />
        </div>
        <button type="submit" className="tool">
          Colour everything
        </button>
      </form>
    </details>
  );
}

interface TokensProps {
  readonly tokens: readonly TokenInfo[];
}

function Tokens({ tokens }: TokensProps) {
  return (
    <ul>
      {tokens.map((token) => (
        <li key={token.name} className="token">
          {token.control === 'colour' ? <ColourField {...token} /> : <TokenField {...token} />}
        </li>
      ))}
    </ul>
  );
}

/** The tokens that few people change, behind a search. */
function MoreTokens({ tokens }: TokensProps) {
  const [search, setSearch] = useState('');
  const found = tokens.filter(({ name, use }) => `${name} ${use}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <details className="group">
      <summary>
        More <span className="summary">{tokens.length}</span>
      </summary>
      <Search label="Search tokens" placeholder="Search: shadow, header, icon" value={search} onChange={setSearch} />
      {found.length === 0 ? <p className="help">No token has this name.</p> : <Tokens tokens={found} />}
    </details>
  );
}
