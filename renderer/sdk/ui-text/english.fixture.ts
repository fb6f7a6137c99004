import { uiTextFor } from './index.ts';

/** The engine's text on American pages. */
export const ui = uiTextFor('en-US', {});
