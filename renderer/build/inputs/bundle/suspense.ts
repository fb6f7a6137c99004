import { createElement, type ReactElement, Suspense, type SuspenseProps } from 'react';

let areKept = false;

/** Renders with fallbacks. In islands they are right, because the browser goes on waiting. */
export function withFallbacks<T>(render: () => T): T {
  areKept = true;
  try {
    return render();
  } finally {
    areKept = false;
  }
}

/**
 * Replaces React's `Suspense` in blocks while pages are built. A page is finished at once, so a fallback would silently stay
 * forever. This one uses the children as fallback: if they suspend or throw, they do so again, outside. The markup is that
 * of React, which renders children once if they succeed.
 */
export function RethrowingSuspense({ children, ...props }: SuspenseProps): ReactElement {
  return createElement(Suspense, areKept ? props : { ...props, fallback: children }, children);
}
