import { join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import type { KitStyle } from '../../sdk/block.ts';
import { Faults, type Finding } from '../../sdk/issue.ts';
import { rawText } from '../../sdk/raw-text.ts';
import type { Registry } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { olderColours } from '../inputs/theme/older.ts';
import { type Files, readText } from '../lib/files.ts';
import { cspHash } from '../lib/hash.ts';
import type { Sheet, Styles } from '../page/render/sheets.ts';
import { type Minified, minifySheets, type SourceSheet } from './minified.ts';
import { assetUrl, type Naming } from './sheet-files.ts';

/**
 * The order in which sheets win over each other: later layers over earlier ones, wherever they stand in the document. That of
 * `older` is not named, and so wins over all of these.
 */
const layers = '@layer tokens,base,kit,blocks;';

/** The SDK's own sheets, by the file under `sdk/` that holds each. */
const kitSheets: readonly (readonly [KitStyle, string])[] = [
  ['evidence', 'evidence/style.css'],
  ['evidence-pack', 'evidence/pack.css'],
  ['evidence-chart', 'evidence/chart.css'],
  ['form', 'form/style.css'],
  ['toast', 'toast/style.css'],
  ['embed', 'embed/style.css'],
];

export interface StylesOptions {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  readonly theme: string;
  readonly registry: Registry;
  /** The site's base path. */
  readonly base: string;
  /** Folder for what is remembered between runs. */
  readonly cacheDir: string;
}

/** Minifies every style sheet of a site and gathers the files they name. Throws {@link Faults} where one cannot be read. */
export async function makeStyles({ files, root, theme, registry, base, cacheDir }: StylesOptions): Promise<Styles> {
  const output = new Map<string, Uint8Array>();
  const findings: Finding[] = [];
  const baseFile = engineFile('sdk/base.css');
  const olderFile = engineFile('sdk/older.css');
  const kit = kitSheets.flatMap(([name, path]) => {
    const file = engineFile(`sdk/${path}`);
    const css = readText(files, file);
    return css === undefined ? [] : [{ name, ...inLayer('kit', file, css) }];
  });
  const blocks = [...registry.blocks].flatMap(([type, { style, folder }]) =>
    style.trim() === '' ? [] : [{ type, ...inLayer('blocks', join(folder, 'style.css'), style) }],
  );
  const themeFile = join(root, 'templates/theme.css');
  const around = [
    inLayer('tokens', themeFile, theme),
    inLayer('base', baseFile, readText(files, baseFile) ?? ''),
    { ...inLayer('tokens', themeFile, olderColours(theme)), srgb: true },
    inLayer('older', olderFile, readText(files, olderFile) ?? ''),
  ];
  const sources = [...around, ...kit, ...blocks];
  const minified = await minifiedSheets(sources, cacheDir);
  const [themed = nothing, based = nothing, coloured = nothing, older = nothing, ...others] = minified.map(
    (sheet, index): Written => {
      try {
        // What is made of the theme is wrong where that is, which is told in its own place.
        if ('message' in sheet && sources[index]?.srgb) return nothing;
        if ('message' in sheet) throw new Faults([sheet]);
        const named = new Map<string, Uint8Array>();
        const css = withUrls(sheet, { ...(sources[index] as SourceSheet), files, root, base, output: named });
        for (const [path, bytes] of named) output.set(path, bytes);
        return { css, fonts: [...named.keys()].filter((path) => path.endsWith('.woff2')) };
      } catch (error) {
        if (!(error instanceof Faults)) throw error;
        append(findings, error.findings);
        return nothing;
      }
    },
  );
  if (findings.length > 0) throw new Faults(findings);
  const sheetAt = (index: number) => finished(others[index] ?? nothing);
  return {
    base: finished({ css: layers + themed.css + based.css, fonts: [...themed.fonts, ...based.fonts] }),
    older: finished({ css: coloured.css + older.css, fonts: [] }),
    kit: new Map(kit.map(({ name }, index) => [name, sheetAt(index)])),
    blocks: new Map(blocks.map(({ type }, index) => [type, sheetAt(kit.length + index)])),
    files: output,
  };
}

/** Each of them is kept with those whose it is: the engine's beside the engine, for all sites, and a site's own with the site. */
async function minifiedSheets(
  sheets: readonly SourceSheet[],
  cacheDir: string,
): Promise<readonly (Minified | Finding)[]> {
  const made = new Map<SourceSheet, Minified | Finding>();
  const minify = async (some: readonly SourceSheet[], folder: string) => {
    const results = await minifySheets(some, folder);
    for (const [index, sheet] of some.entries()) made.set(sheet, results[index] as Minified | Finding);
  };
  const isEngines = ({ file }: SourceSheet) => isEngineSource(file);
  await minify(sheets.filter(isEngines), engineCache(cacheDir));
  await minify(
    sheets.filter((sheet) => !isEngines(sheet)),
    cacheDir,
  );
  return sheets.map((sheet) => made.get(sheet) as Minified | Finding);
}

function inLayer(layer: string, file: string, css: string): SourceSheet {
  return { file, css: `@layer ${layer}{${css}\n}` };
}

/** A sheet that names files as the output has them. */
type Written = Pick<Sheet, 'css' | 'fonts'>;

const nothing: Written = { css: '', fonts: [] };

/** The minifier undoes escapes, so its result is what must not leave a `<style>`. */
function finished({ css, fonts }: Written): Sheet {
  const text = rawText('style', css);
  return { css: text, cspHash: cspHash(text), fonts };
}

/** A sheet with the addresses of the files that it names. */
function withUrls({ code, dependencies }: Minified, naming: Naming): string {
  const addresses = new Map(
    dependencies.flatMap((one) => (one.type === 'url' ? [[one.placeholder, assetUrl(one.url, naming)] as const] : [])),
  );
  if (addresses.size === 0) return code;
  // The minifier puts each between double quotes.
  const places = new RegExp(`"(${[...addresses.keys()].join('|')})"`, 'g');
  return code.replace(places, (_, placeholder: string) => cssString(addresses.get(placeholder) ?? ''));
}

/** A text in quotes, as a style sheet has it. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `)}"`;
}
