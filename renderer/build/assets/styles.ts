import { dirname, join } from 'node:path';
import { type Dependency, transform } from 'lightningcss';
import type { KitStyle } from '../../kit/block.ts';
import { Faults, type Finding } from '../../kit/issue.ts';
import type { Registry } from '../../site/registry.ts';
import { type Files, readText } from '../files.ts';
import { contentHash, cspHash } from '../hash.ts';
import { engineFile } from '../load/bundle.ts';
import { everySection, type ResolvedPage, type ResolvedSection } from '../resolve/index.ts';
import { propsForStyles } from '../resolve/placed.ts';

/** One inline style sheet; its bytes are the same on every page that carries it. */
export interface Sheet {
  readonly css: string;
  /** What a content security policy names it by. */
  readonly cspHash: string;
}

export interface Styles {
  /** Tokens and base styles, on every page. */
  readonly base: Sheet;
  readonly kit: ReadonlyMap<KitStyle, Sheet>;
  /** Styles of the blocks that have any, by type. */
  readonly blocks: ReadonlyMap<string, Sheet>;
  /** Files that the sheets name, by their path in the output. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Fonts among the files, to be preloaded. */
  readonly fonts: readonly string[];
}

/** The order in which sheets win over each other: later layers over earlier ones, wherever they stand in the document. */
const layers = '@layer tokens,base,kit,blocks;';

/** The kit's own sheets, by the file under `kit/` that holds each. */
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
}

/** Minifies every style sheet of a site and gathers the files they name. Throws {@link Faults} where one cannot be read. */
export function makeStyles({ files, root, theme, registry, base }: StylesOptions): Styles {
  const output = new Map<string, Uint8Array>();
  const findings: Finding[] = [];
  const sheet = (file: string, css: string, layer: string): string => {
    try {
      return compile({ file, css: `@layer ${layer}{${css}\n}`, files, base, output });
    } catch (error) {
      if (!(error instanceof Faults)) throw error;
      findings.push(...error.findings);
      return '';
    }
  };
  const themed = sheet(join(root, 'templates/theme.css'), theme, 'tokens');
  const baseFile = engineFile('kit/base.css');
  const styles = {
    base: finished(layers + themed + sheet(baseFile, readText(files, baseFile) ?? '', 'base')),
    kit: new Map<KitStyle, Sheet>(
      kitSheets.flatMap(([name, path]) => {
        const file = engineFile(`kit/${path}`);
        const css = readText(files, file);
        return css === undefined ? [] : [[name, finished(sheet(file, css, 'kit'))] as const];
      }),
    ),
    blocks: new Map(
      [...registry.blocks].flatMap(([type, { style, folder }]) =>
        style.trim() === '' ? [] : [[type, finished(sheet(join(folder, 'style.css'), style, 'blocks'))] as const],
      ),
    ),
  };
  if (findings.length > 0) throw new Faults(findings);
  return { ...styles, files: output, fonts: [...output.keys()].filter((name) => name.endsWith('.woff2')) };
}

/** The sheets of a page, each once: those that its first screens need, and those of what follows alone. */
export interface PageSheets {
  /** Base first, then the kit's and the blocks' in order of appearance. */
  readonly above: readonly Sheet[];
  readonly below: readonly Sheet[];
  /** Number of sections in front of the first that needs a sheet of `below`. */
  readonly from: number;
}

/** How many of a page's own sections its first screens can show. */
const firstSections = 3;

/** The sheets of the blocks on a page. */
export function pageSheets(page: Pick<ResolvedPage, 'sections' | 'experiment'>, styles: Styles): PageSheets {
  const { sections } = page;
  const fold = sections.findIndex(({ slot }) => slot !== 'top') + firstSections;
  const bottom = sections.findIndex(({ slot }) => slot === 'bottom');
  const end = Math.min(fold, bottom === -1 ? sections.length : bottom);
  // What variants show may stand anywhere.
  const varied = everySection(page).slice(sections.length);
  const above = new Set([styles.base, ...sheetsOf([...sections.slice(0, end), ...changed(varied, sections)], styles)]);
  // A toast is nothing that is seen first, wherever the section stands that may want one.
  const toast = styles.kit.get('toast');
  if (toast !== undefined) above.delete(toast);
  const below = new Set(sheetsOf(sections, styles).filter((sheet) => !above.has(sheet)));
  const first = sections
    .slice(end)
    .findIndex((section) => sheetsOf([section], styles).some((sheet) => below.has(sheet)));
  return { above: [...above], below: [...below], from: first === -1 ? sections.length : end + first };
}

/** All that {@link pageSheets} goes by, in words: the slots, blocks and kit styles of the sections in their order. */
export function sheetsKey(page: Pick<ResolvedPage, 'sections' | 'experiment'>): string {
  const known = keys.get(page.sections);
  if (known !== undefined && known.experiment === page.experiment) return known.key;
  const key = sheetsKeyOf(page);
  keys.set(page.sections, { experiment: page.experiment, key });
  return key;
}

/** A page is asked for its sheets by several stages. */
const keys = new WeakMap<
  ResolvedPage['sections'],
  { readonly experiment: ResolvedPage['experiment']; readonly key: string }
>();

function sheetsKeyOf(page: Pick<ResolvedPage, 'sections' | 'experiment'>): string {
  const kinds = everySection(page).map(
    (section) => `${section.slot} ${section.definition.block.type} ${kitStyles(section).join(' ')}`,
  );
  return `${page.sections.length}\n${kinds.join('\n')}`;
}

/** The sections of variants that are not the page's own. */
function changed(varied: readonly ResolvedSection[], own: readonly ResolvedSection[]): readonly ResolvedSection[] {
  const types = new Set(own.map(({ definition }) => definition.block.type));
  return varied.filter(({ definition }) => !types.has(definition.block.type));
}

function sheetsOf(sections: readonly ResolvedSection[], styles: Styles): Sheet[] {
  const found = [
    ...sections.flatMap((section) => kitStyles(section).map((name) => styles.kit.get(name))),
    ...sections.map(({ definition }) => styles.blocks.get(definition.block.type)),
  ];
  return found.filter((sheet) => sheet !== undefined);
}

function kitStyles({ definition: { block }, given }: ResolvedPage['sections'][number]): readonly KitStyle[] {
  return typeof block.styles === 'function' ? block.styles(propsForStyles(given)) : (block.styles ?? []);
}

function finished(css: string): Sheet {
  return { css, cspHash: cspHash(css) };
}

interface Compile {
  readonly file: string;
  readonly css: string;
  readonly files: Files;
  readonly base: string;
  readonly output: Map<string, Uint8Array>;
}

function compile({ file, css, files, base, output }: Compile): string {
  const { code, dependencies } = minified(file, css);
  let text = code;
  for (const dependency of dependencies) {
    if (dependency.type !== 'url') continue;
    text = text.replaceAll(dependency.placeholder, assetUrl(dependency.url, { file, css, files, base, output }));
  }
  return text;
}

interface Minified {
  readonly code: string;
  readonly dependencies: readonly Dependency[];
}

/** Sheets by their file, with what they were minified from: in `dev` most are the same after each save. */
const known = new Map<string, Minified & { readonly css: string }>();

function minified(file: string, css: string): Minified {
  const before = known.get(file);
  if (before?.css === css) return before;
  try {
    const result = transform({
      filename: file,
      code: new TextEncoder().encode(css),
      minify: true,
      analyzeDependencies: true,
    });
    const sheet = { css, code: new TextDecoder().decode(result.code), dependencies: result.dependencies ?? [] };
    known.set(file, sheet);
    return sheet;
  } catch (error) {
    throw new Faults([syntaxFinding(file, css, error)]);
  }
}

function assetUrl(url: string, { file, css, files, base, output }: Compile): string {
  if (/^(data:|#)/.test(url)) return url;
  const target = join(dirname(file), url);
  const bytes = /^[a-z]+:|^\//i.test(url) ? undefined : files.read(target);
  if (bytes === undefined) {
    const before = css.slice(0, Math.max(0, css.indexOf(url))).split('\n');
    throw new Faults([
      {
        code: 'theme-invalid',
        message: `The file "${url}" that the style sheet names does not exist.`,
        path: [],
        place: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
        suggestion:
          'Put the file beside the style sheet and name it by its relative path; nothing is loaded from other hosts.',
      },
    ]);
  }
  const name = url.slice(url.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const path = `assets/${name.slice(0, dot)}-${contentHash(bytes).slice(0, 10)}${name.slice(dot)}`;
  output.set(path, bytes);
  return `${base}/${path}`;
}

function syntaxFinding(file: string, css: string, error: unknown): Finding {
  const loc =
    typeof error === 'object' && error !== null && 'loc' in error
      ? (error.loc as { line: number; column: number })
      : undefined;
  const prefix = css.slice(0, css.indexOf('{') + 1).length;
  // A bracket too many ends the layer around the sheet, and is missed where that should have ended: behind the sheet.
  const own = css.slice(0, css.lastIndexOf('\n')).trimEnd().split('\n');
  const line = Math.min(loc?.line ?? 1, own.length);
  const found = line === loc?.line ? loc.column : (own.at(-1) ?? '').length;
  return {
    code: 'theme-invalid',
    message: `The style sheet cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    path: [],
    place: { file, line, column: Math.max(1, found - (line === 1 ? prefix : 0)) },
    suggestion: 'Look just before the mark for a missing bracket or semicolon.',
  };
}
