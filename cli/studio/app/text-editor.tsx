import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { MarkBar } from './mark-bar.tsx';
import type { MarkKind } from './marks.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { TokenChips } from './token-chips.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useMarks } from './use-marks.ts';
import { useText } from './use-text.ts';

/** A text on the page that is edited where it stands. */
export interface PressedText {
  readonly section: string;
  readonly field: readonly (string | number)[];
  /** The text as the config has it, with its marks and tokens. */
  readonly value: string;
  /** Its number among the texts of the section on the page; undefined for a message over the page. */
  readonly index: number | undefined;
  /** Where it was pressed: the words there, and the number of characters before. Without it, the whole text is chosen. */
  readonly caret: { readonly text: string; readonly offset: number } | undefined;
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly style: Readonly<Record<string, string>>;
}

interface TextEditorProps {
  readonly edited: PressedText;
  /** How much smaller the page is shown than it is. */
  readonly scale: number;
  /** The room for the page, in its pixels. */
  readonly room: { readonly width: number; readonly height: number };
  /** What the text may hold besides words. */
  readonly kind: MarkKind;
  readonly required: boolean;
  readonly onClose: () => void;
}

/** In pixels of the screen. */
const panelWidth = 400;

/** A box over the words of the page, in their font. */
export function TextEditor({ edited, scale, room, kind, required, onClose }: TextEditorProps) {
  const { section, field, rect, style, caret } = edited;
  const text = useText({ field, value: edited.value, required, isActive: true });
  const { typed } = text;
  const box = useRef<HTMLTextAreaElement>(null);
  const marks = useMarks(box, text, kind);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.focus();
    const at = caret === undefined ? -1 : element.value.indexOf(caret.text);
    if (caret === undefined || at < 0 || at !== element.value.lastIndexOf(caret.text)) element.select();
    else element.setSelectionRange(at + caret.offset, at + caret.offset);
  }, [caret]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = '0';
    element.style.height = `${Math.max(rect.height, element.scrollHeight)}px`;
  });

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!marks.onKey(event) && event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onClose();
    }
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <div
      className="text-editor"
      role="dialog"
      aria-label="Edit the text"
      tabIndex={-1}
      data-above={rect.top + rect.height > room.height * 0.65 || undefined}
      style={{ left: rect.left, top: rect.top, minWidth: Math.max(rect.width, 120) }}
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        text.reset();
        onClose();
      }}
    >
      <textarea
        ref={box}
        aria-label={`Text of ${section}, ${field.join(' ')}`}
        aria-describedby="text-editor-scope"
        value={typed}
        spellCheck
        style={{ ...(style as CSSProperties), width: Math.max(rect.width + 12, 160) }}
        onChange={(event) => text.type(event.currentTarget.value)}
        onKeyDown={pressed}
        onPaste={marks.onPaste}
      />
      <div
        className="text-editor-panel"
        // It stays inside the page.
        style={{ zoom: 1 / scale, width: panelWidth, left: Math.min(0, (room.width - rect.left) * scale - panelWidth) }}
      >
        <MarkBar marks={marks} />
        <ScopeChoice {...text} id="text-editor-scope" />
        <UnsavedNote draft={text.unsaved} />
        <TokenChips text={typed} />
        <p className="help">
          Enter saves · Escape leaves it
          {kind === 'lines' && ' · Shift+Enter is a new line · In a list, Enter is a new item'}
        </p>
      </div>
    </div>
  );
}
