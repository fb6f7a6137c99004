import { useEffect, useId, useState } from 'react';
import { api, type ShownColour, type TokenInfo } from './api.ts';
import { TokenHead } from './token-head.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface ColourFieldProps {
  readonly studio: Studio;
  readonly token: TokenInfo;
}

type Scheme = 'light' | 'dark';

/** A colour by day and by night, with its contrast. */
export function ColourField({ studio, token }: ColourFieldProps) {
  const sides = Object.entries(token.colours ?? {}) as [Scheme, ShownColour][];
  return (
    <>
      <TokenHead studio={studio} token={token} />
      {sides.map(([scheme, colour]) => (
        <Side key={scheme} studio={studio} token={token} scheme={scheme} colour={colour} isOnly={sides.length === 1} />
      ))}
    </>
  );
}

interface SideProps extends ColourFieldProps {
  readonly scheme: Scheme;
  readonly colour: ShownColour;
  readonly isOnly: boolean;
}

function Side({ studio, token, scheme, colour, isOnly }: SideProps) {
  const id = useId();
  const { name, fixed } = token;
  const held = useDraft({ drafts: studio.drafts, spot: { op: 'setToken', name, scheme }, read: colour.text });
  const typed = String(held.value ?? '');
  const { shown, message } = useShown(name, scheme, typed.trim(), colour);
  const when = scheme === 'light' ? 'by day' : 'by night';
  const label = isOnly ? inWords(name) : `${inWords(name)} ${when}`;
  return (
    <div className="colour">
      {!isOnly && <span className="colour-when">{scheme === 'light' ? 'Day' : 'Night'}</span>}
      <input
        type="color"
        className="swatch"
        aria-label={`${label}, picker`}
        disabled={fixed !== undefined}
        value={shown?.hex ?? '#000000'}
        data-unknown={shown?.hex === undefined || undefined}
        onChange={(event) => held.type(event.currentTarget.value)}
        onBlur={held.leave}
      />
      <input
        className="input"
        aria-label={label}
        aria-describedby={id}
        disabled={fixed !== undefined}
        spellCheck={false}
        value={typed}
        onChange={(event) => held.type(event.currentTarget.value)}
        onBlur={held.leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') held.save();
          if (event.key === 'Escape') held.reset();
        }}
      />
      <Ratio id={id} shown={shown} message={message} onUse={held.choose} />
      <UnsavedNote draft={held.unsaved} drafts={studio.drafts} />
    </div>
  );
}

interface RatioProps {
  readonly id: string;
  readonly shown: ShownColour | undefined;
  readonly message: string | undefined;
  readonly onUse: (colour: string) => void;
}

/** The contrast of a colour where it has least; for too little, what it needs and a colour that has it. */
function Ratio({ id, shown, message, onUse }: RatioProps) {
  const contrast = shown?.contrast;
  if (message !== undefined) {
    return (
      <p className="colour-low" id={id}>
        {message}
      </p>
    );
  }
  if (contrast === undefined) return undefined;
  const { beside, ratio, least } = contrast;
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
          {shown?.readable && (
            <button type="button" className="remove" onClick={() => onUse(shown.readable ?? '')}>
              Use {shown.readable}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** Milliseconds without a key until the contrast of what is typed is asked for. */
const askMs = 120;

/** Returns how a colour would look and be read, before it is saved. */
function useShown(name: string, scheme: Scheme, typed: string, colour: ShownColour) {
  const [answer, setAnswer] = useState<{ typed: string; shown?: ShownColour | undefined; message?: string }>();
  const isSaved = typed === colour.text;
  useEffect(() => {
    if (isSaved) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const next = await api.token({ name, scheme, value: typed }).catch(() => undefined);
      if (isWanted && next)
        setAnswer('message' in next ? { typed, message: next.message } : { typed, shown: next.colours?.[scheme] });
    }, askMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, scheme, typed, isSaved]);
  if (isSaved) return { shown: colour, message: undefined };
  return answer?.typed === typed
    ? { shown: answer.shown, message: answer.message }
    : { shown: answer?.shown ?? colour, message: undefined };
}
