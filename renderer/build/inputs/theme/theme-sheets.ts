import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { type Files, readText } from '../../lib/files.ts';
import { relativeName } from '../../lib/paths.ts';
import { engineFile } from '../bundle/bundle.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite } from '../published/site-folder.ts';
import { encodingError } from '../sources/encoding.ts';
import { SourceText } from '../sources/source-text.ts';
import { blank } from './declarations.ts';

/** A style sheet of a theme. */
export interface ThemeSheet {
  /** Absolute path. */
  readonly file: string;
  /** Its text. Imports are blank, so that all offsets stay the same. */
  readonly css: string;
}

/** What comes before an import at the top of a sheet. */
const gap = /(?:\s|\/\*[\s\S]*?\*\/|@charset\s+"[^"]*";)*/y;

/** An import of a theme of the engine, or of a file by its relative path. The other group is a condition, such as `screen`. */
const knownImport = /@import\s+(?:url\(\s*)?(["'])((?:\.{1,2}|frontage\/themes)\/[^"'\n]*)\1\s*\)?\s*([^;]*);/iy;

/**
 * Returns the sheets of a theme in the order of the cascade: those that `templates/theme.css` imports first, itself last.
 * Adds errors to the diagnostics.
 */
export function themeSheets(files: Files, root: string, css: string, diagnostics: Diagnostic[]): readonly ThemeSheet[] {
  const sheets: ThemeSheet[] = [];
  const seen = new Set<string>();
  const add = (file: string, text: string) => {
    seen.add(file);
    let rest = text;
    for (const { path, condition, start, end } of importsOf(text)) {
      rest = rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end);
      const preset = path.startsWith('frontage/') ? path.slice('frontage/themes/'.length) : undefined;
      const imported = preset === undefined ? resolve(dirname(file), path) : engineFile(`themes/${preset}`);
      if (seen.has(imported)) continue;
      const invalid = preset === undefined ? importError(files, root, imported, path) : presetError(preset);
      const error = condition === '' ? invalid : conditional(condition);
      if (error === undefined) add(imported, readText(files, imported) ?? '');
      else
        diagnostics.push({ code: 'theme-invalid', path: [], place: new SourceText(file, text).place(start), ...error });
    }
    sheets.push({ file, css: rest });
  };
  add(join(root, 'templates/theme.css'), css);
  return sheets;
}

function importsOf(text: string) {
  const found: { path: string; condition: string; start: number; end: number }[] = [];
  for (let at = 0; ; ) {
    gap.lastIndex = at;
    const start = at + (gap.exec(text)?.[0].length ?? 0);
    knownImport.lastIndex = start;
    const [statement, , path = '', condition = ''] = knownImport.exec(text) ?? [];
    if (statement === undefined) return found;
    at = start + statement.length;
    found.push({ path, condition: condition.trim(), start, end: at });
  }
}

function importError(files: Files, root: string, file: string, path: string) {
  if (!belongsToSite(files, root, file)) return outsideFile(path);
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  if (bytes !== undefined) return encodingError(file, bytes);
  const message = `The style sheet "${path}" that the theme imports does not exist.`;
  const suggestion = `Correct the path. It starts at the folder of the importing file and now leads to ${relativeName(root, file)}.`;
  return { message, suggestion };
}

function presetError(name: string) {
  const known = presetNames.map((preset) => `${preset}.css`);
  if (known.includes(name)) return undefined;
  const message = `There is no theme "frontage/themes/${name}".`;
  const suggestion = didYouMean(name, known, 'theme');
  return { message, suggestion };
}

function conditional(condition: string) {
  const message = `The theme imports a sheet with the condition "${condition}", which is not supported.`;
  const suggestion = 'Import the sheet without a condition, and put the condition around its rules: `@media … { … }`.';
  return { message, suggestion };
}

/** The themes of the engine, by the name in `@import "frontage/themes/<name>.css"`. */
export const presetNames = ['plain', 'soft', 'press', 'grid', 'bold', 'quiet'] as const;

export type PresetName = (typeof presetNames)[number];
