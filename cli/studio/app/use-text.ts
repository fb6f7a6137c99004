import { useRef, useState } from 'react';
import { type TextUses, useAnswer } from './api.ts';
import type { Scope } from './draft-change.ts';
import { useStudio } from './store.tsx';
import { type FieldPath, useField, useTarget } from './target.tsx';
import type { Held } from './use-draft.ts';
import { usePreview } from './use-preview.ts';

interface TextOptions {
  readonly field: FieldPath;
  /** The text as the config has it; undefined if it is left out. */
  readonly value: string | undefined;
  /** Whether the text has to be there. */
  readonly required: boolean;
  /** Whether the text is being edited, so that it matters who else shows it. */
  readonly isActive: boolean;
}

/** A text that somebody edits. */
export interface EditedText extends Pick<Held, 'unsaved' | 'save' | 'leave' | 'reset'> {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Who else shows it: null if nobody does, undefined until that is known. */
  readonly uses: TextUses | null | undefined;
  /** Where it changes if several places show it. */
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
}

/** Keeps a text while it is edited, and shows it on the page. */
export function useText({ field, value, required, isActive }: TextOptions): EditedText {
  const { drafts, preview } = useStudio();
  const { key, value: held, type, ...draft } = useField(field, value, { required });
  const typed = String(held ?? '');
  const latest = useRef(typed);
  latest.current = typed;
  const spot = useTarget().at(field);
  usePreview(preview, spot, typed, { latest, isActive });
  const uses = useAnswer('uses', isActive ? spot : undefined);
  const [choice, choose] = useState<{ readonly key: string; readonly scope: Scope }>();
  const chosen = choice?.key === key ? choice.scope : drafts.all().get(key)?.scope;
  // What others show as well stays theirs, unless the person wants to change it for all.
  const canDiffer = uses != null && uses.fixed === undefined;
  const scope = canDiffer ? (uses.isFilled ? 'here' : (chosen ?? 'here')) : chosen;
  return {
    ...draft,
    typed,
    type(text) {
      latest.current = text;
      type(text, scope);
    },
    reset() {
      // The page shows it again, also if the box is gone by then.
      latest.current = value ?? '';
      draft.reset();
    },
    uses,
    scope,
    setScope(next) {
      choose({ key, scope: next });
      void drafts.rescope(key, next);
    },
  };
}
