import { kebab } from '../kit/kebab.ts';
import type { RegisteredBlock } from '../site/registry.ts';
import type { Site } from '../site/site.ts';
import { routeHref, routeUrl } from '../site/urls.ts';
import type { MadeSite } from './index.ts';
import type { ImageFile } from './load/images.ts';
import { frameAlone, renderPage } from './render/index.ts';
import { resolveFields } from './resolve/fields.ts';
import type { ResolvedPage } from './resolve/index.ts';
import { pageScope } from './resolve/scope.ts';

/**
 * A document that shows one example of a block with the site's theme; nothing when there is no such example. Examples
 * know no site: a token without a value stands as it is written, and a picture that the site lacks is another one.
 */
export function exampleDocument({ ready, context }: MadeSite, type: string, index: number): string | undefined {
  const definition = ready.registry.blocks.get(type);
  const example = definition?.block.examples[index];
  if (definition === undefined || example === undefined) return undefined;
  const { site, loaded } = ready;
  const scope = pageScope(site, {});
  const fields = resolveFields(
    definition.schema,
    example.props,
    {
      site,
      scope: { ...scope, token: (name) => scope.token(name) ?? `{{${name}}}` },
      images: withStandIns(loaded.images, example.props),
      links: [],
      frames: new Set(),
      findings: [],
    },
    [],
  );
  const page = examplePage(site, definition, fields as Record<string, unknown>);
  // What waits to be opened could not be seen.
  return renderPage(page, context, frameAlone(page, context)).html.replaceAll('<dialog ', '<dialog open ');
}

function examplePage(site: Site, definition: RegisteredBlock, fields: Record<string, unknown>): ResolvedPage {
  const { block } = definition;
  const name = kebab(block.type);
  const props = { ...fields, id: name, level: 1 };
  const home = routeHref(site, '/');
  const around = { href: home, url: routeUrl(site, '/'), home, siteName: site.name, locale: site.locale, year: 2026 };
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
        definition,
        given: { props: { ...props, ...block.fromPage?.(around, props) } },
        frames: new Set(),
        posts: new Set(),
        uses: [],
        node: { at: [], name, type: block.type, definition, fields },
      },
    ],
  };
}

function withStandIns(images: ReadonlyMap<string, ImageFile>, example: unknown): ReadonlyMap<string, ImageFile> {
  const [standIn] = [...images.values()].sort((a, b) => b.width * b.height - a.width * a.height);
  if (standIn === undefined) return images;
  const missing = [...sourcesIn(example)].filter((name) => !images.has(name));
  return new Map([...images, ...missing.map((name) => [name, standIn] as const)]);
}

function* sourcesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'src' && typeof item === 'string') yield item;
    else yield* sourcesIn(item);
  }
}
