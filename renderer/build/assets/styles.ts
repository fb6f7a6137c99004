import { append } from '../../sdk/any-length.ts';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import { rawText } from '../../sdk/raw-text.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { cspHash } from '../lib/hash.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import { type Minified, minifySheets, type SourceSheet } from './minified.ts';
import { assetUrl, type SheetContext } from './sheet-files.ts';
import { type NamedSheet, type SheetInputs, sourceSheets } from './source-sheets.ts';

/**
 * The cascade order: later layers override earlier ones, in any order in the document. The layers `layouts` and `older` are
 * not listed and so override all of these; pages without layouts save the name. `older` comes last on every page.
 */
const layers = '@layer tokens,base,kit,blocks;';

export interface StylesOptions extends SheetInputs {
  /** The site's base path. */
  readonly base: string;
}

/** Minifies the style sheets of a site and collects the files they refer to. Throws {@link DiagnosticsError} if one is invalid. */
export async function makeStyles({ base, ...inputs }: StylesOptions): Promise<Styles> {
  const { files, root, cacheDir } = inputs;
  const sheets = sourceSheets(inputs);
  const sources = [
    ...sheets.base,
    sheets.olderColours,
    sheets.older,
    ...sheets.sdk,
    ...sheets.blocks,
    ...sheets.layouts,
  ];
  const minified = await minifiedSheets(sources, cacheDir);
  const output = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const written = new Map<SourceSheet, Written>();
  for (const [index, source] of sources.entries()) {
    const sheet = minified[index] as Minified | Diagnostic;
    // An error in the colours for older browsers is also in the theme itself, where it is reported.
    if ('message' in sheet && source === sheets.olderColours) continue;
    try {
      if ('message' in sheet) throw new DiagnosticsError([sheet]);
      const named = new Map<string, Uint8Array>();
      const css = withUrls(sheet, { ...source, files, root, base, output: named });
      for (const [path, bytes] of named) output.set(path, bytes);
      written.set(source, { css, fonts: [...named.keys()].filter((path) => path.endsWith('.woff2')) });
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      append(diagnostics, error.diagnostics);
    }
  }
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  const { fonts, unused } = sheets;
  for (const [path, bytes] of fonts?.files ?? []) output.set(path, bytes);
  const partsOf = (parts: readonly SourceSheet[]) => parts.flatMap((part) => written.get(part) ?? []);
  const joined = (found: readonly Written[], before = ''): Sheet =>
    finished({ css: before + found.map(({ css }) => css).join(''), fonts: found.flatMap((each) => each.fonts) });
  const byName = <Name extends string>(named: readonly NamedSheet<Name>[]): ReadonlyMap<Name, Sheet> => {
    const names = new Set(named.map(({ name }) => name));
    return new Map([...names].map((name) => [name, joined(partsOf(named.filter((part) => part.name === name)))]));
  };
  // After the theme, because the config names these fonts to be seen.
  const first = fonts ? [{ css: `@layer tokens{${fonts.firstCss(base, unused)}}`, fonts: [] }] : [];
  const tokens = [...partsOf(sheets.base.slice(0, -1)), ...first];
  const letters: Written = { css: fonts?.laterCss(base) ?? '', fonts: [] };
  return {
    base: joined([...tokens, ...partsOf(sheets.base.slice(-1))], layers),
    older: {
      ...joined([...partsOf([sheets.olderColours, sheets.older]), letters]),
      fonts: [],
      deferrable: letters.css.length,
    },
    sdk: byName(sheets.sdk),
    blocks: byName(sheets.blocks),
    layouts: byName(sheets.layouts),
    unusedTokens: unused,
    files: output,
    ...(fonts && { preloads: (locale: string) => fonts.preloads(locale), licenses: fonts.licenses }),
  };
}

/** Caches the engine's sheets beside the engine, for all sites, and a site's own with the site. */
async function minifiedSheets(
  sheets: readonly SourceSheet[],
  cacheDir: string,
): Promise<readonly (Minified | Diagnostic)[]> {
  const made = new Map<SourceSheet, Minified | Diagnostic>();
  const minify = async (some: readonly SourceSheet[], folder: string) => {
    const results = await minifySheets(some, folder);
    for (const [index, sheet] of some.entries()) made.set(sheet, results[index] as Minified | Diagnostic);
  };
  const isEngineSheet = ({ file }: SourceSheet) => isEngineSource(file);
  await minify(sheets.filter(isEngineSheet), engineCache(cacheDir));
  await minify(
    sheets.filter((sheet) => !isEngineSheet(sheet)),
    cacheDir,
  );
  return sheets.map((sheet) => made.get(sheet) as Minified | Diagnostic);
}

/** A sheet with the final URLs. */
type Written = Pick<Sheet, 'css' | 'fonts'>;

/** The minifier undoes escapes, so its output must be checked for a `</style>`. */
function finished({ css, fonts }: Written): Sheet {
  const text = rawText('style', css);
  return { css: text, cspHash: cspHash(text), fonts };
}

/** Inserts the URLs of files into a sheet. */
function withUrls({ code, dependencies }: Minified, context: SheetContext): string {
  const urls = new Map(
    dependencies.flatMap((one) => (one.type === 'url' ? [[one.placeholder, assetUrl(one.url, context)] as const] : [])),
  );
  if (urls.size === 0) return code;
  // The minifier puts each placeholder in double quotes.
  const placeholders = new RegExp(`"(${[...urls.keys()].join('|')})"`, 'g');
  return code.replace(placeholders, (_, placeholder: string) => cssString(urls.get(placeholder) ?? ''));
}

/** Returns a text as a CSS string. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `)}"`;
}
