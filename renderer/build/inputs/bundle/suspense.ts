import { createElement, type ReactElement, Suspense, type SuspenseProps } from 'react';

let areKept = false;

/** Renders what an island may be part of: the browser goes on with what it waits for, and a fallback is right until then. */
export function withFallbacks<T>(render: () => T): T {
  areKept = true;
  try {
    return render();
  } finally {
    areKept = false;
  }
}

/**
 * What blocks get as React's `Suspense` while pages are built. A page is finished at once, and what stands in place of what it
 * waits for would stay there for good, and nobody would hear of it. So the children stand in for themselves: where they wait or
 * throw, they do so once more, outside. Markup is that of React, which renders nothing twice where children are sound.
 */
export function OutspokenSuspense({ children, ...props }: SuspenseProps): ReactElement {
  return createElement(Suspense, areKept ? props : { ...props, fallback: children }, children);
}
