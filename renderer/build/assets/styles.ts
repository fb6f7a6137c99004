import { join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import type { DrawingStyle, SdkStyle } from '../../sdk/block.ts';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import { rawText } from '../../sdk/raw-text.ts';
import type { Registry } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { decideConditions } from '../inputs/theme/conditions.ts';
import { inlineTokens } from '../inputs/theme/inline-tokens.ts';
import { olderColours } from '../inputs/theme/older.ts';
import type { ThemeSheet } from '../inputs/theme/theme-sheets.ts';
import { unusedTokens } from '../inputs/theme/unused-tokens.ts';
import { type Files, readText } from '../lib/files.ts';
import { cspHash } from '../lib/hash.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import type { SiteFonts } from './fonts/index.ts';
import { type Minified, minifySheets, type SourceSheet } from './minified.ts';
import { assetUrl, type SheetContext } from './sheet-files.ts';

/**
 * The cascade order: later layers override earlier ones, in any order in the document. The layers `layouts` and `older` are
 * not listed and so override all of these; pages without layouts save the name. `older` comes last on every page.
 */
const layers = '@layer tokens,base,kit,blocks;';

/** The SDK's own sheets, by the file under `sdk/` that holds each. */
const sdkSheets: readonly (readonly [SdkStyle, string])[] = [
  ['media', 'media/style.css'],
  ['media-chart', 'media/chart.css'],
  ['picture', 'picture/style.css'],
  ['form', 'form/style.css'],
  ['toast', 'toast/style.css'],
  ['embed', 'embed/style.css'],
  ['hours', 'hours/style.css'],
  ['utility', 'utility/style.css'],
  ['periods', 'periods/style.css'],
  ['cards', 'cards/style.css'],
  ['words', 'words/style.css'],
];

export interface StylesOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly themeSheets: readonly ThemeSheet[];
  /** The fonts of the config. */
  readonly fonts?: SiteFonts | undefined;
  readonly registry: Registry;
  /** Code and documents of the site, which may use tokens of the theme. */
  readonly code: readonly string[];
  /** The site's base path. */
  readonly base: string;
  /** The cache folder. */
  readonly cacheDir: string;
}

/** Minifies the style sheets of a site and collects the files they refer to. Throws {@link DiagnosticsError} if one is invalid. */
export async function makeStyles({
  files,
  root,
  themeSheets,
  fonts: configured,
  registry,
  code,
  base,
  cacheDir,
}: StylesOptions): Promise<Styles> {
  const output = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const theme = [...themeSheets.map(({ css }) => css), ...(configured ? [configured.tokens] : [])].join('\n');
  const decided = decideConditions(theme);
  const { basic, additions, sdk, blocks, layouts } = otherSheets(registry, files, decided);
  const users = [basic, additions, ...sdk, ...blocks, ...layouts].map(({ css }) => css);
  const fonts = configured?.without(unusedTokens([theme], { sheets: users, code }));
  const inlined = inlineTokens(theme, { sheets: users, code });
  const unused = unusedTokens([inlined(theme)], { sheets: users.map(inlined), code });
  const around = [
    basic,
    { ...inLayer('tokens', join(root, 'templates/theme.css'), olderColours(theme)), srgb: true, unused },
    additions,
  ];
  const themed = themeSheets.map(({ file, css }) => ({ ...inLayer('tokens', file, css), unused }));
  const sources = [...around, ...themed, ...sdk, ...blocks, ...layouts].map((sheet) => ({
    ...sheet,
    css: inlined(sheet.css),
  }));
  const minified = await minifiedSheets(sources, cacheDir);
  const [based = nothing, coloured = nothing, older = nothing, ...others] = minified.map((sheet, index): Written => {
    try {
      // The error is also in the theme itself, where it is reported.
      if ('message' in sheet && sources[index]?.srgb) return nothing;
      if ('message' in sheet) throw new DiagnosticsError([sheet]);
      const named = new Map<string, Uint8Array>();
      const css = withUrls(sheet, { ...(sources[index] as SourceSheet), files, root, base, output: named });
      for (const [path, bytes] of named) output.set(path, bytes);
      return { css, fonts: [...named.keys()].filter((path) => path.endsWith('.woff2')) };
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      append(diagnostics, error.diagnostics);
      return nothing;
    }
  });
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  for (const [path, bytes] of fonts?.files ?? []) output.set(path, bytes);
  const tokens = others.splice(0, themed.length);
  // After the theme, because the config names these fonts to be seen.
  if (fonts) tokens.push({ css: `@layer tokens{${fonts.firstCss(base, unused)}}`, fonts: [] });
  const letters = fonts?.laterCss(base) ?? '';
  const sheetAt = (index: number) => finished(others[index] ?? nothing);
  return {
    base: finished({
      css: layers + [...tokens, based].map(({ css }) => css).join(''),
      fonts: [...tokens, based].flatMap(({ fonts }) => fonts),
    }),
    older: { ...finished({ css: coloured.css + older.css + letters, fonts: [] }), deferrable: letters.length },
    sdk: new Map(sdk.map(({ name }, index) => [name, sheetAt(index)])),
    blocks: new Map(blocks.map(({ type }, index) => [type, sheetAt(sdk.length + index)])),
    layouts: new Map(layouts.map(({ name }, index) => [name, sheetAt(sdk.length + blocks.length + index)])),
    files: output,
    ...(fonts && { preloads: (locale: string) => fonts.preloads(locale), licenses: fonts.licenses }),
  };
}

/** The sheets besides the theme, each in its layer, without rules whose conditions the theme does not meet. */
function otherSheets(registry: Registry, files: Files, decided: (css: string) => string) {
  const baseFile = engineFile('sdk/base.css');
  const olderFile = engineFile('sdk/older.css');
  const blocks = [...registry.blocks].flatMap(([type, { style, folder }]) =>
    style.trim() === '' ? [] : [{ type, ...inLayer('blocks', join(folder, 'style.css'), decided(style)) }],
  );
  const layouts = [...registry.blocks].flatMap(([type, { layoutSheets = new Map<string, string>(), folder }]) =>
    [...layoutSheets]
      .filter(([, css]) => css.trim() !== '')
      .map(([name, css]) => ({
        name: `${type}/${name}` as const,
        ...inLayer('layouts', join(folder, 'layouts', `${name}.css`), decided(css)),
      })),
  );
  return {
    basic: inLayer('base', baseFile, decided(readText(files, baseFile) ?? '')),
    additions: inLayer('older', olderFile, readText(files, olderFile) ?? ''),
    sdk: sharedSheets(files, registry, decided),
    blocks,
    layouts,
  };
}

/** Returns the sheets that blocks share, by name: those of the SDK, and those of the site's drawings. */
function sharedSheets(
  files: Files,
  registry: Registry,
  decided: (css: string) => string,
): readonly (SourceSheet & { readonly name: SdkStyle | DrawingStyle })[] {
  const sdk = sdkSheets.flatMap(([name, path]) => {
    const file = engineFile(`sdk/${path}`);
    const css = readText(files, file);
    // Links in texts come after the links of a block, as the sheets of layouts do.
    const layer = name === 'words' ? 'layouts' : 'kit';
    return css === undefined ? [] : [{ name, ...inLayer(layer, file, decided(css)) }];
  });
  const drawings = [...registry.drawings].flatMap(([kind, { style, folder }]) =>
    style.trim() === ''
      ? []
      : [{ name: `drawing:${kind}` as const, ...inLayer('kit', join(folder, 'style.css'), decided(style)) }],
  );
  return [...sdk, ...drawings];
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

function inLayer(layer: string, file: string, css: string): SourceSheet {
  return { file, css: `@layer ${layer}{${css}\n}` };
}

/** A sheet with the final URLs. */
type Written = Pick<Sheet, 'css' | 'fonts'>;

const nothing: Written = { css: '', fonts: [] };

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
