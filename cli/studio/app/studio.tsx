import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useEffect, useState } from 'react';
import { Inspector } from './inspector.tsx';
import { keepFocus } from './kept-focus.ts';
import { Outline } from './outline.tsx';
import { PageFrame } from './page-frame.tsx';
import { Propose } from './propose.tsx';
import { StatusBar } from './status-bar.tsx';
import { useStudio } from './use-studio.ts';

const widths = ['390', '768', '1280'] as const;

/** The studio: pages and sections, the page itself, the fields of what is chosen, and the status line. */
export function Studio() {
  const studio = useStudio();
  const [width, setWidth] = useState('1280');
  const [scheme, setScheme] = useState('light');
  const [browses, setBrowses] = useState(false);
  const { undo } = studio;
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || isTyping) return;
      event.preventDefault();
      void undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo]);
  return (
    <div className="studio">
      <header className="bar">
        <h1 className="bar-name">{studio.site?.name || 'Studio'}</h1>
        <Choice label="Width of the page" value={width} options={widths} onChange={setWidth} />
        <Choice label="Colours" value={scheme} options={['light', 'dark']} onChange={setScheme} />
        <Toggle className="tool" pressed={browses} onPressedChange={setBrowses}>
          Browse
        </Toggle>
        <Propose />
      </header>
      <nav className="side" aria-label="Pages and sections">
        <Outline studio={studio} />
      </nav>
      <main className="stage">
        <PageFrame studio={studio} width={Number(width)} scheme={scheme} browses={browses} />
      </main>
      <aside className="side side-end" aria-label="Fields">
        <Inspector studio={studio} />
      </aside>
      <StatusBar studio={studio} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <ToggleGroup
      className="choice"
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(String(next))}
    >
      {options.map((option) => (
        <Toggle key={option} value={option} className="choice-option">
          {option}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
