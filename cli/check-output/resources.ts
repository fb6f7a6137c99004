import { cspHash } from '../../renderer/build/lib/hash.ts';
import { srcsetAddresses } from '../../renderer/build/lib/markup/srcset.ts';
import { type Attribute, attributeOf, type Markup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import { islandsId } from '../../renderer/build/page/render/islands-id.ts';
import { relations } from './head-reading.ts';

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
export function pageResources({ tags }: Markup): Resource[] {
  return tags.flatMap((tag) => [
    ...inlineCode(tag),
    ...tag.attributes.flatMap((attribute) => attributeResources(tag, attribute)),
  ]);
}

/** Returns the inline scripts of a page, without data blocks. */
export function inlineScripts({ tags }: Markup): string[] {
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
