import type { Diagnostic } from '../../../sdk/issue.ts';
import { uiTextFor } from '../../../sdk/ui-text/index.ts';
import type { UiText } from '../../../sdk/ui-text/ui-text.ts';
import type { Site } from '../../../site/site.ts';
import { type BlockUse, runBlock } from '../../schema/block-code.ts';

type Props = Readonly<Record<string, unknown>>;

/** Adds the texts that the view of a section has itself, in the language of the page. */
export function withUi(
  props: Props,
  site: Pick<Site, 'locale' | 'uiText'>,
  use: BlockUse,
  diagnostics: Diagnostic[],
): Props {
  const { ui } = use.definition.block;
  if (ui === undefined) return props;
  return { ...props, ui: runBlock(use, 'ui', diagnostics, () => ui(uiTextOf(site))) ?? {} };
}

/** Returns the engine's own texts in the language of a page, with the site's changes. */
export function uiTextOf({ locale, uiText }: Pick<Site, 'locale' | 'uiText'>): UiText {
  const texts = known.get(uiText) ?? new Map<string, UiText>();
  known.set(uiText, texts);
  const text = texts.get(locale) ?? uiTextFor(locale, uiText);
  texts.set(locale, text);
  return text;
}

/** By the site's changes, and by language. */
const known = new WeakMap<object, Map<string, UiText>>();
