import * as english from '../../sdk/ui-text/en.ts';
import { notEnglish, type UiText } from '../../sdk/ui-text/ui-text.ts';

/** The form's own text, and the label that its toasts need. */
export type FormText = Readonly<Record<keyof typeof english.form | 'close', string>>;

/** Returns the texts that differ from English, which the form's code contains; undefined on English pages. */
export function formText({ close, form }: Pick<UiText, 'close' | 'form'>): Partial<FormText> | undefined {
  return notEnglish<FormText>({ close, ...form }, { close: english.close, ...english.form });
}
