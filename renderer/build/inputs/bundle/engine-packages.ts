import leven from 'leven';
import * as react from 'react';
import { createElement, type ReactElement, Suspense, type SuspenseProps } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zod from 'zod';

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

/** The packages that blocks share with the engine, by import name. */
export const enginePackages: Readonly<Record<string, unknown>> = {
  leven: { __esModule: true, default: leven },
  react: { ...react, Suspense: RethrowingSuspense },
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zod,
};
