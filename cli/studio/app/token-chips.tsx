import { useId, useState } from 'react';
import type { NamedValue, SiteInfo } from './api.ts';
import type { Target } from './field-target.ts';
import { PageNames } from './page-names.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

type FactInfo = SiteInfo['facts'][number];

interface TokenChipsProps {
  readonly text: string;
  readonly target: Target;
}

/** The values that a text names, each as a chip with what the page shows for it. A chip opens the fact behind it. */
export function TokenChips({ text, target }: TokenChipsProps) {
  const [open, setOpen] = useState<string>();
  const names = [...new Set([...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].map(([, name = '']) => name))];
  if (names.length === 0) return undefined;
  const fact = factOf(open, target);
  return (
    <div className="chips">
      <ul aria-label="Values in this text">
        {names.map((name) => (
          <li key={name}>
            <Chip name={name} target={target} isOpen={open === name} onPress={(next) => setOpen(next)} />
          </li>
        ))}
      </ul>
      {open && fact && <FactPanel key={open} token={tokenOf(open, target)} fact={fact} target={target} />}
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly target: Target;
  readonly isOpen: boolean;
  readonly onPress: (name: string | undefined) => void;
}

function Chip({ name, target, isOpen, onPress }: ChipProps) {
  const token = tokenOf(name, target);
  const shown = token?.text ?? /^(?:query|lead\.)/.exec(name)?.[0];
  const label = (
    <>
      <span className="chip-value">
        {token ? token.text : shown ? fallbackOf(name) || 'What the visitor gave' : 'No such value'}
      </span>
      <span className="chip-name">{name}</span>
    </>
  );
  if (token?.fact === undefined) return <span className={`chip${shown ? '' : ' chip-unknown'}`}>{label}</span>;
  return (
    <button type="button" className="chip" aria-expanded={isOpen} onClick={() => onPress(isOpen ? undefined : name)}>
      {label}
    </button>
  );
}

/** Returns the text that a token shows without a value: the last one in quotes. */
function fallbackOf(name: string): string {
  return [...name.matchAll(/'([^']*)'|"([^"]*)"/g)].at(-1)?.slice(1).join('') ?? '';
}

function tokenOf(name: string, { named }: Target): NamedValue | undefined {
  const found = named.find(({ token }) => token === name);
  // A value that has no unit is listed once.
  return found ?? named.find(({ token }) => `${token}.value` === name);
}

function factOf(name: string | undefined, target: Target): FactInfo | undefined {
  const token = name === undefined ? undefined : tokenOf(name, target);
  return target.facts.find((fact) => fact.name === token?.fact);
}

interface FactPanelProps {
  readonly token: NamedValue | undefined;
  readonly fact: FactInfo;
  readonly target: Target;
}

/** A fact with every page that says it, and a box to change it. */
function FactPanel({ token, fact: { name, value, pages }, target }: FactPanelProps) {
  const id = useId();
  const own = token?.own;
  const now = own ? own.value : value;
  const held = useDraft({
    drafts: target.drafts,
    spot: { op: 'setFact', name, ...(own && { page: target.page }) },
    read: now,
    rule: { required: true, isNumber: typeof now === 'number' },
  });
  if (now === undefined)
    return <p className="fact-panel">{name} follows from other facts, so it has no value of its own.</p>;
  return (
    <section className="fact-panel" aria-label={`The fact ${name}`}>
      {own ? (
        <p>This page has a value of its own: {own.because}</p>
      ) : (
        <>
          <p>
            <strong>{pages.length === 1 ? '1 page says it' : `${pages.length} pages say it`}</strong>, and all of them
            change:
          </p>
          <PageNames pages={pages} />
        </>
      )}
      <label htmlFor={id}>{name}</label>
      <div className="fact-line">
        <input
          id={id}
          className="input"
          inputMode={typeof now === 'number' ? 'decimal' : undefined}
          value={String(held.value ?? '')}
          onChange={(event) => held.type(event.currentTarget.value)}
          onBlur={held.leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
            held.save();
          }}
        />
        <button type="button" className="tool" aria-disabled={held.value === now} onClick={held.save}>
          Change the fact
        </button>
      </div>
      <UnsavedNote draft={held.unsaved} drafts={target.drafts} />
    </section>
  );
}
