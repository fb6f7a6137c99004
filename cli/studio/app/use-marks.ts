import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { continued, type ListKind, listed } from './list-lines.ts';
import { emphasised, inserted, linkAt, linked, type MarkKind, type Selected, toggled } from './marks.ts';
import { pastedText } from './pasted.ts';
import type { EditedText } from './use-text.ts';

/** How to change the chosen words in a box. */
export interface Marks {
  readonly kind: MarkKind;
  /** Replaces the chosen words, so that the box can undo it. */
  readonly replace: (change: (selected: Selected) => Selected) => void;
  readonly bold: () => void;
  readonly italic: () => void;
  /** Makes the chosen lines a list, or plain lines again. */
  readonly list: (kind: ListKind) => void;
  /** Begins a new line, or the next item of a list. */
  readonly newLine: () => void;
  /** Asks for the address of a link around the chosen words. */
  readonly link: () => void;
  /** The address that is asked for. */
  readonly linking: { readonly href: string; readonly isThere: boolean } | undefined;
  readonly endLink: (href: string | undefined) => void;
  /** Does what a key stands for. Returns whether it stands for something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Takes the marks of what is pasted along. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Lets the usual keys and buttons mark the words of a text. */
export function useMarks(box: RefObject<HTMLTextAreaElement | null>, text: EditedText, kind: MarkKind): Marks {
  const [linking, setLinking] = useState<Marks['linking']>();
  const replace: Marks['replace'] = (change) => {
    if (box.current === null) return;
    const next = change(selectedIn(box.current));
    write(box.current, next, text.type);
  };
  const bold = () => (kind === 'headline' ? undefined : replace((selected) => toggled(selected, '**')));
  const italic = () => replace(kind === 'headline' ? emphasised : (selected) => toggled(selected, '*'));
  const link = () => {
    if (kind === 'headline' || box.current === null) return;
    const there = linkAt(selectedIn(box.current));
    setLinking({ href: there?.href ?? '/', isThere: there !== undefined });
  };
  const list: Marks['list'] = (of) => replace((selected) => listed(selected, of));
  const newLine = () => replace((selected) => continued(selected) ?? inserted(selected, '\n'));
  const isInList = () => box.current !== null && continued(selectedIn(box.current)) !== undefined;
  const runOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (altKey || nativeEvent.isComposing) return undefined;
    if (!ctrlKey && !metaKey) return kind === 'lines' && key === 'Enter' && isInList() ? newLine : undefined;
    // The characters of the digits with Shift differ between keyboards.
    if (kind === 'lines' && shiftKey && code === 'Digit8') return () => list('ul');
    if (kind === 'lines' && shiftKey && code === 'Digit7') return () => list('ol');
    return { b: bold, i: italic, k: link }[key.toLowerCase()];
  };
  return {
    kind,
    replace,
    bold,
    italic,
    list,
    newLine,
    link,
    linking,
    endLink(href) {
      setLinking(undefined);
      if (href === undefined) box.current?.focus();
      else replace((selected) => linked(selected, href.trim()));
    },
    onPaste(event) {
      const html = event.clipboardData.getData('text/html');
      if (kind === undefined || html === '') return;
      event.preventDefault();
      replace((selected) => inserted(selected, pastedText(html, kind)));
    },
    onKey(event) {
      const run = kind && runOf(event);
      if (run === undefined) return false;
      event.preventDefault();
      run();
      return true;
    },
  };
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Writes the stretch that differs as if it was typed, which keeps what the box can undo. */
function write(box: HTMLTextAreaElement, { text, start, end }: Selected, type: (text: string) => void): void {
  const { value } = box;
  let from = 0;
  while (from < value.length && from < text.length && value[from] === text[from]) from += 1;
  let [old, now] = [value.length, text.length];
  while (old > from && now > from && value[old - 1] === text[now - 1]) [old, now] = [old - 1, now - 1];
  box.focus();
  if (value !== text) {
    box.setSelectionRange(from, old);
    const added = text.slice(from, now);
    const isTyped = document.execCommand(added === '' ? 'delete' : 'insertText', false, added);
    if (!isTyped) type(text);
  }
  // A text that the box did not type itself is there after the next render.
  queueMicrotask(() => box.setSelectionRange(start, end));
}
