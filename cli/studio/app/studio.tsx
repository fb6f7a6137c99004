import { Tabs } from '@base-ui/react/tabs';
import { Toggle } from '@base-ui/react/toggle';
import { useEffect, useState } from 'react';
import { Facts } from './facts.tsx';
import { keepFocus } from './kept-focus.ts';
import { Keys } from './keys.tsx';
import { Outline } from './outline.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageSettings } from './page-settings.tsx';
import { Propose } from './propose.tsx';
import { SectionFields } from './section-fields.tsx';
import { Settings } from './settings.tsx';
import { StatusBar } from './status-bar.tsx';
import { StudioContext, useStore, useStudio } from './store.tsx';
import { sectionOf } from './target.tsx';
import { Theme } from './theme.tsx';
import { Choice } from './ui.tsx';

/** The studio: pages and sections, the page itself, the fields of what is chosen, and the status line. */
export function Studio() {
  const studio = useStore();
  const [width, setWidth] = useState('1280');
  const [scheme, setScheme] = useState('light');
  const [browses, setBrowses] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const [hasOutline, setOutline] = useState(false);
  const { undo, redo, path, selection } = studio;
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const run = shortcut(event, { undo: () => void undo(), redo: () => void redo(), keys: () => setKeys(true) });
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once something in it was chosen.
  useEffect(() => setOutline(false), [path, selection?.section]);
  return (
    <StudioContext value={studio}>
      <div className="studio">
        <header className="bar">
          <Toggle className="tool outline-toggle" pressed={hasOutline} onPressedChange={setOutline}>
            Pages and sections
          </Toggle>
          <h1 className="bar-name">{studio.site?.name || 'Studio'}</h1>
          <Choice label="Width of the page" value={width} options={['390', '768', '1280']} onChange={setWidth} />
          <Choice label="Colours" value={scheme} options={['light', 'dark']} onChange={setScheme} />
          <Toggle className="tool" pressed={browses} onPressedChange={setBrowses}>
            Browse
          </Toggle>
          <Propose />
          <Keys isOpen={hasKeys} onOpenChange={setKeys} />
        </header>
        <nav className="side" aria-label="Pages and sections" data-open={hasOutline || undefined}>
          <Outline />
        </nav>
        <main className="stage">
          <PageFrame width={Number(width)} scheme={scheme} browses={browses} />
        </main>
        <aside className="side side-end" aria-label="Fields">
          <Inspector />
        </aside>
        <StatusBar />
      </div>
    </StudioContext>
  );
}

/** Returns what a key does that no control takes. */
function shortcut<Run>({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, run: Record<'undo' | 'redo' | 'keys', Run>) {
  if (!ctrlKey && !metaKey) return key === '?' ? run.keys : undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? run.redo : run.undo;
    case 'y':
      return run.redo;
    default:
      return undefined;
  }
}

/** What can be changed besides a section. */
const panels = [
  { name: 'Page', Panel: PageSettings },
  { name: 'Facts', Panel: Facts },
  { name: 'Leads', Panel: Settings },
  { name: 'Theme', Panel: Theme },
];

/** The fields of the chosen section; else the settings of the page and of the site. */
function Inspector() {
  const { page, selection } = useStudio();
  if (sectionOf(page, selection?.section)) return <SectionFields />;
  return (
    <Tabs.Root defaultValue="Page">
      <Tabs.List className="tabs">
        {panels.map(({ name }) => (
          <Tabs.Tab key={name} className="tab" value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ name, Panel }) => (
        <Tabs.Panel key={name} value={name}>
          <Panel />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
