import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../../renderer/sdk/ui/icon.tsx';
import { api, type IconChoice } from './api.ts';

interface IconInputProps {
  readonly id: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onSave: (name: string) => void;
}

/** An icon with its picture, chosen from those of the site by a search. */
export function IconInput({ id, describedBy, value, onSave }: IconInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly IconChoice[]>([]);
  const own = useIcons(value.replace(/^.*:/, '')).find(({ name }) => name === value);
  const choices = useIcons(isOpen ? search : undefined);
  useEffect(() => {
    if (choices.length > 0 || search !== '') setFound(choices);
  }, [choices, search]);
  return (
    <div className="icon-input">
      <button
        id={id}
        type="button"
        className="input icon-value"
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {own && <Picture {...own} />} {value || 'Choose an icon'}
      </button>
      {isOpen && (
        <fieldset className="icon-choices" aria-label="Icons">
          <input
            type="search"
            className="input"
            aria-label="Search icons"
            placeholder="Search: clock, arrow…"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <ul className="icon-list">
            {found.map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  className="icon-choice"
                  aria-label={one.name}
                  title={one.name}
                  aria-pressed={one.name === value}
                  onClick={() => {
                    onSave(one.name);
                    setOpen(false);
                  }}
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
  const [found, setFound] = useState<readonly IconChoice[]>([]);
  useEffect(() => {
    if (search === undefined) return;
    let isOpen = true;
    void api.icons(search).then(
      ({ icons }) => isOpen && setFound(icons),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [search]);
  return found;
}
