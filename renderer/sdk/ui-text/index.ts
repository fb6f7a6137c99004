import { de } from './de.ts';
import * as en from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { OwnUiParts, UiParts, UiText } from './ui-text.ts';

/**
 * The engine's text by language (ISO 639). Code for browsers must not import this, because it would contain all
 * languages.
 */
export const languages: Readonly<Record<string, UiParts>> = { en: { ...en }, de, fr, es, pt, it, nl };

/**
 * Returns the engine's text for a page. Unsupported languages get English. A site's own text, for the language or the
 * whole tag, overrides it.
 */
export function uiTextFor(locale: string, own: Readonly<Record<string, OwnUiParts>>): UiText {
  const language = locale.replace(/-.*/, '');
  const text = [own[language], own[locale]].reduce(withOwn, languages[language] ?? { ...en });
  return { locale, ...text };
}

function withOwn(text: UiParts, own: OwnUiParts | undefined): UiParts {
  const parts = Object.entries(own ?? {}).map(([name, part]) => {
    const before: unknown = Reflect.get(text, name);
    return [name, typeof part === 'string' ? part : { ...(before as object), ...part }];
  });
  return { ...text, ...Object.fromEntries(parts) };
}
