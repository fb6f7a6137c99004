import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, useRef, useState } from 'react';
import { api, type SectionInfo } from './api.ts';
import { useSectionDrag } from './drag-sections.ts';
import { NewPage } from './new-page.tsx';
import { Palette } from './palette.tsx';
import { RenameSection, WithdrawSection } from './section-dialogs.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

/** The pages of the site, and the sections of the open one. */
export function Outline({ studio }: { readonly studio: Studio }) {
  const [search, setSearch] = useState('');
  const pages = (studio.site?.pages ?? []).filter(({ path, title }) =>
    `${path} ${title}`.toLowerCase().includes(search.toLowerCase()),
  );
  const drag = useSectionDrag(studio);
  return (
    <>
      <section className="panel" aria-labelledby="sections">
        <h2 id="sections">Sections</h2>
        <ol className="outline">
          {studio.page?.sections.map((section) => (
            <OutlineItem key={section.name} studio={studio} section={section} drag={drag(section)} />
          ))}
        </ol>
      </section>
      <section className="panel" aria-labelledby="pages">
        <div className="panel-head">
          <h2 id="pages">Pages</h2>
          <NewPage studio={studio} />
        </div>
        <input
          type="search"
          className="input"
          aria-label="Search pages"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ul className="pages">
          {pages.slice(0, 100).map(({ path, title }) => (
            <li key={path}>
              <button
                type="button"
                className="page"
                aria-current={path === studio.path ? 'page' : undefined}
                onClick={() => studio.open(path)}
              >
                <span className="page-path">{path}</span>
                <span className="page-title">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface OutlineItemProps {
  readonly studio: Studio;
  readonly section: SectionInfo;
  readonly drag: ReturnType<ReturnType<typeof useSectionDrag>>;
}

/** A section: Alt and an arrow move it, and its menu has what else can be done. */
function OutlineItem({ studio, section: { name, block, own, hidden }, drag }: OutlineItemProps) {
  const { path: page, selection, select, change } = studio;
  /** The menu is inside the landmark of its section, where people who go by landmarks look for it. */
  const menu = useRef<HTMLDivElement>(null);
  const [asks, ask] = useState<'add' | 'rename' | 'remove' | 'hide'>();
  const close = () => ask(undefined);
  const move = (by: -1 | 1) => void change({ op: 'moveSection', page, section: name, by });
  // What breaks no link needs no question: it can be undone.
  const withdraw = async (how: 'remove' | 'hide') => {
    const links = await api.links(page, name);
    if (links.length > 0) ask(how);
    else void change({ op: how === 'hide' ? 'hideSection' : 'removeSection', page, section: name });
  };
  const pressed = (event: KeyboardEvent) => {
    if (!own || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className="outline-item"
      data-chosen={selection?.section === name || undefined}
      data-hidden={hidden || undefined}
      {...drag}
    >
      <button
        type="button"
        id={`outline-${name}`}
        className="outline-name"
        aria-pressed={selection?.section === name}
        aria-keyshortcuts={own ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => select({ section: name })}
        onKeyDown={pressed}
      >
        {inWords(name)} <span className="outline-block">{aboutOf({ name, block, own, hidden })}</span>
      </button>
      {own && (
        <Menu.Root>
          <Menu.Trigger className="tool tool-small" aria-label={`Change ${inWords(name)}`}>
            ⋯
          </Menu.Trigger>
          <Menu.Portal container={menu}>
            <Menu.Positioner sideOffset={4} align="end" positionMethod="fixed">
              <Menu.Popup className="menu">
                <MenuItem onClick={() => ask('add')}>Add a section below…</MenuItem>
                <MenuItem onClick={() => move(-1)}>Move up</MenuItem>
                <MenuItem onClick={() => move(1)}>Move down</MenuItem>
                <MenuItem onClick={() => void change({ op: 'duplicateSection', page, section: name })}>
                  Duplicate
                </MenuItem>
                <MenuItem onClick={() => ask('rename')}>Rename…</MenuItem>
                {hidden ? (
                  <MenuItem onClick={() => void change({ op: 'showSection', page, section: name })}>Show</MenuItem>
                ) : (
                  <MenuItem onClick={() => void withdraw('hide')}>Hide</MenuItem>
                )}
                <MenuItem onClick={() => void withdraw('remove')}>Remove</MenuItem>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      <div ref={menu} />
      {asks === 'add' && <Palette studio={studio} after={name} onClose={close} />}
      {asks === 'rename' && <RenameSection studio={studio} name={name} onClose={close} />}
      {(asks === 'remove' || asks === 'hide') && (
        <WithdrawSection studio={studio} name={name} how={asks} onClose={close} />
      )}
    </li>
  );
}

/** Returns what the name of a section does not say: its block, and whether it belongs to a layout or is hidden. */
function aboutOf({ name, block, own, hidden }: Pick<SectionInfo, 'name' | 'block' | 'own' | 'hidden'>): string {
  const type = inWords(block).toLowerCase();
  return [type === inWords(name).toLowerCase() ? '' : type, own ? '' : 'layout', hidden ? 'hidden' : '']
    .filter(Boolean)
    .join(' · ');
}

function MenuItem(props: { readonly onClick: () => void; readonly children: string }) {
  return <Menu.Item className="menu-item" {...props} />;
}
