import { useEffect, useId, useState } from 'react';
import { api, type TokenInfo } from './api.ts';
import { TokenHead } from './token-head.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { type Held, useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface TokenFieldProps {
  readonly studio: Studio;
  readonly token: TokenInfo;
}

/** A token that is no colour: a number with its unit, one of few values, a font, or any value of CSS. */
export function TokenField({ studio, token }: TokenFieldProps) {
  const id = useId();
  const { name, value, control, fixed } = token;
  const held = useDraft({ drafts: studio.drafts, spot: { op: 'setToken', name }, read: value });
  const message = useFault(name, String(held.value ?? '').trim(), value);
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
        <Size common={common} held={held} name={name} />
      ) : control === 'choice' || control === 'font' ? (
        <Choice common={common} token={token} held={held} />
      ) : (
        <FreeText common={common} held={held} />
      )}
      <UnsavedNote draft={held.unsaved} drafts={studio.drafts} />
      {held.unsaved === undefined && message !== undefined && <p className="colour-low">{message}</p>}
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
  readonly held: Held;
  readonly name: string;
}

function Size({ common, held: { value, type, save, leave }, name }: SizeProps) {
  const [, number = '', unit = ''] = /^(-?[\d.]*)(.*)$/.exec(String(value ?? '')) ?? [];
  return (
    <div className="size">
      <input
        {...common}
        type="number"
        step={unit === 'px' || Number(number) >= 100 ? 1 : unit === '' || unit === 'em' || unit === 's' ? 0.01 : 0.125}
        value={number}
        onChange={(event) => type(event.currentTarget.value === '' ? '' : `${event.currentTarget.value}${unit}`)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {unit !== '' && (
        <select
          className="input"
          aria-label={`Unit of ${inWords(name).toLowerCase()}`}
          disabled={common.disabled}
          value={unit}
          onChange={(event) => type(`${number}${event.currentTarget.value}`)}
          onBlur={leave}
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
  readonly held: Held;
}

function Choice({ common, token: { options = [], takesOthers }, held }: ChoiceProps) {
  const [isFree, setFree] = useState(false);
  const value = String(held.value ?? '');
  if (isFree || !options.some((option) => option.value === value)) return <FreeText common={common} held={held} />;
  return (
    <select
      {...common}
      value={value}
      onChange={({ currentTarget }) =>
        currentTarget.value === 'other' ? setFree(true) : held.choose(currentTarget.value)
      }
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

function FreeText({ common, held }: { readonly common: Common; readonly held: Held }) {
  const typed = String(held.value ?? '');
  return (
    <textarea
      {...common}
      rows={Math.min(4, Math.ceil(typed.length / 38))}
      spellCheck={false}
      value={typed}
      onChange={(event) => held.type(event.currentTarget.value)}
      onBlur={held.leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          held.save();
        }
        if (event.key === 'Escape') held.reset();
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
      const next = await api.token({ name, value: typed }).catch(() => undefined);
      if (isWanted && next && 'message' in next) setFault({ typed, message: next.message });
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, typed, saved]);
  return fault?.typed === typed && typed !== saved ? fault.message : undefined;
}
