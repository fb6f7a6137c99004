import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { channelsOf, toOklch } from '../../renderer/build/inputs/theme/colour.ts';
import { type PresetName, presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { asRunHere } from '../command-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { relativeFile } from '../report/paths.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { type NeutralName, neutralNames, presets } from '../theme/presets.ts';
import { themeText } from '../theme/theme-text.ts';
import { writeChanged } from '../write-file.ts';

export interface ThemeOptions extends SiteCommandOptions {
  readonly preset?: string;
  readonly accent?: string;
  readonly neutral?: string;
  readonly list?: boolean;
  readonly force?: boolean;
}

/** Runs `frontage theme`: lists the presets, or writes `templates/theme.css` from one. */
export async function theme(options: ThemeOptions): Promise<void> {
  if (options.list === true) {
    for (const name of presetNames) console.log(`${name.padEnd(8)}${presets[name].looks}`);
    return;
  }
  const file = join(dirname(siteOptions(options).config), 'templates', 'theme.css');
  const text = themeText({ preset: presetOf(options), accent: accentOf(options), neutral: neutralNameOf(options) });
  if (existsSync(file) && options.force !== true) {
    throw new UsageError(
      `${relativeFile(file, process.cwd())} exists, and its own rules would be lost.`,
      'Add --force to replace it, or run the command in an empty folder and copy the lines that you want.',
    );
  }
  writeChanged(file, text);
  console.log(`Wrote ${relativeFile(file, process.cwd())}. ${asRunHere('frontage gallery')} shows every block in it.`);
  process.exitCode = exitCodes.ok;
}

function presetOf({ preset = 'plain' }: ThemeOptions): PresetName {
  return oneOf(preset, presetNames, 'preset');
}

function neutralNameOf({ neutral, accent }: ThemeOptions): NeutralName | undefined {
  if (neutral === undefined) return undefined;
  if (accent === undefined) {
    throw new UsageError('--neutral needs --accent.', 'Add the colour of the brand: --accent "#0f766e".');
  }
  return oneOf(neutral, neutralNames, 'neutral');
}

function oneOf<Name extends string>(given: string, names: readonly Name[], noun: string): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new UsageError(`There is no ${noun} "${given}".`, didYouMean(given, names, noun));
  return found;
}

function accentOf({ accent }: ThemeOptions) {
  if (accent === undefined) return undefined;
  const [rgb] = channelsOf([accent]);
  if (rgb === undefined || rgb.alpha < 1) {
    throw new UsageError(
      `"${accent}" is not an opaque colour.`,
      'Write it as CSS does, in quotes: --accent "#0f766e", or --accent "oklch(0.5 0.1 180)".',
    );
  }
  return toOklch(rgb);
}
