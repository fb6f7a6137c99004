import type { RenderedSite, SiteOptions } from '../../renderer/build/index.ts';
import { toOklch } from '../../renderer/build/inputs/theme/oklch.ts';
import { type PresetName, presetNames } from '../../renderer/build/inputs/theme/presets.ts';
import { channelsOf } from '../../renderer/build/inputs/theme/srgb.ts';
import { applyOperation } from '../author/operations/apply.ts';
import type { ValueOperation } from '../author/operations/operation.ts';
import { presetOf, readTheme } from '../author/operations/theme-tokens.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { brandColours } from '../theme/theme-text.ts';
import type { Change, TokenChange } from './requests.ts';
import { shownValue, type TokenInfo, tokenInfo, withColour } from './theme.ts';

export type ThemeChange = Extract<Change, { op: 'setToken' | 'setPreset' | 'recolour' }>;

export function isThemeChange(change: Change): change is ThemeChange {
  return change.op === 'setToken' || change.op === 'setPreset' || change.op === 'recolour';
}

/** Returns the operation of a change of the theme. Throws a UsageError for a brand without an opaque colour. */
export function themeOperation(change: ThemeChange, edit: SiteEdit): ValueOperation {
  if (change.op === 'setPreset') return change;
  if (change.op === 'setToken') return tokenOperation(change, edit);
  const theme = readTheme(edit);
  const [rgb] = channelsOf([change.accent]);
  if (rgb === undefined || rgb.alpha < 1) {
    throw new UsageError(`"${change.accent}" is not an opaque colour.`, 'Write it as CSS does: #0f766e.');
  }
  const preset = presetOf(theme);
  const values = brandColours({
    preset: isPreset(preset) ? preset : 'plain',
    accent: toOklch(rgb),
    neutral: change.neutral,
  });
  // The second colour of a theme belongs to its own brand.
  return { op: 'setToken', values: { ...values, 'accent-2': 'var(--accent)' } };
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

/** Returns what the files say of a token now, or of its side in a scheme, if that is not what the person read. */
export function tokenConflict(change: ThemeChange, edit: SiteEdit): { readonly now: string } | undefined {
  if (change.op !== 'setToken' || change.was === undefined) return undefined;
  const now = shownValue(readTheme(edit), change.name, change.scheme);
  return blanks(now) === blanks(change.was) ? undefined : { now };
}

/** Returns a value with one blank between its parts. */
function blanks(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

function isPreset(name: string | undefined): name is PresetName {
  return presetNames.some((one) => one === name);
}
