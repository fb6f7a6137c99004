import { dirname, join } from 'node:path';
import type { DrawingStyle, SdkStyle } from '../../sdk/block.ts';
import { tones } from '../../sdk/tones/tones.ts';
import type { LayoutSheet, Registry } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { decideConditions } from '../inputs/theme/conditions.ts';
import { inlineTokens } from '../inputs/theme/inline-tokens.ts';
import { olderColours } from '../inputs/theme/older.ts';
import { withoutOverriddenTokens } from '../inputs/theme/overridden-tokens.ts';
import type { ThemeSheet } from '../inputs/theme/theme-sheets.ts';
import { toneColours } from '../inputs/theme/tone-colours.ts';
import { onlyTone, withoutTones } from '../inputs/theme/tone-rules.ts';
import { unusedTokens } from '../inputs/theme/unused-tokens.ts';
import { type Files, readText } from '../lib/files.ts';
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
  ['hours', 'hours/style.css'],
  ['utility', 'utility/style.css'],
  ['periods', 'periods/style.css'],
  ['logos', 'logos/style.css'],
  ['cards', 'cards/style.css'],
  ['cover', 'cover/style.css'],
  ['words', 'words/style.css'],
  ['lists', 'words/lists.css'],
  ['status', 'hours/status.css'],
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

/** Collects the style sheets of a site: with the values of tokens that do not vary, and without rules that its theme does not need. */
export function sourceSheets({ files, root, fonts, registry, code, ...inputs }: SheetInputs): SourceSheets {
  const themeSheets = withoutOverriddenTokens(inputs.themeSheets.map(withFileUrls));
  const theme = [...themeSheets.map(({ css }) => css), fonts?.tokens ?? ''].join('\n');
  const tonesByEngine = toneColours(theme);
  const decide = decideConditions(theme);
  const engineSheet = (layer: string, path: string) => {
    const file = engineFile(`sdk/${path}`);
    return inLayer(layer, file, decide(readText(files, file) ?? ''));
  };
  const sdk = [
    ...sdkSheets.map(([name, path]) => ({ name, ...engineSheet(overBlocks.has(name) ? 'layouts' : 'kit', path) })),
    ...tones.flatMap((tone) => {
      const looks = engineSheet('base', `tones/${tone}.css`);
      const colours = inLayer('tokens', looks.file, onlyTone(tonesByEngine, tone));
      const own = themeSheets.map(({ file, css }) => inLayer('tokens', file, onlyTone(css, tone)));
      return [looks, colours, ...own].map((sheet) => ({ name: `tone-${tone}` as const, ...sheet }));
    }),
  ];
  const { blocks, layouts, drawings } = blockSheets(registry, decide);
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
    fonts: fonts?.without(unusedTokens([theme], { sheets: users, code })),
    unused,
    base: [...themeSheets.map(({ file, css }) => inLayer('tokens', file, withoutTones(css))), base].map(finished),
    olderColours: finished({ ...inLayer('tokens', join(root, 'templates/theme.css'), coloursForOlder), srgb: true }),
    older: finished(older),
    sdk: [...sdk, ...drawings].map(finished),
    blocks: blocks.map(finished),
    layouts: layouts.map(finished),
  };
}

function blockSheets({ blocks, drawings }: Registry, decide: (css: string) => string) {
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
      .map(([kind, { style, folder }]) => ({ kind, file: join(folder, 'style.css'), css: style }))
      .filter(isWritten)
      .map(({ kind, file, css }) => ({ name: `drawing:${kind}` as const, ...inLayer('kit', file, decide(css)) })),
    blocks: inFolder
      .map(({ own }) => own)
      .filter(isWritten)
      .map(({ name, file, css }) => ({ name, ...inLayer('blocks', file, decide(css)) })),
    layouts: inFolder
      .flatMap((each) => each.layouts)
      .filter(isWritten)
      .map(({ name, file, css }) => ({ name, ...inLayer('layouts', file, decide(css)) })),
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
