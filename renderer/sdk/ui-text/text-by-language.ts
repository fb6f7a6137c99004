import type { UiText } from './ui-text.ts';

/**
 * Text of a block's own by language, for its `ui`: `textByLanguage({ en: { more: 'More' }, de: { more: 'Mehr' } })`. A page
 * in a language that is not among them has the English text.
 */
export function textByLanguage<Text>(texts: {
  readonly en: Text;
  readonly [language: string]: Text;
}): (page: Pick<UiText, 'locale'>) => Text {
  return ({ locale }) => texts[locale] ?? texts[locale.replace(/-.*/, '')] ?? texts.en;
}
