import { useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../../../renderer/sdk/ui/icon.tsx';
import { inWords, nameOf } from '../words.ts';
import { type IconChoice, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { type FieldProps, useField, useTarget } from './target.tsx';
import { Input, Miniature, RemoveButton, Search, Select, Suggestions, typed } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import type { Held } from './use-draft.ts';

interface FieldHeadProps extends Pick<FieldProps, 'control' | 'onRemove'> {
  readonly id: string;
}

/** The label of a field, and a button that removes one that may be left out. */
export function FieldHead({ id, control, onRemove }: FieldHeadProps) {
  const name = nameOf(control);
  return (
    <div className="field-head">
      <label htmlFor={id}>{name}</label>
      {onRemove && <RemoveButton label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />}
    </div>
  );
}

/** One value with the control of its kind. */
export function ValueField({ control, value, path, onRemove }: FieldProps) {
  const id = useId();
  const { isChosen } = useTarget();
  const isNumber = control.control === 'number' && typeof value === 'number';
  const held = useField(path, value, { required: control.required, isNumber });
  return (
    <div className="field" data-chosen={isChosen(path) || undefined}>
      <FieldHead id={id} control={control} onRemove={onRemove} />
      <Control id={id} control={control} held={held} isNumber={isNumber} />
      <UnsavedNote draft={held.unsaved} />
      <p className="help" id={`${id}-help`}>
        {control.help}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly control: FieldProps['control'];
  readonly held: Held;
  readonly isNumber: boolean;
}

function Control({ id, control: { control, options = [] }, held, isNumber }: ControlProps) {
  const { links = [] } = useStudio().page ?? {};
  const { value, choose } = held;
  const common = { id, className: 'input', 'aria-describedby': `${id}-help` };
  if (control === 'flag') {
    return (
      <input
        {...common}
        className="check"
        type="checkbox"
        checked={value === true}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    );
  }
  if (control === 'choice') {
    const none = value === undefined ? 'Choose…' : undefined;
    return <Select {...common} value={String(value ?? '')} onChange={choose} none={none} options={options} />;
  }
  if (typeof value === 'object' && value !== null) return <code {...common}>{JSON.stringify(value)}</code>;
  if (control === 'icon') return <IconInput {...common} value={String(value ?? '')} onSave={choose} />;
  if (isNumber) return <Input {...common} {...typed(held)} type="number" step="any" />;
  return (
    <>
      <Input {...common} {...typed(held)} list={`${id}-pages`} />
      <Suggestions id={`${id}-pages`} values={links} />
    </>
  );
}

interface IconInputProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly value: string;
  readonly onSave: (name: string) => void;
}

/** An icon with its picture, chosen from those of the site by a search. */
function IconInput({ value, onSave, ...common }: IconInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const own = useIcons(value.replace(/^.*:/, '')).find(({ name }) => name === value);
  const found = useIcons(isOpen ? search : undefined);
  const choose = (name: string) => {
    onSave(name);
    setOpen(false);
  };
  return (
    <div className="icon-input">
      <button
        {...common}
        type="button"
        className="input icon-value"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {own && <Picture {...own} />} {value || 'Choose an icon'}
      </button>
      {isOpen && (
        <fieldset className="icon-choices" aria-label="Icons">
          <Search label="Search icons" placeholder="Search: clock, arrow…" value={search} onChange={setSearch} />
          <ul className="icon-list">
            {found.map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  className="icon-choice"
                  aria-label={one.name}
                  title={one.name}
                  aria-pressed={one.name === value}
                  onClick={() => choose(one.name)}
                >
                  <Picture {...one} />
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="help">No icon has this name.</p>}
        </fieldset>
      )}
    </div>
  );
}

function Picture({ name, drawn }: IconChoice) {
  return <Icon name={drawn ?? (name as IconName)} />;
}

/** Asks for the icons with some words in their names; for none if it is undefined. */
function useIcons(search: string | undefined): readonly IconChoice[] {
  return useAnswer('icons', search === undefined ? undefined : { search }, { keeps: true }) ?? [];
}

/** The arrangements of a block as small pictures: its example with each, in the theme of the site. */
export function LayoutField({ value, path }: FieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { layouts, isChosen } = useTarget();
  const { site } = useStudio();
  const list = useRef<HTMLDetailsElement>(null);
  const isWanted = isChosen(path);
  // The menu of the section leads here.
  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const [first] = layouts;
  const held = useField(path, value, { required: false });
  const chosen = typeof held.value === 'string' && held.value !== '' ? held.value : (first?.name ?? '');
  // The first layout is that of a section that names none.
  const choose = (name: string) => name !== chosen && held.choose(name === first?.name ? null : name);
  return (
    <details ref={list} className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={id}>
        Layout <span className="summary">{inWords(chosen)}</span>
      </summary>
      <ul className="layouts" aria-labelledby={id}>
        {layouts.map(({ name, looks, example }) => (
          <li key={name}>
            <button
              type="button"
              className="palette-example layout"
              aria-pressed={name === chosen}
              aria-label={`${inWords(name)}: ${looks}`}
              onClick={() => choose(name)}
            >
              {isOpen && example !== undefined && (
                <Miniature className="palette-picture" title={name} src={new URL(example, site?.frame).href} />
              )}
              <strong>{inWords(name)}</strong> <span className="help">{looks}</span>
            </button>
          </li>
        ))}
      </ul>
      <UnsavedNote draft={held.unsaved} />
    </details>
  );
}
