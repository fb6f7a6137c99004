import { useEffect, useRef, useState } from 'react';
import { api, type Change, type TextUses } from './api.ts';
import { type FieldPath, type Target, unsavedAt } from './field-target.ts';
import { usePreview } from './use-preview.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Whether a text that several places share changes in all of them. */
export type Scope = 'all' | 'here';

interface TextOptions {
  readonly target: Target;
  readonly field: FieldPath;
  /** The text as the config has it; undefined if it is left out. */
  readonly value: string | undefined;
  /** Whether the text has to be there. */
  readonly required: boolean;
  /** Whether the text is being edited, so that it matters who else shows it. */
  readonly isActive: boolean;
}

/** A text that somebody edits. */
export interface EditedText {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Who else shows it: null if nobody does, undefined until that is known. */
  readonly uses: TextUses | null | undefined;
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
  /** Writes the text if it differs from the one in the file. */
  readonly save: () => void;
  /** Puts the text of the file back. */
  readonly reset: () => void;
  readonly isChanged: () => boolean;
  /** The text that could not be written. */
  readonly unsaved: Unsaved | undefined;
  /** Forgets what could not be written, and puts the text of the file back. */
  readonly giveUp: () => void;
}

/** Keeps a text while it is edited. What was typed is saved at the latest when the box is gone. */
export function useText({ target, field, value = '', required, isActive }: TextOptions): EditedText {
  const { page, section, change } = target;
  const unsaved = unsavedAt(target, field);
  const kept = unsaved && String(unsaved.change.value);
  const [typed, setTyped] = useState(kept ?? value);
  const [scope, setScope] = useState<Scope>('all');
  const [seen, setSeen] = useState(value);
  const [seenKept, setSeenKept] = useState(kept);
  /** The text in the file, as the person saw it. */
  const known = useRef(value);
  const latest = useRef(typed);
  latest.current = typed;
  if (seenKept !== kept) {
    setSeenKept(kept);
    if (typed === (seenKept ?? seen)) setTyped(kept ?? value);
  }
  if (seen !== value) {
    setSeen(value);
    if (typed === seen) setTyped(value);
    if (typed === seen || typed === value) known.current = value;
  }
  const spot = { page, section, field: [...field] };
  usePreview(target.preview, spot, typed, { latest, isActive });
  const uses = useUses(spot, isActive);
  const isHere = uses != null && uses.fixed === undefined && (scope === 'here' || uses.isFilled);
  const save = () => {
    const [next, was] = [latest.current, known.current];
    if (next === was && unsaved) target.unsaved.giveUp(unsaved.key);
    if (next === was || next === kept || (next.trim() === '' && required)) return;
    known.current = next;
    const seenText = was === '' ? {} : { was };
    const write = (): Change => {
      if (next === '') return { ...spot, op: 'unset', ...seenText };
      return { ...spot, op: isHere ? 'setHere' : 'set', value: next, ...seenText };
    };
    void change(write()).then((isSaved) => {
      if (!isSaved && known.current === next) known.current = was;
    });
  };
  const flush = useRef(save);
  flush.current = save;
  useEffect(() => () => flush.current(), []);
  return {
    typed,
    type(text) {
      latest.current = text;
      setTyped(text);
    },
    uses,
    scope,
    setScope,
    save,
    reset() {
      latest.current = known.current;
      setTyped(known.current);
    },
    unsaved,
    giveUp() {
      if (unsaved) target.unsaved.giveUp(unsaved.key);
      known.current = value;
      latest.current = value;
      setTyped(value);
    },
    isChanged: () => latest.current !== known.current,
  };
}

/** Asks who else shows a text, once somebody edits it. */
function useUses(spot: Parameters<typeof api.uses>[0], isActive: boolean): TextUses | null | undefined {
  const [uses, setUses] = useState<TextUses | null>();
  const key = JSON.stringify(spot);
  useEffect(() => {
    if (!isActive) return;
    let isOpen = true;
    void api
      .uses(JSON.parse(key))
      .then((answer) => isOpen && setUses(answer.uses))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [key, isActive]);
  return uses;
}
