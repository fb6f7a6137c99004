import { uiTextFor } from './index.ts';

/** What views on American pages write themselves. */
export const ui = uiTextFor('en-US', {});
