import type * as english from './en.ts';

/** The same structure with any text. */
type AnyText<Part> = Part extends string ? string : { readonly [Name in keyof Part]: AnyText<Part[Name]> };

/** The engine's text in one language; `en.ts` defines its parts. */
export type UiParts = AnyText<typeof english>;

/** The engine's text for a page. */
export interface UiText extends UiParts {
  /** Locale of the page, for numbers and lists: `de-DE`. */
  readonly locale: string;
}

/** Texts of a site that override the engine's. */
export type OwnUiParts = {
  readonly [Part in keyof UiParts]?: UiParts[Part] extends string ? string : Partial<UiParts[Part]>;
};

/** Replaces names in braces with values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Returns the texts that differ from English: code for browsers contains the English text and gets only the
 * differences.
 */
export function notEnglish<Part extends Readonly<Record<string, string>>>(
  part: Part,
  english: Readonly<Record<keyof Part, string>>,
): Partial<Part> | undefined {
  const other = Object.entries(part).filter(([name, text]) => text !== english[name]);
  return other.length === 0 ? undefined : (Object.fromEntries(other) as Partial<Part>);
}

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
