import { dirname, join } from 'node:path';
import type { DrawingStyle, SdkStyle } from '../../sdk/block.ts';
import { tones } from '../../sdk/fields.ts';
import type { LayoutSheet, Registry } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { olderColours } from '../inputs/theme/older.ts';
import {
  decideConditions,
  inlineTokens,
  onlyTone,
  unusedTokens,
  withoutOverriddenTokens,
  withoutTones,
} from '../inputs/theme/rewrites.ts';
import type { ThemeSheet } from '../inputs/theme/theme-sheets.ts';
import { toneColours } from '../inputs/theme/tone-colours.ts';
import { type Files, readText } from '../lib/files.ts';
import { lastValue } from '../lib/last-value.ts';
import type { SiteFonts } from './fonts/index.ts';
import type { SourceSheet } from './minified.ts';
import { fileUrl } from './sheet-files.ts';

/** The SDK's own sheets, by the file under `sdk/` that holds each. */
const sdkSheets: readonly (readonly [SdkStyle, string])[] = [
  ['media', 'media/style.css'],
  ['media-chart', 'media/chart.css'],
  ['picture', 'picture/style.css'],
  ['player', 'video/style.css'],
  ['form', 'form/style.css'],
  ['short-form', 'short-form/style.css'],
  ['controls', 'controls/style.css'],
  ['form-steps', 'form-steps/style.css'],
  ['toast', 'toast/style.css'],
  ['embed', 'embed/style.css'],
  ['enlarged', 'enlarged/style.css'],
  ['hours', 'hours/style.css'],
  ['utility', 'utility/style.css'],
  ['periods', 'periods/style.css'],
  ['logos', 'logos/style.css'],
  ['cards', 'cards/style.css'],
  ['cover', 'cover/style.css'],
  ['words', 'words/style.css'],
  ['lists', 'words/lists.css'],
  ['status', 'hours/status.css'],
  ['scroll-region', 'ui/scroll-region.css'],
];

/** Sheets that change what the sheet of a block says, as those of layouts do. */
const overBlocks: ReadonlySet<SdkStyle> = new Set(['words', 'lists', 'cover', 'controls', 'form-steps']);

/** What the style sheets of a site are made of. */
export interface SheetInputs {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly themeSheets: readonly ThemeSheet[];
  /** The fonts of the config. */
  readonly fonts?: SiteFonts | undefined;
  readonly registry: Registry;
  /** Code and documents of the site, which may use tokens of the theme. */
  readonly code: readonly string[];
  /** The cache folder. */
  readonly cacheDir: string;
}

/** A sheet that is a part of one that pages know by its name. */
export interface NamedSheet<Name extends string> extends SourceSheet {
  readonly name: Name;
}

/** The sheets of a site before they are minified, each in its cascade layer. */
export interface SourceSheets {
  /** The fonts whose tokens something uses. */
  readonly fonts: SiteFonts | undefined;
  /** Tokens that nothing uses. */
  readonly unused: readonly string[];
  /** The theme without its tones, and base styles. */
  readonly base: readonly SourceSheet[];
  /** Colours for browsers of 2022. */
  readonly olderColours: SourceSheet;
  readonly older: SourceSheet;
  /** Sheets that blocks share: those of the SDK, and of the site's drawings. Several may have one name. */
  readonly sdk: readonly NamedSheet<SdkStyle | DrawingStyle>[];
  readonly blocks: readonly NamedSheet<string>[];
  readonly layouts: readonly NamedSheet<LayoutSheet>[];
}

/** The texts that the sheets of a site are made of. */
interface SheetTexts extends Pick<SheetInputs, 'root' | 'themeSheets' | 'code'>, BlockTexts {
  /** Undefined without fonts in the config. */
  readonly fontTokens: string | undefined;
  /** The engine's own sheets by path. */
  readonly engine: Readonly<Record<string, string>>;
}

interface MadeSheets extends Omit<SourceSheets, 'fonts'> {
  /** Tokens of fonts that nothing uses. */
  readonly unusedFonts: readonly string[];
}

/** Collects the style sheets of a site: with the values of tokens that do not vary, and without rules that its theme does not need. */
export function sourceSheets({ files, root, fonts, registry, code, themeSheets, cacheDir }: SheetInputs): SourceSheets {
  const paths = [
    ...sdkSheets.map(([, path]) => path),
    ...tones.map((tone) => `tones/${tone}.css`),
    'base.css',
    'older.css',
  ];
  const engine = Object.fromEntries(paths.map((path) => [path, readText(files, engineFile(`sdk/${path}`)) ?? '']));
  const texts = { root, themeSheets, code, fontTokens: fonts?.tokens, engine, ...blockTexts(registry) };
  // Nearly every build has the same, and to make them takes longer than to make a page.
  const inputs = [engineFile('sdk'), JSON.stringify(texts)];
  const place = { cacheDir, engine: files.engine };
  const { unusedFonts, ...made } = lastValue('source-sheets', inputs, place, () => makeSheets(texts));
  return { ...made, fonts: fonts?.without(unusedFonts) };
}

function makeSheets({ root, themeSheets: written, code, fontTokens, engine, ...ofBlocks }: SheetTexts): MadeSheets {
  const themeSheets = withoutOverriddenTokens(written.map(withFileUrls));
  const theme = [...themeSheets.map(({ css }) => css), fontTokens ?? ''].join('\n');
  const tonesByEngine = toneColours(theme);
  const decide = decideConditions(theme);
  const engineSheet = (layer: string, path: string) =>
    inLayer(layer, engineFile(`sdk/${path}`), decide(engine[path] ?? ''));
  const sdk = [
    ...sdkSheets.map(([name, path]) => ({ name, ...engineSheet(overBlocks.has(name) ? 'layouts' : 'kit', path) })),
    ...tones.flatMap((tone) => {
      const looks = engineSheet('base', `tones/${tone}.css`);
      const colours = inLayer('tokens', looks.file, onlyTone(tonesByEngine, tone));
      const own = themeSheets.map(({ file, css }) => inLayer('tokens', file, onlyTone(css, tone)));
      return [looks, colours, ...own].map((sheet) => ({ name: `tone-${tone}` as const, ...sheet }));
    }),
  ];
  const layered = <Name extends string>(sheets: readonly NamedSheet<Name>[], layer: string) =>
    sheets.map(({ name, file, css }) => ({ name, ...inLayer(layer, file, decide(css)) }));
  const drawings = layered(ofBlocks.drawings, 'kit');
  const blocks = layered(ofBlocks.blocks, 'blocks');
  const layouts = layered(ofBlocks.layouts, 'layouts');
  const [base, older] = [engineSheet('base', 'base.css'), engineSheet('older', 'older.css')];
  const users = [base, older, ...sdk, ...drawings, ...blocks, ...layouts].map(({ css }) => css);
  const inline = inlineTokens(theme, { sheets: users, code });
  const unused = unusedTokens([inline(theme)], { sheets: users.map(inline), code });
  const finished = <S extends SourceSheet>(sheet: S): S => ({
    ...sheet,
    css: inline(sheet.css),
    ...(sheet.css.startsWith('@layer tokens') ? { unused } : {}),
  });
  const coloursForOlder = olderColours(`${theme}\n${tonesByEngine}`);
  return {
    unusedFonts: fontTokens === undefined ? [] : unusedTokens([theme], { sheets: users, code }),
    unused,
    base: [...themeSheets.map(({ file, css }) => inLayer('tokens', file, withoutTones(css))), base].map(finished),
    olderColours: finished({ ...inLayer('tokens', join(root, 'templates/theme.css'), coloursForOlder), srgb: true }),
    older: finished(older),
    sdk: [...sdk, ...drawings].map(finished),
    blocks: blocks.map(finished),
    layouts: layouts.map(finished),
  };
}

/** The sheets of blocks, their layouts and drawings as they are written; empty ones are left out. */
interface BlockTexts {
  readonly drawings: readonly NamedSheet<DrawingStyle>[];
  readonly blocks: readonly NamedSheet<string>[];
  readonly layouts: readonly NamedSheet<LayoutSheet>[];
}

function blockTexts({ blocks, drawings }: Registry): BlockTexts {
  const isWritten = ({ css }: { css: string }) => css.trim() !== '';
  const inFolder = [...blocks].map(([type, { style, folder, layoutSheets = new Map<string, string>() }]) => ({
    own: { name: type, file: join(folder, 'style.css'), css: style },
    layouts: [...layoutSheets].map(([layout, css]) => ({
      name: `${type}/${layout}` as const,
      file: join(folder, 'layouts', `${layout}.css`),
      css,
    })),
  }));
  return {
    drawings: [...drawings]
      .map(([kind, { style, folder }]) => ({
        name: `drawing:${kind}` as const,
        file: join(folder, 'style.css'),
        css: style,
      }))
      .filter(isWritten),
    blocks: inFolder.map(({ own }) => own).filter(isWritten),
    layouts: inFolder.flatMap((each) => each.layouts).filter(isWritten),
  };
}

/** Names the files in tokens by their absolute paths, because the value of a token may be written into another sheet. */
function withFileUrls({ file, css }: ThemeSheet): ThemeSheet {
  const named = css.replace(tokenWithUrl, (token) =>
    token.replace(relativeUrl, (_, __, path: string) => `url("${fileUrl(join(dirname(file), path))}")`),
  );
  return { file, css: named };
}

const tokenWithUrl = /(?<=[{;]\s*)--[\w-]+\s*:[^;{}]*\burl\([^;{}]*/g;
const relativeUrl = /url\(\s*(["']?)(?![\w+.-]*:|[#/])([^"')]+)\1\s*\)/g;

function inLayer(layer: string, file: string, css: string): SourceSheet {
  return { file, css: `@layer ${layer}{${css}\n}` };
}
