import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, type Json, keyOf, type Rule, type Scope, type Spot } from './draft-change.ts';
import { useStudio } from './store.tsx';

interface DraftOptions {
  readonly spot: Spot;
  /** The value as the site has it. */
  readonly read: Json | undefined;
  readonly rule?: Rule;
}

/** What a control holds. */
export interface Held {
  readonly key: string;
  /** What was typed, or else what the site has. */
  readonly value: Json | undefined;
  /** The draft, unless it is saved or about to be: it says why. */
  readonly unsaved: Draft | undefined;
  readonly type: (value: Json, scope?: Scope) => void;
  /** Types a value and saves it at once, as when it is chosen. */
  readonly choose: (value: Json) => void;
  /** Saves at once. */
  readonly save: () => void;
  /** Saves what was typed, because the control is left. */
  readonly leave: () => void;
  /** Gives up what is not saved yet. */
  readonly reset: () => void;
}

const always: Rule = { required: true };

/** Connects a control to the drafts: what it holds is a draft from the first key on, until its file has it. */
export function useDraft({ spot, read, rule = always }: DraftOptions): Held {
  const { drafts } = useStudio();
  const key = keyOf(spot);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.all().get(key));
  useEffect(() => drafts.show(key), [drafts, key]);
  useEffect(() => drafts.read(key, read));
  const type = (typed: Json, scope?: Scope) => drafts.type({ spot, rule, scope, typed, read });
  return {
    key,
    value: draft ? draft.typed : read,
    unsaved: draft?.message === undefined ? undefined : draft,
    type,
    choose(value) {
      type(value);
      drafts.save(key);
    },
    save: () => drafts.save(key),
    leave: () => drafts.leave(key),
    reset: () => drafts.drop(key),
  };
}
