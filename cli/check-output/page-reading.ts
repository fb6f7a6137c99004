import { gzipSync } from 'node:zlib';
import { cspHash } from '../../renderer/build/lib/hash.ts';
import { islandsId } from '../../renderer/build/lib/island-names.ts';
import { idsOf } from '../../renderer/build/lib/markup/ids.ts';
import {
  type Attribute,
  attributeOf,
  type Markup,
  readMarkup,
  srcsetAddresses,
  type Tag,
} from '../../renderer/build/lib/markup/tags.ts';
import { brotli } from '../../renderer/build/lib/weigh.ts';
import type { FileDiagnostic } from './built-folder.ts';
import { type VariantView, variantViews, viewDiagnostics } from './markup.ts';
import { type DataReading, readData } from './structured-data.ts';

/** A link with its offset in the page. */
export interface Link {
  readonly href: string;
  readonly at: number;
}

/** The result of reading one page: plain data, because a worker thread sends it. */
export interface PageReading extends HeadReading {
  readonly diagnostics: readonly FileDiagnostic[];
  /** Ids in every variant, because an anchor has to exist for every visitor. */
  readonly ids: readonly string[];
  /** Ids in some variants only. */
  readonly variantIds: readonly string[];
  readonly links: readonly Link[];
  /** What the browser loads or runs, with its directive of the content security policy. */
  readonly resources: readonly Resource[];
  readonly data: DataReading;
  /** Size of its HTML in bytes, in brotli at quality 11. */
  readonly bytes: number;
  /** Size of its inline scripts in bytes, in gzip. */
  readonly script: number;
}

/** Reads a page and checks what can be checked without other pages. */
export async function readPage(html: string): Promise<PageReading> {
  const markup = readMarkup(html);
  const views = variantViews(html, markup);
  // Search engines compare structured data with the original page.
  const data = readData(views[0].html, views[0].markup);
  return {
    ...readHead(markup),
    diagnostics: [...(await viewDiagnostics(views)), ...data.diagnostics],
    ...idsIn(views),
    links: markup.tags.flatMap(({ name, attributes }) =>
      name === 'a' || name === 'area'
        ? attributes.flatMap(({ name: key, value, at }) =>
            key === 'href' && !value.startsWith('#') ? [{ href: value, at }] : [],
          )
        : [],
    ),
    resources: pageResources(markup),
    data,
    bytes: brotli(html, 11),
    script: gzipSync(inlineScripts(markup).join('')).length,
  };
}

function idsIn(views: readonly VariantView[]): Pick<PageReading, 'ids' | 'variantIds'> {
  const each = views.map(({ markup }) => new Set(idsOf(markup).map(({ id }) => id)));
  const all = [...new Set(each.flatMap((ids) => [...ids]))];
  const isEverywhere = (id: string) => each.every((ids) => ids.has(id));
  return { ids: all.filter(isEverywhere), variantIds: all.filter((id) => !isEverywhere(id)) };
}

/** An attribute value with its offset. */
interface LocatedValue {
  readonly value: string;
  readonly at: number;
}

/** The parts of a head that search engines, social networks and the first paint use. */
interface HeadReading {
  readonly canonical: LocatedValue | undefined;
  readonly ogUrl: LocatedValue | undefined;
  /** Pictures of social cards. */
  readonly pictures: readonly LocatedValue[];
  readonly noindex: boolean;
  /** Style sheets that block the first paint. */
  readonly blocking: readonly string[];
}

function readHead({ tags }: Markup): HeadReading {
  const body = tags.find(({ name }) => name === 'body')?.start ?? Number.POSITIVE_INFINITY;
  const head = tags.filter(({ start }) => start < body);
  const metas = (key: 'name' | 'property', values: readonly string[]) =>
    head.flatMap((tag) =>
      tag.name === 'meta' && values.includes(attributeOf(tag, key) ?? '') ? attributeValues(tag, 'content') : [],
    );
  const links = (rel: string) => head.filter((tag) => tag.name === 'link' && relations(tag).includes(rel));
  return {
    canonical: links('canonical').flatMap((tag) => attributeValues(tag, 'href'))[0],
    ogUrl: metas('property', ['og:url'])[0],
    pictures: [
      ...metas('property', ['og:image', 'og:image:url', 'og:image:secure_url']),
      ...metas('name', ['twitter:image']),
    ],
    noindex: metas('name', ['robots', 'googlebot']).some(({ value }) => forbidsIndexing(value)),
    blocking: links('stylesheet').flatMap((tag) => attributeOf(tag, 'href') ?? []),
  };
}

/** Returns whether robots directives forbid Google to index a page; a header may name the robot. */
export function forbidsIndexing(directives: string): boolean {
  return /(?:^|[\s,]|\bgooglebot:)(?:noindex|none)\b/i.test(directives.replace(/\s*:\s*/g, ':'));
}

/** Returns the `rel` values of a link in lower case. */
function relations(tag: Tag): string[] {
  return (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/);
}

function attributeValues({ attributes }: Tag, name: string): LocatedValue[] {
  return attributes.flatMap(({ name: own, value, at }) => (own === name ? [{ value, at }] : []));
}

/** Directives of a content security policy that can apply to a resource. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'frame-src'
  | 'manifest-src'
  | 'connect-src'
  | 'form-action';

/** Something that a page loads, runs, frames or sends data to. */
export interface Resource {
  readonly directive: Directive;
  /** An address, the hash of inline code, or code in an attribute, which no build allows. */
  readonly what: { readonly url: string } | { readonly hash: string } | { readonly attribute: string };
  readonly at: number;
}

/** Returns everything in a page that its policy has to allow. Files also have to exist. */
function pageResources({ tags }: Markup): Resource[] {
  return tags.flatMap((tag) => [
    ...inlineCode(tag),
    ...tag.attributes.flatMap((attribute) => attributeResources(tag, attribute)),
  ]);
}

/** Returns the inline scripts of a page, without data blocks. */
function inlineScripts({ tags }: Markup): string[] {
  return tags.flatMap((tag) => (tag.name === 'script' && tag.content !== undefined && runs(tag) ? [tag.content] : []));
}

function inlineCode(tag: Tag): Resource[] {
  const { name, content, end } = tag;
  if (content === undefined || content === '') return [];
  if (name === 'style') {
    return [{ directive: 'style-src', what: { hash: cspHash(content) }, at: end }, ...cssUrls(content, end)];
  }
  if (name !== 'script') return [];
  if (attributeOf(tag, 'id') === islandsId) return islandModules(content, end);
  return runs(tag) ? [{ directive: 'script-src', what: { hash: cspHash(content) }, at: end }] : [];
}

/** Returns false for data blocks (HTML Standard, "script", type). */
function runs(tag: Tag): boolean {
  const type = (attributeOf(tag, 'type') ?? '').toLowerCase();
  return ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'].includes(type);
}

/** Returns the modules that the loader imports; addresses of folders do not count. */
function islandModules(json: string, at: number): Resource[] {
  const urls = Array.from(json.matchAll(/"(\/[^"]*[^/"])"/g), ([, url = '']) => url);
  return [...new Set(urls)].map((url) => ({
    directive: 'script-src',
    what: { url },
    at: at + json.indexOf(`"${url}"`) + 1,
  }));
}

/** Returns the files that a style sheet names; `from` is the offset of its start. */
export function cssUrls(css: string, from = 0): Resource[] {
  return Array.from(
    css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s*["']([^"']+)["']/g),
  ).flatMap(({ 0: whole, 1: double, 2: single, 3: bare, 4: sheet, index }) => {
    const url = double ?? single ?? bare ?? sheet ?? '';
    if (url === '' || url.startsWith('#')) return [];
    const directive =
      sheet !== undefined ? 'style-src' : /\.(?:woff2?|ttf|otf)(?:$|[?#])/.test(url) ? 'font-src' : 'img-src';
    return [{ directive, what: { url }, at: from + index + whole.indexOf(url) } as const];
  });
}

function attributeResources(tag: Tag, { name, value, at }: Attribute): Resource[] {
  if (name === 'style') return [{ directive: 'style-src', what: { attribute: 'style' }, at }];
  if (/^on[a-z]+$/.test(name)) return [{ directive: 'script-src', what: { attribute: name }, at }];
  if (/^\s*javascript:/i.test(value) && ['href', 'action', 'formaction', 'src'].includes(name)) {
    return [{ directive: 'script-src', what: { attribute: `${name} that runs script` }, at }];
  }
  if (name === 'srcset' || name === 'imagesrcset') {
    return srcsetAddresses(value).map((address) => resource('img-src', address, at));
  }
  if (name === 'action' && tag.name === 'form') return [resource('form-action', value, at)];
  if (name === 'formaction') return [resource('form-action', value, at)];
  if (name === 'poster') return [resource('img-src', value, at)];
  if (name === 'data-props' && attributeOf(tag, 'data-on') === 'interaction') return islandFrame(value, at);
  if (name === 'href' && tag.name === 'link') return linkedResource(tag, value, at);
  if ((name === 'href' || name === 'xlink:href') && ['use', 'image'].includes(tag.name) && !value.startsWith('#')) {
    return [resource('img-src', value, at)];
  }
  const directive = name === 'src' || (name === 'data' && tag.name === 'object') ? tagDirectives[tag.name] : undefined;
  return directive === undefined ? [] : [resource(directive, value, at)];
}

const tagDirectives: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  img: 'img-src',
  input: 'img-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
  frame: 'frame-src',
  embed: 'frame-src',
  object: 'frame-src',
};

function resource(directive: Directive, url: string, at: number): Resource {
  return { directive, what: { url }, at };
}

/** Returns the frame that an island shows after a click on its picture (`embedFields`). */
function islandFrame(json: string, at: number): Resource[] {
  const src = /"src":"(https:[^"\\]*)"/.exec(json)?.[1];
  return src === undefined ? [] : [resource('frame-src', src, at)];
}

function linkedResource(tag: Tag, url: string, at: number): Resource[] {
  const rel = relations(tag);
  const as = attributeOf(tag, 'as');
  if (rel.includes('stylesheet')) return [resource('style-src', url, at)];
  if (rel.includes('modulepreload')) return [resource('script-src', url, at)];
  if (rel.includes('manifest')) return [resource('manifest-src', url, at)];
  if (rel.some((one) => /^(?:icon|apple-touch-icon|mask-icon)$/.test(one))) return [resource('img-src', url, at)];
  if (!rel.includes('preload')) return [];
  const directive: Directive | undefined = as === undefined ? undefined : preloadDirectives[as];
  return directive === undefined ? [] : [resource(directive, url, at)];
}

const preloadDirectives: Readonly<Record<string, Directive>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  video: 'media-src',
  audio: 'media-src',
};
