import { useId, useState } from 'react';
import type { PageInfo, SiteInfo } from './api.ts';
import { PageNames } from './scope-choice.tsx';
import { useStudio } from './store.tsx';
import { Input, typed } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

type FactInfo = SiteInfo['facts'][number];
type NamedValue = PageInfo['named'][number];

/** The values that a text names, each as a chip with what the page shows for it. A chip opens the fact behind it. */
export function TokenChips({ text }: { readonly text: string }) {
  const { page, site } = useStudio();
  const [open, setOpen] = useState<string>();
  const names = [...new Set([...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].map(([, name = '']) => name))];
  if (names.length === 0) return undefined;
  const tokenOf = (name: string | undefined) => tokenNamed(page?.named ?? [], name);
  const token = tokenOf(open);
  const fact = site?.facts.find(({ name }) => name === token?.fact);
  return (
    <div className="chips">
      <ul aria-label="Values in this text">
        {names.map((name) => (
          <li key={name}>
            <Chip name={name} token={tokenOf(name)} isOpen={open === name} onPress={setOpen} />
          </li>
        ))}
      </ul>
      {fact && <FactPanel key={open} token={token} fact={fact} />}
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly token: NamedValue | undefined;
  readonly isOpen: boolean;
  readonly onPress: (name: string | undefined) => void;
}

function Chip({ name, token, isOpen, onPress }: ChipProps) {
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

function tokenNamed(named: readonly NamedValue[], name: string | undefined): NamedValue | undefined {
  const found = named.find(({ token }) => token === name);
  // A value that has no unit is listed once.
  return found ?? named.find(({ token }) => `${token}.value` === name);
}

interface FactPanelProps {
  readonly token: NamedValue | undefined;
  readonly fact: FactInfo;
}

/** A fact with every page that says it, and a box to change it. */
function FactPanel({ token, fact: { name, value, pages } }: FactPanelProps) {
  const id = useId();
  const { path } = useStudio();
  const own = token?.own;
  const now = own ? own.value : value;
  const isNumber = typeof now === 'number';
  const spot = { op: 'setFact', name, ...(own && { page: path }) } as const;
  const held = useDraft({ spot, read: now, rule: { required: true, isNumber } });
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
        <Input
          id={id}
          inputMode={isNumber ? 'decimal' : undefined}
          {...typed(held)}
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
      <UnsavedNote draft={held.unsaved} />
    </section>
  );
}
