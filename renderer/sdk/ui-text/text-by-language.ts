import type { UiText } from './ui-text.ts';

/**
 * Selects a block's own text by language, for its `ui`: `textByLanguage({ en: { more: 'More' }, de: { more: 'Mehr' }
 * })`. Other languages get the English text.
 */
export function textByLanguage<Text>(texts: {
  readonly en: Text;
  readonly [language: string]: Text;
}): (page: Pick<UiText, 'locale'>) => Text {
  return ({ locale }) => texts[locale] ?? texts[locale.replace(/-.*/, '')] ?? texts.en;
}
