import leven from 'leven';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zod from 'zod';
import { RethrowingSuspense } from './suspense.ts';

/** The packages that blocks share with the engine, by import name. */
export const enginePackages: Readonly<Record<string, unknown>> = {
  leven: { __esModule: true, default: leven },
  react: { ...react, Suspense: RethrowingSuspense },
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zod,
};
