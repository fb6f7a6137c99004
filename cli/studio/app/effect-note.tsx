import { useEffect, useState } from 'react';
import { api, type Change, type Effect } from './api.ts';

interface EffectNoteProps {
  readonly effect: Effect | undefined;
  /** Whether the change may add or remove pages. */
  readonly isOfPages?: boolean;
}

/** Says which pages a change adds or removes, and what keeps it from being made. */
export function EffectNote({ effect, isOfPages = true }: EffectNoteProps) {
  const pages = effect && [
    ...effect.added.map((path) => ({ path, what: 'Adds' })),
    ...effect.removed.map((path) => ({ path, what: 'Removes' })),
  ];
  return (
    <div role="status" className="effect">
      {isOfPages && effect && effect.errors.length === 0 && pages?.length === 0 && <p>No page is added or removed.</p>}
      <ul>
        {pages?.slice(0, 12).map(({ path, what }) => (
          <li key={path}>
            {what} <strong>{path}</strong>
          </li>
        ))}
        {pages && pages.length > 12 && <li>and {pages.length - 12} more</li>}
        {effect?.errors.map((message) => (
          <li key={message} className="effect-error">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Milliseconds without a key until the effect of a change is asked for. */
const rest = 400;

/** Asks what a change would do; undefined until that is known. */
export function useEffectOf(change: Change | undefined): Effect | undefined {
  const [effect, setEffect] = useState<Effect>();
  const key = change && JSON.stringify(change);
  useEffect(() => {
    setEffect(undefined);
    if (key === undefined) return;
    let isOpen = true;
    const timer = setTimeout(() => {
      void api
        .effect(JSON.parse(key))
        .then((answer) => isOpen && setEffect(answer))
        .catch(() => undefined);
    }, rest);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [key]);
  return effect;
}
