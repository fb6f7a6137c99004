import type { UiText } from '../ui-text/ui-text.ts';

/** The text that drawings themselves write, and the locale of their numbers. */
export type MediaUi = Pick<UiText, 'locale' | 'media'>;
