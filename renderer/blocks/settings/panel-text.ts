import type { settings } from '../../sdk/ui-text/en.ts';

/** What the panel says of itself. */
export type PanelText = Readonly<Record<keyof typeof settings, string>>;
