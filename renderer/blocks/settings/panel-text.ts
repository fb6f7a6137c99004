import type { settings } from '../../sdk/ui-text/en.ts';

/** The panel's own texts. */
export type PanelText = Readonly<Record<keyof typeof settings, string>>;
