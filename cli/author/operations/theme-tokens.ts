import { join } from 'node:path';
import { isEngineFile } from '../../../renderer/build/inputs/bundle/bundle.ts';
import { readRules } from '../../../renderer/build/inputs/theme/declarations.ts';
import {
  type PresetName,
  presetNames,
  type ThemeSheet,
  themeSheets,
} from '../../../renderer/build/inputs/theme/theme-sheets.ts';
import { tokenDefaults } from '../../../renderer/build/inputs/theme/token-list.ts';
import { rootTokens } from '../../../renderer/build/inputs/theme/tokens.ts';
import { UsageError } from '../../failure.ts';
import type { SiteEdit } from '../site-edit.ts';
import { addDeclarations, type RootDeclarations, removeDeclaration, rootDeclarations } from './theme-declarations.ts';
import { valueFault } from './token-value.ts';

/** A style sheet of a theme that belongs to the site. */
interface OwnSheet {
  readonly file: string;
  readonly text: string;
  readonly root: RootDeclarations;
}

/** The theme of a site as its files have it. */
export interface SiteTheme {
  /** All sheets in the order of the cascade, those of the engine among them. */
  readonly sheets: readonly ThemeSheet[];
  /** Those of the site; `templates/theme.css` is the last. */
  readonly own: readonly OwnSheet[];
}

/** Reads the theme of a site. */
export function readTheme(site: SiteEdit): SiteTheme {
  const main = join(site.root, 'templates/theme.css');
  const sheets = themeSheets(site.options.files, site.root, site.changes.text(main) ?? '', []);
  const own = sheets
    .filter(({ file }) => !isEngineFile(file))
    .map(({ file }) => {
      const text = site.changes.text(file) ?? '';
      return { file, text, root: rootDeclarations(text) };
    });
  return { sheets, own };
}

/** Returns the value of a token as the site's own sheets write it; undefined if none does. `name` is without dashes. */
export function ownValue({ own }: SiteTheme, name: string): string | undefined {
  const sheet = own.findLast(({ root }) => root.byName.has(`--${name}`));
  const value = sheet?.root.byName.get(`--${name}`)?.value;
  return value && sheet?.text.slice(value.start, value.end);
}

/** Returns the value that a token has without the site's own: that of the theme it starts from, or the default. */
export function inheritedValue({ sheets }: SiteTheme, name: string): string | undefined {
  const rules = readRules(sheetsText(sheets.filter(({ file }) => isEngineFile(file))));
  return rootTokens(rules, 'auto').values.get(`--${name}`) ?? tokenDefaults.get(`--${name}`);
}

function sheetsText(sheets: readonly ThemeSheet[]): string {
  return sheets.map(({ css }) => css).join('\n');
}

/** Returns whether a token has values of its own by day or by night, in rules that no operation changes. */
export function isOfOneScheme({ own }: SiteTheme, name: string): boolean {
  return own.some(({ root }) => root.ofOneScheme.has(`--${name}`));
}

/**
 * Adds the edits that give tokens other values, by name without dashes. A token that the site declares gets its new value there;
 * others are added to `templates/theme.css`. `null` removes a declaration, so that the theme's own value counts. Throws a
 * {@link UsageError} for a value that the token cannot have.
 */
export function setTokens(site: SiteEdit, values: Readonly<Record<string, string | null>>): void {
  const theme = readTheme(site);
  requireValues(theme, values);
  const added: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isOfOneScheme(theme, name)) {
      throw new UsageError(
        `--${name} has a value of its own by day or by night.`,
        'Change it in templates/theme.css with your editor.',
      );
    }
    const sheet = theme.own.findLast(({ root }) => root.byName.has(`--${name}`));
    const declaration = sheet?.root.byName.get(`--${name}`);
    if (sheet === undefined || declaration === undefined) {
      if (value !== null) added.push(`--${name}: ${value}`);
    } else {
      const edit = value === null ? removeDeclaration(sheet.text, declaration) : { ...declaration.value, text: value };
      site.changes.edit(sheet.file, edit);
    }
  }
  const main = theme.own.at(-1);
  if (main !== undefined && added.length > 0)
    site.changes.edit(main.file, addDeclarations(main.text, main.root, added));
}

function requireValues(theme: SiteTheme, values: Readonly<Record<string, string | null>>): void {
  const rules = readRules(sheetsText(theme.sheets));
  const given = new Map(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[`--${name}`, value]])),
  );
  const contexts = (['light', 'dark'] as const).map((scheme) => {
    const tokens = rootTokens(rules, 'auto', scheme);
    return { ...tokens, values: new Map([...tokenDefaults, ...tokens.values, ...given]) };
  });
  for (const [name, value] of Object.entries(values)) {
    const fault = value === null ? undefined : valueFault(name, value, contexts);
    if (fault !== undefined) throw new UsageError(`--${name} cannot be "${value}": ${fault}.`, 'Nothing was written.');
    if (value === null && inheritedValue(theme, name) === undefined) {
      throw new UsageError(`--${name} has no other value than that of the site.`, 'Give it another value instead.');
    }
  }
}

const presetImport = /@import\s+(?:url\(\s*)?["']frontage\/themes\/([^"'\n]+)\.css["'][^;]*;/i;

/** Returns the theme of the engine that a site's theme starts from; undefined if it has none. */
export function presetOf({ own }: SiteTheme): string | undefined {
  return presetImport.exec(own.at(-1)?.text ?? '')?.[1];
}

/** Adds the edit that starts a site's theme from another one of the engine. Its own declarations stay. */
export function setPreset(site: SiteEdit, preset: PresetName): void {
  const main = readTheme(site).own.at(-1);
  if (main === undefined) return;
  const { file, text } = main;
  const [statement = '', old = ''] = presetImport.exec(text) ?? [];
  if (presetNames.some((name) => name === old)) {
    const start = text.indexOf(statement) + statement.lastIndexOf(`${old}.css`);
    site.changes.edit(file, { start, end: start + old.length, text: preset });
    return;
  }
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  site.changes.edit(file, { start, end: start, text: `@import "frontage/themes/${preset}.css";${eol}${eol}` });
}
