import type * as english from './en.ts';

/** The same parts with any text in them. */
type AnyText<Part> = Part extends string ? string : { readonly [Name in keyof Part]: AnyText<Part[Name]> };

/** The engine's own text in one language; `en.ts` says which parts there are. */
export type UiParts = AnyText<typeof english>;

/** The engine's own text as a page shows it. */
export interface UiText extends UiParts {
  /** The language of the page, for numbers and lists: `de-DE`. */
  readonly locale: string;
}

/** Some of these texts, as a site writes them in place of the engine's. */
export type OwnUiParts = {
  readonly [Part in keyof UiParts]?: UiParts[Part] extends string ? string : Partial<UiParts[Part]>;
};

/** Fills in what is in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What of a part is not as in English: code for browsers carries the English text, and is handed what differs. */
export function notEnglish<Part extends Readonly<Record<string, string>>>(
  part: Part,
  english: Readonly<Record<keyof Part, string>>,
): Partial<Part> | undefined {
  const other = Object.entries(part).filter(([name, text]) => text !== english[name]);
  return other.length === 0 ? undefined : (Object.fromEntries(other) as Partial<Part>);
}
