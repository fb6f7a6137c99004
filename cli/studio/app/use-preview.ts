import { type RefObject, useEffect, useRef } from 'react';
import type { TextSpot } from './api.ts';
import type { Studio } from './store.tsx';

/**
 * Shows a text on its page while it is typed. One request is under way at a time, and what was typed meanwhile follows it. When
 * the text is no longer edited, the page shows the `latest` one.
 */
export function usePreview(
  preview: Studio['preview'],
  spot: TextSpot,
  typed: string,
  { latest, isActive }: { readonly latest: RefObject<string>; readonly isActive: boolean },
): void {
  const shown = useRef(typed);
  const isAsking = useRef(false);
  const at = useRef(spot);
  at.current = spot;
  const show = useRef(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    while (shown.current !== latest.current) {
      shown.current = latest.current;
      await preview(at.current, shown.current);
    }
    isAsking.current = false;
  }).current;
  // A text that is kept because it could not be saved is not on the page.
  if (!isActive) shown.current = typed;
  useEffect(() => {
    if (isActive && typed !== shown.current) void show();
  }, [typed, show, isActive]);
  useEffect(() => () => void show(), [show]);
}
