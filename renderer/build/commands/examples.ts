import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Issue, Path } from '../../sdk/issue.ts';
import { kebab } from '../../sdk/kebab.ts';
import { sampleProse } from '../../sdk/prose/sample.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import { routeHref, routeUrl } from '../../site/urls.ts';
import { type Images, imageOf } from '../inputs/images.ts';
import type { Videos } from '../inputs/videos/index.ts';
import { slotsOf } from '../page/pictures/slots.ts';
import { standaloneFrame } from '../page/render/frame.ts';
import { type RenderedSections, renderDocument, renderSections } from '../page/render/index.ts';
import { resolveFields } from '../page/resolve/fields.ts';
import type { ResolvedPage } from '../page/resolve/index.ts';
import { reachOf } from '../page/resolve/reach.ts';
import { pageScope } from '../page/resolve/scope.ts';
import { organizationTexts } from '../page/resolve/shown-organization.ts';
import { sheetNames } from '../page/resolve/view-props.ts';
import { withUi } from '../page/resolve/with-ui.ts';
import { runBlock } from '../schema/block-code.ts';
import { checkSection } from '../schema/sections.ts';
import type { RenderedSite } from './in-memory.ts';
import { samplePicture, sampleVideo } from './sample-pictures.ts';

/** The example of a block, rendered with a site. */
export interface RenderedExample {
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
  { ready, context }: RenderedSite,
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
  const sections = renderSections(page, context);
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
