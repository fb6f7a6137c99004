import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Studio } from './use-studio.ts';

/** A text on the page that is edited where it stands. */
export interface EditedText {
  readonly section: string;
  readonly field: readonly (string | number)[];
  /** The text as the config has it, with its marks and tokens. */
  readonly value: string;
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly style: Readonly<Record<string, string>>;
}

interface TextEditorProps {
  readonly edited: EditedText;
  /** How much smaller the page is shown than it is. */
  readonly scale: number;
  readonly page: string;
  readonly change: Studio['change'];
  readonly onClose: () => void;
}

/** Milliseconds of rest after which a text is saved. */
const rest = 1000;

/** A box over the words of the page, in their font. It saves after a second of rest, and when it is left. */
export function TextEditor({ edited, scale, page, change, onClose }: TextEditorProps) {
  const { section, field, rect, style } = edited;
  const [value, setValue] = useState(edited.value);
  const saved = useRef(edited.value);
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(value);
  latest.current = value;

  const save = () => {
    const next = latest.current;
    const was = saved.current;
    if (next === was || next.trim() === '') return;
    saved.current = next;
    void change({ op: 'set', page, section, field: [...field], value: next, was }).then((isSaved) => {
      if (!isSaved) saved.current = was;
    });
  };
  useEffect(() => {
    if (value === saved.current) return;
    const timer = setTimeout(save, rest);
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
      setValue(marked(event.currentTarget, mark));
    } else if (event.key === 'Escape') {
      latest.current = saved.current;
      onClose();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
      onClose();
    }
  };
  return (
    <div className="text-editor" style={{ left: rect.left, top: rect.top, minWidth: Math.max(rect.width, 120) }}>
      <textarea
        ref={box}
        aria-label={`Text of ${section}, ${field.join(' ')}`}
        value={value}
        spellCheck
        style={{ ...(style as CSSProperties), width: Math.max(rect.width + 12, 160) }}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={pressed}
        onBlur={() => {
          save();
          onClose();
        }}
      />
      <p className="text-editor-hint" style={{ zoom: 1 / scale }}>
        Enter saves · Escape leaves it · Ctrl+B, Ctrl+I and Ctrl+K mark words
      </p>
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
