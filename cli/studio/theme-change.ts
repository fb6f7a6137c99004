import type { RenderedSite, SiteOptions } from '../../renderer/build/index.ts';
import { channelsOf, toOklch } from '../../renderer/build/inputs/theme/colour.ts';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ValueOperation } from '../author/operations/operation.ts';
import { presetOf, readTheme } from '../author/operations/theme-tokens.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { brandColours } from '../theme/theme-text.ts';
import type { ChangeOf } from './change.ts';
import { shownValue, type TokenInfo, tokenInfo, withColour } from './theme.ts';

/** Another value of a token. */
export type TokenChange = Omit<ChangeOf<'setToken'>, 'op'>;

/** Returns the operation that computes all colours from one. Throws a UsageError for a brand without an opaque colour. */
export function recolour({ accent, neutral }: ChangeOf<'recolour'>, edit: SiteEdit): ValueOperation {
  const [rgb] = channelsOf([accent]);
  if (rgb === undefined || rgb.alpha < 1) {
    throw new UsageError(`"${accent}" is not an opaque colour.`, 'Write it as CSS does: #0f766e.');
  }
  const own = presetOf(readTheme(edit));
  const preset = presetNames.find((name) => name === own) ?? 'plain';
  const values = brandColours({ preset, accent: toOklch(rgb), neutral });
  // The second colour of a theme belongs to its own brand.
  return { op: 'setToken', values: { ...values, 'accent-2': 'var(--accent)' } };
}

/**
 * Adds the edit that gives a token another value. Returns what the files say now of the token, or of its side in a scheme, if that
 * is not what the person read; nothing is added then.
 */
export function setToken(change: TokenChange, edit: SiteEdit): { readonly now: string } | undefined {
  const now = shownValue(readTheme(edit), change.name, change.scheme);
  if (change.was !== undefined && blanks(now) !== blanks(change.was)) return { now };
  applyOperation(edit, tokenOperation(change, edit));
  return undefined;
}

/** Returns the operation that gives a token another value, or another colour in one scheme. */
export function tokenOperation({ name, value, scheme }: TokenChange, edit: SiteEdit): ValueOperation {
  const whole = value === null || scheme === undefined ? value : withColour(readTheme(edit), name, scheme, value);
  return { op: 'setToken', values: { [name]: whole } };
}

/** Returns a token as it would be with another value, or why it cannot have that. */
export function tokenDraft(
  options: SiteOptions,
  made: RenderedSite | undefined,
  change: TokenChange,
): TokenInfo | { readonly message: string } {
  const edit = new SiteEdit(options);
  try {
    applyOperation(edit, tokenOperation(change, edit));
  } catch (error) {
    if (error instanceof UsageError) return { message: error.message };
    throw error;
  }
  const edited = new SiteEdit({ ...options, files: edit.changes.preview() });
  return tokenInfo(edited, made, change.name);
}

/** Returns a value with one blank between its parts. */
function blanks(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}
