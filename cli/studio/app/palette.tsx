import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { kebab } from '../../../renderer/sdk/block.ts';
import { freeName, inWords } from '../words.ts';
import { useStudio } from './store.tsx';
import { Miniature, Pane, Search } from './ui.tsx';
import { matches } from './values.ts';

/** Beside which section of the page another one is added. */
export type Place = { readonly after: string } | { readonly before: string };

interface PaletteProps {
  readonly place: Place;
  readonly onClose: () => void;
}

/** Milliseconds until the page has loaded with a new section. */
const longestLoad = 10_000;

/** The examples of all blocks, in the site's own theme. The chosen one becomes a section beside another. */
export function Palette({ place, onClose }: PaletteProps) {
  const { site, page: info, path: page, change, select } = useStudio();
  const [search, setSearch] = useState('');
  const found = (site?.blocks ?? []).filter(({ type, description }) => matches(search, type, description));
  const add = async (block: string, example: number) => {
    onClose();
    const section = freeName(kebab(block), new Set(info?.sections.map(({ name }) => name)));
    if (await change({ op: 'addSection', page, ...place, section, block, example }))
      select({ section, newUntil: Date.now() + longestLoad });
  };
  return (
    <Pane isOpen onOpenChange={onClose} className="dialog palette" title="Add a section">
      <Search
        label="Search blocks"
        placeholder="Search: prices, questions, team…"
        value={search}
        onChange={setSearch}
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
                    <Miniature
                      className="palette-picture"
                      title={example}
                      src={new URL(`/__gallery/block/${type}/${index}`, site?.frame).href}
                    />
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Pane>
  );
}
