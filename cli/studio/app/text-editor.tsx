import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ScopeChoice } from './scope-choice.tsx';
import type { Studio } from './use-studio.ts';
import { useText } from './use-text.ts';

/** A text on the page that is edited where it stands. */
export interface PressedText {
  readonly section: string;
  readonly field: readonly (string | number)[];
  /** The text as the config has it, with its marks and tokens. */
  readonly value: string;
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly style: Readonly<Record<string, string>>;
}

interface TextEditorProps {
  readonly edited: PressedText;
  /** How much smaller the page is shown than it is. */
  readonly scale: number;
  /** How high the room for the page is, in its pixels. */
  readonly height: number;
  readonly page: string;
  readonly change: Studio['change'];
  readonly onClose: () => void;
}

/** Milliseconds of rest after which a text is saved. */
const rest = 1000;

/**
 * A box over the words of the page, in their font. It saves when it is left, and after a second of rest unless other pages show
 * the text as well.
 */
export function TextEditor({ edited, scale, height, page, change, onClose }: TextEditorProps) {
  const { section, field, rect, style } = edited;
  const text = useText({ page, section, field, value: edited.value, required: true, isActive: true, change });
  const { typed, uses } = text;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (uses !== null || !text.isChanged()) return;
    const timer = setTimeout(text.save, rest);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = '0';
    element.style.height = `${Math.max(rect.height, element.scrollHeight)}px`;
  });

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const mark = isCommand && marks[event.key];
    if (mark) {
      event.preventDefault();
      text.type(marked(event.currentTarget, mark));
    } else if (event.key === 'Enter' && !event.shiftKey) {
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
      data-above={rect.top + rect.height > height * 0.65 || undefined}
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
      />
      <div className="text-editor-panel" style={{ zoom: 1 / scale }}>
        <ScopeChoice {...text} id="text-editor-scope" />
        <p className="text-editor-hint">Enter saves · Escape leaves it · Ctrl+B, Ctrl+I and Ctrl+K mark words</p>
      </div>
    </div>
  );
}

/** What the usual keys put around the chosen words. */
const marks: Readonly<Record<string, readonly [string, string]>> = {
  b: ['**', '**'],
  i: ['*', '*'],
  k: ['[', '](/)'],
};

function marked(box: HTMLTextAreaElement, [start, end]: readonly [string, string]): string {
  const { value, selectionStart, selectionEnd } = box;
  return (
    value.slice(0, selectionStart) + start + value.slice(selectionStart, selectionEnd) + end + value.slice(selectionEnd)
  );
}
