import type { UiText } from '../ui-text/ui-text.ts';

/** The text that drawings write themselves, and the language of their numbers. */
export type EvidenceUi = Pick<UiText, 'locale' | 'evidence'>;
