import { type KeyboardEvent, useRef, useState } from 'react';
import { inWords } from '../words.ts';
import type { PageInfo, SectionInfo } from './api.ts';
import { useSectionDrag } from './drag-sections.ts';
import { NewPage } from './new-page.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useStudio } from './store.tsx';
import { Search } from './ui.tsx';
import { matches } from './values.ts';

/** The pages of the site, and the sections of the open one. */
export function Outline() {
  const { site, page, path: current, open } = useStudio();
  const [search, setSearch] = useState('');
  const pages = (site?.pages ?? []).filter(({ path, title }) => matches(search, path, title));
  const drag = useSectionDrag();
  // The list of pages stays where it is while a page is opened: somebody may be about to press there.
  const latest = useRef<PageInfo>(undefined);
  latest.current = page ?? latest.current;
  if (latest.current === undefined && !site?.hasErrors) return <p className="panel note">Opening the page…</p>;
  return (
    <>
      <section className="panel" aria-labelledby="sections">
        <h2 id="sections">Sections</h2>
        <ol className="outline" inert={page === undefined}>
          {latest.current?.sections.map((section) => (
            <OutlineItem key={section.name} section={section} drag={drag(section)} />
          ))}
        </ol>
      </section>
      <section className="panel" aria-labelledby="pages">
        <div className="panel-head">
          <h2 id="pages">Pages</h2>
          <NewPage />
        </div>
        <Search label="Search pages" placeholder="Search" value={search} onChange={setSearch} />
        <ul className="pages">
          {pages.slice(0, 100).map(({ path, title }) => (
            <li key={path}>
              <button
                type="button"
                className="page"
                aria-current={path === current ? 'page' : undefined}
                onClick={() => open(path)}
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
  readonly section: SectionInfo;
  readonly drag: ReturnType<ReturnType<typeof useSectionDrag>>;
}

/** A section: Alt and an arrow move it, and its menu has what else can be done. */
function OutlineItem({ section, drag }: OutlineItemProps) {
  const { name, block, own, hidden } = section;
  const { path: page, selection, select, change } = useStudio();
  const pressed = (event: KeyboardEvent) => {
    if (!own || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    void change({ op: 'moveSection', page, section: name, by: event.key === 'ArrowUp' ? -1 : 1 });
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
      {own && <SectionMenu section={section} label={`Change ${inWords(name)}`} />}
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
