import * as english from '../../sdk/ui-text/en.ts';
import { notEnglish, type UiText } from '../../sdk/ui-text/ui-text.ts';

/** The text that a form writes itself, with what the messages over the page need. */
export type FormText = Readonly<Record<keyof typeof english.form | 'close', string>>;

/** What of this text is not as in English, which the form knows by itself; nothing on English pages. */
export function formText({ close, form }: Pick<UiText, 'close' | 'form'>): Partial<FormText> | undefined {
  return notEnglish<FormText>({ close, ...form }, { close: english.close, ...english.form });
}
