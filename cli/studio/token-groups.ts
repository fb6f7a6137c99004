import { tokenGroups, tokenNames } from '../../renderer/build/inputs/theme/token-list.ts';
import type { SiteTheme } from '../author/operations/theme-tokens.ts';

/** Tokens as the studio lists them. */
export interface TokenGroupInfo {
  readonly title: string;
  readonly tokens: readonly { readonly name: string; readonly use: string }[];
}

/** The tokens that people change first. The studio shows the rest behind a search. */
const first: Readonly<Record<string, RegExp>> = {
  Colours: /^(?:accent|on-accent|ink|paper|line|focus|positive|warning|negative|star)\b/,
  Fonts: /^font\b|^weight-(?:text|display)$/,
  Corners: /^radius-/,
  'Sizes and space': /^(?:text-|page$|gutter$|section-space$|hero-space$|head-gap$|grid-gap$|card-pad$|button-height$)/,
};

/** Returns all tokens that the engine reads, and those that the site adds for its own blocks. */
export function groupedTokens({ own }: SiteTheme): TokenGroupInfo[] {
  const known = new Set(tokenNames);
  const added = own.flatMap(({ root }) => [...root.byName.keys()].filter((name) => name.startsWith('--')));
  const ownTokens = [...new Set(added)]
    .map((name) => name.slice(2))
    .filter((name) => !known.has(name))
    .map((name) => ({ name, use: 'a token of this site' }));
  const all = [...tokenGroups.flatMap(({ tokens }) => withUses(tokens)), ...ownTokens];
  const titleOf = ({ name }: { readonly name: string }) =>
    Object.keys(first).find((title) => known.has(name) && first[title]?.test(name)) ?? 'More';
  return [...Object.keys(first), 'More'].map((title) => ({
    title,
    tokens: all.filter((one) => titleOf(one) === title).sort((a, b) => rankOf(a.name) - rankOf(b.name)),
  }));
}

/** The colours of the brand come first, then those of text. */
function rankOf(name: string): number {
  return ['accent', 'on-accent', 'ink', 'paper'].findIndex((start) => name.startsWith(start)) + 1 || 9;
}

/** A token without a use of its own has that of the one before. */
function withUses(tokens: readonly { readonly name: string; readonly use: string }[]) {
  let last = '';
  return tokens.map(({ name, use }) => {
    last = use || last;
    return { name, use: last.replaceAll('`', '') };
  });
}
