import type { PressedText } from './text-editor.tsx';
import { inWords } from './values.ts';

/** What the pointer is over on the page. */
export interface Hovered {
  readonly section: string;
  readonly rect: PressedText['rect'];
  /** The box of a text that a press would edit. */
  readonly textRect?: PressedText['rect'] | undefined;
}

interface PageHoverProps {
  readonly over: Hovered;
  /** How much smaller the page is shown than it is. */
  readonly scale: number;
}

/** Outlines what a press on the page would choose: the section with its name, and the text in it. */
export function PageHover({ over: { section, rect, textRect }, scale }: PageHoverProps) {
  // A section may begin above what is visible.
  const top = Math.max(0, rect.top);
  const line = 1 / scale;
  return (
    <div className="hover" aria-hidden="true">
      <div style={{ left: rect.left, top, width: rect.width, height: rect.top + rect.height - top, borderWidth: line }}>
        <span className="hover-name" style={{ zoom: 1 / scale }}>
          {inWords(section)}
        </span>
      </div>
      {textRect && <div className="hover-text" style={{ ...textRect, borderWidth: line }} />}
    </div>
  );
}
