import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface PaletteProps {
  readonly studio: Studio;
  /** The section that the new one follows. */
  readonly after: string;
  readonly onClose: () => void;
}

/** The examples of all blocks, in the site's own theme. The chosen one becomes a section. */
export function Palette({ studio, after, onClose }: PaletteProps) {
  const { site, path: page, change, select } = studio;
  const [search, setSearch] = useState('');
  const found = (site?.blocks ?? []).filter(({ type, description }) =>
    `${type} ${description}`.toLowerCase().includes(search.toLowerCase()),
  );
  const add = async (block: string, example: number) => {
    onClose();
    if (await change({ op: 'addSection', page, after, block, example })) select(undefined);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette">
          <Dialog.Title>Add a section</Dialog.Title>
          <input
            type="search"
            className="input"
            aria-label="Search blocks"
            placeholder="Search: prices, questions, team…"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Tabs.Root className="palette-list" orientation="vertical" key={search} defaultValue={found[0]?.type}>
            <Tabs.List className="palette-blocks" activateOnFocus>
              {found.map(({ type }) => (
                <Tabs.Tab key={type} value={type} className="palette-block">
                  {inWords(type)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {found.map(({ type, description, examples }) => (
              <Tabs.Panel key={type} value={type} className="palette-panel" tabIndex={-1}>
                <p className="palette-about">{description}</p>
                <ul className="palette-examples">
                  {examples.map((example, index) => (
                    <li key={example}>
                      <button type="button" className="palette-example" onClick={() => void add(type, index)}>
                        <span className="palette-picture" inert>
                          <iframe
                            title={example}
                            tabIndex={-1}
                            src={new URL(`/__gallery/block/${type}/${index}`, site?.frame).href}
                          />
                        </span>
                        {example}
                      </button>
                    </li>
                  ))}
                </ul>
              </Tabs.Panel>
            ))}
          </Tabs.Root>
          <Dialog.Close className="tool dialog-close">Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
