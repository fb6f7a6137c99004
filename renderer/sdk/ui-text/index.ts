import de from './de.json' with { type: 'json' };
import * as en from './en.ts';
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import type { OwnUiParts, UiParts, UiText } from './ui-text.ts';

/**
 * The engine's text by language (ISO 639). Code for browsers must not import this, because it would contain all
 * languages. German, French and Dutch address people formally ("Sie", "vous", "u"), as do Spanish ("usted") and Italian;
 * Brazilian Portuguese does without a pronoun. In French, a no-break space (U+00A0) keeps « and : with their words.
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
