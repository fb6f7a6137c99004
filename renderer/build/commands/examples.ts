import { append } from '../../sdk/any-length.ts';
import { kebab } from '../../sdk/block.ts';
import type { Diagnostic, Issue, Path } from '../../sdk/issue.ts';
import { sampleProse } from '../../sdk/prose/sample.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { routeHref, routeUrl } from '../../site/urls.ts';
import { makeStyles } from '../assets/styles.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { type ImageFile, type Images, imageOf } from '../inputs/images.ts';
import type { PresetName } from '../inputs/theme/theme-sheets.ts';
import type { Scheme } from '../inputs/theme/tokens.ts';
import type { VideoFile, Videos } from '../inputs/videos/index.ts';
import { readText } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { slotsOf } from '../page/pictures/slots.ts';
import { standaloneFrame } from '../page/render/frame.ts';
import { type RenderedSections, renderDocument, renderSections } from '../page/render/index.ts';
import { resolveFields } from '../page/resolve/fields.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { pageScope } from '../page/resolve/scope.ts';
import { organizationTexts, reachOf } from '../page/resolve/shown-organization.ts';
import { sheetNames, withUi } from '../page/resolve/view-props.ts';
import type { SiteOptions } from '../run/analyze-site.ts';
import { runBlock } from '../schema/block-code.ts';
import { checkSection } from '../schema/sections.ts';
import type { RenderedSite } from './in-memory.ts';

/** The example of a block, rendered with a site. */
interface RenderedExample {
  /** Errors in its props or in the code of the block. */
  readonly issues: readonly Issue[];
  /** Returns the document that shows it; undefined if it has errors. */
  readonly document: () => string | undefined;
}

/**
 * Renders an example of a block with the theme of a site; undefined if there is no such example. Examples are independent of
 * sites: unknown tokens stay as text, a sample replaces a missing picture, and other missing names are no error.
 */
export function renderExample(made: RenderedSite, type: string, index: number): RenderedExample | undefined {
  const definition = made.ready.registry.blocks.get(type);
  const example = definition?.block.examples[index];
  if (definition === undefined || example === undefined) return undefined;
  return rendered(made, { definition, props: example.props, at: ['examples', index, 'props'] });
}

/** Renders an example of a drawing in a hero, as {@link renderExample} does; undefined if there is no such example. */
export function renderDrawing(made: RenderedSite, kind: string, index: number): RenderedExample | undefined {
  const { blocks, drawings } = made.ready.registry;
  const example = drawings.get(kind)?.drawing.examples[index];
  const definition = blocks.get('hero');
  if (definition === undefined || example === undefined) return undefined;
  const props = { headline: example.name, media: { ...example.data, kind } };
  return rendered(made, { definition, props, at: ['examples', index] });
}

function rendered(made: RenderedSite, { definition, props, at }: ExampleUse): RenderedExample {
  const { context } = made;
  const diagnostics: Diagnostic[] = [];
  let sections: RenderedSections | undefined;
  try {
    sections = exampleSections(made, { definition, props, at }, diagnostics);
  } catch (error) {
    // One broken block must not hide the others.
    const message = `The block "${definition.block.type}" threw: ${String(error)}`;
    diagnostics.push({ code: 'block-invalid', message, path: at });
  }
  return {
    issues: diagnostics.map((diagnostic) => ({ severity: 'error', ...diagnostic })),
    document() {
      if (sections === undefined || diagnostics.length > 0) return undefined;
      // Closed dialogs would be invisible.
      const { html } = renderDocument(sections, context, standaloneFrame(sections.page, context));
      return html.replaceAll('<dialog ', '<dialog open ');
    },
  };
}

/** An example with the path of its props in its block. */
interface ExampleUse {
  readonly definition: RegisteredBlock;
  readonly props: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

function exampleSections(
  { ready }: RenderedSite,
  { definition, props, at }: ExampleUse,
  diagnostics: Diagnostic[],
): RenderedSections | undefined {
  const { site, loaded, registry, pictures } = ready;
  append(diagnostics, checkSection({ ...props, block: definition.block.type }, at, registry).diagnostics);
  if (diagnostics.length > 0) return undefined;
  const scope = pageScope(site, {}, site.locale, organizationTexts);
  const found: Diagnostic[] = [];
  const shown = { pictures: [] as string[][], hasSheet: false };
  const fields = resolveFields(
    definition.schema,
    props,
    {
      site,
      scope: { ...scope, token: (name) => scope.token(name) ?? `{{${name}}}` },
      pictures: pictures.withSamples(withSamples(loaded.images, [props, sampleProse]), sampleVideos(props)),
      shown,
      slotOf: slotsOf(definition.block, props),
      icons: loaded.icons,
      links: [],
      frames: new Set(),
      diagnostics: found,
    },
    at,
  );
  append(
    diagnostics,
    found.filter(({ code }) => code === 'block-invalid'),
  );
  const filled = withUi(fields as Record<string, unknown>, site, { definition, at }, diagnostics);
  const page = examplePage(site, { definition, props: filled, at, hasPictures: shown.hasSheet }, diagnostics);
  const sections = renderSections(page);
  append(diagnostics, sections.diagnostics);
  return sections;
}

function examplePage(
  site: Site,
  { definition, props: fields, at, hasPictures }: ExampleUse & { readonly hasPictures: boolean },
  diagnostics: Diagnostic[],
): ResolvedPage {
  const { block } = definition;
  const name = kebab(block.type);
  const props = { ...fields, id: name, level: 1 };
  const home = routeHref(site, '/');
  const around = {
    href: home,
    url: routeUrl(site, '/'),
    home,
    siteName: site.name,
    locale: site.locale,
    year: 2026,
    reach: reachOf(pageScope(site, {})),
  };
  const extra = runBlock({ definition, at }, 'fromPage', diagnostics, () => block.fromPage?.(around, props));
  const given = { props: { ...props, ...extra } };
  const { styles } = block;
  const shared =
    typeof styles === 'function'
      ? runBlock({ definition, at }, 'styles', diagnostics, () => styles(given.props))
      : styles;
  return {
    path: '/',
    file: 'index.html',
    url: undefined,
    locale: site.locale,
    theme: site.theme,
    title: block.type,
    description: block.description,
    noindex: true,
    listed: false,
    image: undefined,
    card: undefined,
    query: [],
    uses: [],
    icon: undefined,
    jsonLd: [],
    sections: [
      {
        name,
        slot: 'main',
        type: block.type,
        styles: sheetNames(block, shared, given.props, hasPictures),
        definition,
        given,
        frames: new Set(),
        posts: new Set(),
        uses: [],
        node: { at, name, type: block.type, definition, fields },
      },
    ],
  };
}

function withSamples(images: Images, example: unknown): Images {
  const missing = [...sourcesIn(example)].filter((name) => imageOf(images, name) === undefined);
  return new Map([...images, ...missing.map((name) => [name.normalize('NFC'), samplePicture(name)] as const)]);
}

/** Videos of an example, as a site would have them. */
function sampleVideos(example: unknown): Videos {
  const names = [...sourcesIn(example, ['src', 'captions'])].filter((name) => /\.(?:mp4|webm|vtt)$/.test(name));
  return new Map(names.map((name) => [name, sampleVideo(name)]));
}

function* sourcesIn(value: unknown, keys = ['src', 'dark', 'small']): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (keys.includes(key) && typeof item === 'string') yield item;
    else yield* sourcesIn(item, keys);
  }
}

/** Muted colours of a sample: sky, sun, and three planes from far to near. */
type Palette = readonly [sky: string, sun: string, far: string, middle: string, near: string];

const palettes: readonly Palette[] = [
  ['#dbe4e4', '#f6e7c8', '#a9bcb8', '#7c9691', '#4f6b68'],
  ['#efe3d6', '#fbf3df', '#d3b59a', '#b08968', '#7f5f49'],
  ['#dfe1ec', '#fbe9dd', '#aab0cc', '#7d84a8', '#535a80'],
  ['#e6ead9', '#fdf6da', '#b9c39a', '#8e9c6c', '#5f6d47'],
  ['#f0dfdc', '#fdf0e2', '#d4aaa2', '#b07f78', '#7d5652'],
];

/**
 * Returns a picture for the example of a block, by a name that the site has no file for: `logo` in the name makes a mark,
 * `portrait` a person, anything else a landscape. The same name gives the same picture on every site.
 */
function samplePicture(name: string): ImageFile {
  const seed = Number.parseInt(contentHash(name).slice(0, 8), 16);
  const palette = palettes[seed % palettes.length] ?? (palettes[0] as Palette);
  const [, , far, middle] = palette;
  const drawn = /logo|mark/i.test(name);
  const isPortrait = /portrait|face/i.test(name);
  const { svg, width, height } = drawn ? logo(seed) : isPortrait ? portrait(seed, palette) : landscape(seed, palette);
  const content = Buffer.from(svg);
  const hash = contentHash(content);
  return {
    name,
    file: '',
    type: drawn ? 'drawing' : 'photo',
    hash,
    size: content.length,
    width,
    height,
    output: `assets/sample-${hash.slice(0, 10)}.svg`,
    content,
    ...(!drawn && { ground: shortColour(isPortrait ? far : middle) }),
  };
}

/** Returns a video for the example of a block, or its captions. It has a size and a length, but no file to play. */
function sampleVideo(name: string): VideoFile {
  const video = { width: 1280, height: 720, seconds: 155, hasSound: true, size: 0 };
  return { name, file: '', output: `assets/${name}`, ...(!name.endsWith('.vtt') && { video }) };
}

interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function svgOf(width: number, height: number, inside: string): Drawn {
  const xmlns = 'http://www.w3.org/2000/svg';
  return { svg: `<svg xmlns="${xmlns}" width="${width}" height="${height}">${inside}</svg>`, width, height };
}

/** Hills under a low sun. */
function landscape(seed: number, [sky, sun, far, middle, near]: Palette): Drawn {
  const [width, height] = [1600, 1200];
  const hill = (base: number, swing: number, phase: number, fill: string) => {
    const points = Array.from({ length: 17 }, (_, index) => {
      const y = base - swing * (Math.sin(index * 0.55 + phase) + 0.5 * Math.sin(index * 1.3 + 2 * phase));
      return `${index * 100},${Math.round(y)}`;
    });
    return `<polygon fill="${fill}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
  };
  const phase = (seed % 97) / 9;
  return svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${sky}"/><circle cx="${400 + (seed % 800)}" cy="430" r="150" fill="${sun}"/>${hill(700, 90, phase, far)}${hill(850, 70, phase + 2, middle)}${hill(1010, 50, phase + 4, near)}`,
  );
}

/** A drawn bust, so that nobody is shown. */
function portrait(seed: number, [sky, , far, middle, near]: Palette): Drawn {
  const [width, height] = [1200, 1500];
  const tilt = (seed % 13) - 6;
  return svgOf(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${sky}"/><path fill="${near}" d="M150 1500c20-330 200-430 450-430s430 100 450 430z"/><g transform="rotate(${tilt} 600 700)"><path fill="${far}" d="M520 860h160v230c-40 60-120 60-160 0z"/><ellipse cx="600" cy="680" rx="210" ry="265" fill="${far}"/><path fill="${middle}" d="M380 690c-20-220 90-330 230-330s240 110 210 320c-50-30-90-110-110-170-90 60-210 80-290 70-20 40-20 80-40 110z"/></g>`,
  );
}

/** A mark and a word of bars. */
function logo(seed: number): Drawn {
  const bars = Array.from({ length: 4 + (seed % 3) }, (_, index) => {
    const tall = (seed >> index) % 2 === 0;
    return `<rect x="${120 + index * 34}" y="${tall ? 24 : 44}" width="22" height="${tall ? 72 : 52}" rx="6"/>`;
  });
  const width = 130 + bars.length * 34;
  return svgOf(width, 120, `<g fill="#5b6470"><circle cx="60" cy="60" r="38"/>${bars.join('')}</g>`);
}

function shortColour(colour: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16));
  return `#${channels.join('')}`;
}

/** Returns the home page of a site in one of the engine's themes, in one colour scheme; undefined without a home page. */
export async function renderInTheme(
  { ready, context, sections }: RenderedSite,
  { preset, scheme }: { preset: PresetName; scheme: Scheme },
  { files, cacheDir }: Pick<SiteOptions, 'files' | 'cacheDir'>,
): Promise<string | undefined> {
  const home = sections.find(({ page }) => page.path === '/') ?? sections[0];
  if (home === undefined) return undefined;
  const { loaded, registry, site } = ready;
  const file = engineFile(`themes/${preset}.css`);
  const styles = await makeStyles({
    files,
    root: loaded.root,
    themeSheets: [{ file, css: readText(files, file) ?? '' }],
    registry,
    code: [],
    base: site.origin.base,
    cacheDir,
  });
  const themed = { ...context, styles };
  const page = { ...home.page, theme: scheme };
  return renderDocument({ ...home, page }, themed, standaloneFrame(page, themed)).html;
}
