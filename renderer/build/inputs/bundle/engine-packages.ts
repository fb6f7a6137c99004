import leven from 'leven';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zod from 'zod';
import { OutspokenSuspense } from './suspense.ts';

/** The packages that blocks and the engine share, by the name that code asks for them by. */
export const enginePackages: Readonly<Record<string, unknown>> = {
  leven: { __esModule: true, default: leven },
  react: { ...react, Suspense: OutspokenSuspense },
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zod,
};
