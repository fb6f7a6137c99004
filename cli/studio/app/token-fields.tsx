import { useId, useState } from 'react';
import { inWords } from '../words.ts';
import { type ShownColour, type TokenInfo, useLatestAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { type Common, Input, Lines, RemoveButton, Select, typed, typedByKey } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { type Held, useDraft } from './use-draft.ts';

/** The name of a token, what it is for, and a way back to the value of the theme. `labels` is the id of the control. */
function TokenHead({ name, use, own, hasDefault, fixed, value, labels }: TokenInfo & { readonly labels?: string }) {
  const { change } = useStudio();
  const title = inWords(name);
  return (
    <div className="token-head">
      <p>
        {labels === undefined ? (
          <span className="token-name">{title}</span>
        ) : (
          <label className="token-name" htmlFor={labels}>
            {title}
          </label>
        )}{' '}
        <span className="help" id={labels && `${labels}-help`}>
          {fixed ?? use}
        </span>
      </p>
      {own && hasDefault && fixed === undefined && (
        <RemoveButton
          label={`Reset ${title.toLowerCase()}`}
          onClick={() => change({ op: 'setToken', name, value: null, was: value })}
        >
          Reset
        </RemoveButton>
      )}
    </div>
  );
}

/** A token that is no colour: a number with its unit, one of few values, a font, or any value of CSS. */
export function TokenField(token: TokenInfo) {
  const id = useId();
  const { name, value, control, fixed } = token;
  const held = useDraft({ spot: { op: 'setToken', name }, read: value });
  const now = String(held.value ?? '').trim();
  const asked = now === value || now === '' ? undefined : { name, value: now };
  const { answer, isLatest } = useLatestAnswer('token', asked, { keeps: true, rest: 150 }) ?? {};
  const message = asked && isLatest && answer && 'message' in answer ? answer.message : undefined;
  const common = {
    id,
    className: 'input',
    disabled: fixed !== undefined,
    'aria-describedby': `${id}-help`,
    'aria-invalid': message !== undefined || undefined,
  };
  return (
    <>
      <TokenHead {...token} labels={id} />
      {control === 'size' ? (
        <Size common={common} held={held} name={name} />
      ) : control === 'choice' || control === 'font' ? (
        <OneOfFew common={common} token={token} held={held} />
      ) : (
        <FreeText common={common} held={held} />
      )}
      <UnsavedNote draft={held.unsaved} />
      {held.unsaved === undefined && message !== undefined && <p className="colour-low">{message}</p>}
    </>
  );
}

interface ControlProps {
  readonly common: Common & { readonly disabled: boolean };
  readonly held: Held;
}

const units = ['px', 'rem', 'em', '%'];

function Size({ common, held, name }: ControlProps & { readonly name: string }) {
  const { value, type, save, leave } = held;
  const [, number = '', unit = ''] = /^(-?[\d.]*)(.*)$/.exec(String(value ?? '')) ?? [];
  return (
    <div className="size">
      <Input
        {...common}
        type="number"
        step={unit === 'px' || Number(number) >= 100 ? 1 : unit === '' || unit === 'em' || unit === 's' ? 0.01 : 0.125}
        value={number}
        onChange={(text) => type(text === '' ? '' : `${text}${unit}`)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {unit !== '' && (
        <Select
          aria-label={`Unit of ${inWords(name).toLowerCase()}`}
          disabled={common.disabled}
          value={unit}
          onChange={(next) => type(`${number}${next}`)}
          onBlur={leave}
          options={[...new Set([...units, unit])]}
        />
      )}
    </div>
  );
}

function OneOfFew({
  common,
  token: { options = [], takesOthers },
  held,
}: ControlProps & { readonly token: TokenInfo }) {
  const [isFree, setFree] = useState(false);
  const value = String(held.value ?? '');
  if (isFree || !options.some((option) => option.value === value)) return <FreeText common={common} held={held} />;
  return (
    <Select
      {...common}
      value={value}
      onChange={(next) => (next === 'other' ? setFree(true) : held.choose(next))}
      options={[...options, ...(takesOthers ? [{ value: 'other', label: 'Other…' }] : [])]}
    />
  );
}

function FreeText({ common, held }: ControlProps) {
  const rows = Math.min(4, Math.ceil(String(held.value ?? '').length / 38));
  return <Lines {...common} rows={rows} spellCheck={false} {...typedByKey(held)} />;
}

type Scheme = 'light' | 'dark';

/** A colour by day and by night, with its contrast. */
export function ColourField(token: TokenInfo) {
  const sides = Object.entries(token.colours ?? {}) as [Scheme, ShownColour][];
  return (
    <>
      <TokenHead {...token} />
      {sides.map(([scheme, colour]) => (
        <Side key={scheme} token={token} scheme={scheme} colour={colour} isOnly={sides.length === 1} />
      ))}
    </>
  );
}

interface SideProps {
  readonly token: TokenInfo;
  readonly scheme: Scheme;
  readonly colour: ShownColour;
  readonly isOnly: boolean;
}

function Side({ token: { name, fixed }, scheme, colour, isOnly }: SideProps) {
  const id = useId();
  const held = useDraft({ spot: { op: 'setToken', name, scheme }, read: colour.text });
  const { shown, message } = useShown(name, scheme, String(held.value ?? '').trim(), colour);
  const label = isOnly ? inWords(name) : `${inWords(name)} ${scheme === 'light' ? 'by day' : 'by night'}`;
  const common = { disabled: fixed !== undefined };
  return (
    <div className="colour">
      {!isOnly && <span className="colour-when">{scheme === 'light' ? 'Day' : 'Night'}</span>}
      <Input
        {...common}
        {...typed(held)}
        type="color"
        className="swatch"
        aria-label={`${label}, picker`}
        value={shown?.hex ?? '#000000'}
        data-unknown={shown?.hex === undefined || undefined}
      />
      <Input {...common} {...typedByKey(held)} aria-label={label} aria-describedby={id} spellCheck={false} />
      {message === undefined ? (
        <Ratio id={id} shown={shown} onUse={held.choose} />
      ) : (
        <p className="colour-low" id={id}>
          {message}
        </p>
      )}
      <UnsavedNote draft={held.unsaved} />
    </div>
  );
}

interface RatioProps {
  readonly id: string;
  readonly shown: ShownColour | undefined;
  readonly onUse: (colour: string) => void;
}

/** The contrast of a colour where it has least; for too little, what it needs and a colour that has it. */
function Ratio({ id, shown, onUse }: RatioProps) {
  if (shown?.contrast === undefined) return undefined;
  const { beside, ratio, least } = shown.contrast;
  const { readable } = shown;
  // Rounded down: 4.49 is not 4.5.
  const rounded = Math.floor(ratio * 10) / 10;
  const isLow = ratio < least;
  return (
    <>
      <span className="ratio" data-low={isLow || undefined} id={id} title={`${rounded} to 1 beside ${inWords(beside)}`}>
        <span className="unseen">Contrast </span>
        {rounded}
        <span className="unseen"> to 1 beside {inWords(beside)}</span>
      </span>
      {isLow && (
        <p className="colour-low">
          Too little contrast beside {inWords(beside).toLowerCase()}: it needs {least} to 1.{' '}
          {readable && <RemoveButton onClick={() => onUse(readable)}>Use {readable}</RemoveButton>}
        </p>
      )}
    </>
  );
}

/** Returns how a colour would look and be read, before it is saved; of what cannot be a colour, why. */
function useShown(name: string, scheme: Scheme, typed: string, colour: ShownColour) {
  const isSaved = typed === colour.text;
  const asked = isSaved ? undefined : { name, scheme, value: typed };
  const { answer, isLatest } = useLatestAnswer('token', asked, { keeps: true, rest: 120 }) ?? {};
  if (isSaved || answer === undefined) return { shown: colour };
  if (!('message' in answer)) return { shown: answer.colours?.[scheme] ?? (isLatest ? undefined : colour) };
  return isLatest ? { message: answer.message } : { shown: colour };
}
