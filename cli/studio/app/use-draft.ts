import { useEffect, useRef, useState } from 'react';

/** What is typed into a control, and how to save it. */
export interface Draft {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Saves at once, as when the control is left. */
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** Milliseconds without a key until a value is saved. */
const restMs = 1000;

/** Keeps what is typed until it rests or the control is left. A value that others saved meanwhile replaces an untouched one. */
export function useDraft(saved: string, save: (text: string) => void): Draft {
  const [typed, setTyped] = useState(saved);
  const [known, setKnown] = useState(saved);
  const timer = useRef<number>(undefined);
  if (known !== saved) {
    setKnown(saved);
    setTyped(saved);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const saveNow = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== '' && text.trim() !== saved) save(text.trim());
  };
  return {
    typed,
    type(text) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => saveNow(text), restMs);
    },
    flush: () => saveNow(typed),
    cancel() {
      clearTimeout(timer.current);
      setTyped(saved);
    },
  };
}
