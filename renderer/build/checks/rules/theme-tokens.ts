import { nearest } from '../../../sdk/suggest.ts';
import { isEngineFile } from '../../inputs/bundle/bundle.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import type { ThemeSheet } from '../../inputs/theme/theme-sheets.ts';
import { tokenNames } from '../../inputs/theme/token-list.ts';
import { rootTokens, tokenValue } from '../../inputs/theme/tokens.ts';
import type { SiteRule } from '../rule.ts';
import { declarationOf } from './contrast.ts';

/** Reports tokens of a theme that nothing uses and that nearly have the name of one. */
export const misspeltTokens: SiteRule = {
  id: 'theme-token',
  on: 'site',
  check({ loaded, unusedTokens = [] }) {
    const theme = ownSheets(loaded.themeSheets);
    const known = new Set(tokenNames);
    return unusedTokens.flatMap((token) => {
      const name = token.slice(2);
      const meant = known.has(name) ? undefined : nearest(name, tokenNames);
      if (meant === undefined || !theme.some(({ css }) => css.includes(token))) return [];
      return [
        {
          code: 'theme-token',
          message: `Nothing uses the token ${token}.`,
          path: [],
          place: declarationOf(theme, [name], undefined),
          suggestion: `Did you mean "--${meant}"? Otherwise remove it.`,
        },
      ];
    });
  },
};

/** Tokens for the corners of boxes with content. Portraits may be circles: their corners hold nothing. */
const surfaces = ['radius-card', 'radius-picture', 'radius-panel'];

/** Their greatest value: 3rem, in each unit. */
const most: Readonly<Record<string, number>> = { px: 48, rem: 3, em: 3, '%': 10 };

/** Reports corners of boxes that would cut off content. */
export const roundCorners: SiteRule = {
  id: 'theme-shape',
  on: 'site',
  check({ loaded }) {
    const theme = ownSheets(loaded.themeSheets);
    const tokens = rootTokens(readRules(theme.map(({ css }) => css).join('\n')), 'auto');
    return surfaces.flatMap((name) => {
      const value = tokenValue(name, tokens);
      const [, size = '', unit = ''] = /^([\d.]+)(px|rem|em|%)$/.exec(value) ?? [];
      if (Number(size) <= (most[unit] ?? 0)) return [];
      return [
        {
          code: 'theme-shape',
          message: `--${name} is ${value}, which cuts off the corners of the content of such a box; ${unit === '%' ? '10%' : '3rem'} is the most.`,
          path: [],
          place: declarationOf(theme, [name], undefined),
          suggestion:
            'Use at most 3rem. Buttons, badges and portraits may be rounder: --radius-button, --radius-badge, --radius-portrait.',
        },
      ];
    });
  },
};

function ownSheets(sheets: readonly ThemeSheet[]): readonly ThemeSheet[] {
  return sheets.filter(({ file }) => !isEngineFile(file));
}
