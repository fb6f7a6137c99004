import { useEffect, useId, useState } from 'react';
import { api, type TokenInfo } from './api.ts';
import { TokenHead } from './token-head.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface TokenFieldProps {
  readonly studio: Studio;
  readonly token: TokenInfo;
}

/** A token that is no colour: a number with its unit, one of few values, a font, or any value of CSS. */
export function TokenField({ studio, token }: TokenFieldProps) {
  const id = useId();
  const { name, own, value, control, fixed } = token;
  const save = (text: string) => void studio.change({ op: 'setToken', name, value: text, ...(own && { was: value }) });
  const draft = useDraft(value, save);
  const message = useFault(name, draft.typed.trim(), value);
  const common = {
    id,
    className: 'input',
    disabled: fixed !== undefined,
    'aria-describedby': `${id}-help`,
    'aria-invalid': message !== undefined || undefined,
  };
  return (
    <>
      <TokenHead studio={studio} token={token} labels={id} />
      {control === 'size' ? (
        <Size common={common} draft={draft} name={name} />
      ) : control === 'choice' || control === 'font' ? (
        <Choice common={common} token={token} draft={draft} save={save} />
      ) : (
        <FreeText common={common} draft={draft} />
      )}
      {message !== undefined && <p className="colour-low">{message}</p>}
    </>
  );
}

interface Common {
  readonly id: string;
  readonly className: string;
  readonly disabled: boolean;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

const units = ['px', 'rem', 'em', '%'];

interface SizeProps {
  readonly common: Common;
  readonly draft: Draft;
  readonly name: string;
}

function Size({ common, draft: { typed, type, flush }, name }: SizeProps) {
  const [, number = '', unit = ''] = /^(-?[\d.]*)(.*)$/.exec(typed) ?? [];
  return (
    <div className="size">
      <input
        {...common}
        type="number"
        step={unit === 'px' || Number(number) >= 100 ? 1 : unit === '' || unit === 'em' || unit === 's' ? 0.01 : 0.125}
        value={number}
        onChange={(event) => type(event.currentTarget.value === '' ? '' : `${event.currentTarget.value}${unit}`)}
        onBlur={flush}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
      />
      {unit !== '' && (
        <select
          className="input"
          aria-label={`Unit of ${inWords(name).toLowerCase()}`}
          disabled={common.disabled}
          value={unit}
          onChange={(event) => type(`${number}${event.currentTarget.value}`)}
          onBlur={flush}
        >
          {[...new Set([...units, unit])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly common: Common;
  readonly token: TokenInfo;
  readonly draft: Draft;
  readonly save: (value: string) => void;
}

function Choice({ common, token: { options = [], value, takesOthers }, draft, save }: ChoiceProps) {
  const [isFree, setFree] = useState(false);
  if (isFree) return <FreeText common={common} draft={draft} />;
  return (
    <select
      {...common}
      value={value}
      onChange={({ currentTarget }) => (currentTarget.value === 'other' ? setFree(true) : save(currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {takesOthers && <option value="other">Other…</option>}
    </select>
  );
}

function FreeText({
  common,
  draft: { typed, type, flush, cancel },
}: {
  readonly common: Common;
  readonly draft: Draft;
}) {
  return (
    <textarea
      {...common}
      rows={Math.min(4, Math.ceil(typed.length / 38))}
      spellCheck={false}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          flush();
        }
        if (event.key === 'Escape') cancel();
      }}
    />
  );
}

/** Returns why a token cannot have what is typed. */
function useFault(name: string, typed: string, saved: string): string | undefined {
  const [fault, setFault] = useState<{ typed: string; message: string }>();
  useEffect(() => {
    if (typed === saved || typed === '') return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const next = await api.token({ name, value: typed });
      if (isWanted && 'message' in next) setFault({ typed, message: next.message });
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, typed, saved]);
  return fault?.typed === typed && typed !== saved ? fault.message : undefined;
}
