import { cspHash } from '../../renderer/build/lib/hash.ts';
import { type Attribute, attributeOf, type Markup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import { islandsId } from '../../renderer/build/page/render/islands-id.ts';
import { relations } from './head-reading.ts';

/** Directives of a content security policy that something in a page can fall under. */
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

/** Something that a page loads, runs, frames or sends to. */
export interface LoadedThing {
  readonly directive: Directive;
  /** An address, the hash of inline code, or code in an attribute, which no policy of ours allows. */
  readonly what: { readonly url: string } | { readonly hash: string } | { readonly attribute: string };
  readonly at: number;
}

/** Everything in a page that its policy must allow; what is loaded must also be there. */
export function loadedThings({ tags }: Markup): LoadedThing[] {
  return tags.flatMap((tag) => [...inline(tag), ...tag.attributes.flatMap((attribute) => ofAttribute(tag, attribute))]);
}

/** The inline scripts of a page that run. */
export function inlineScripts({ tags }: Markup): string[] {
  return tags.flatMap((tag) => (tag.name === 'script' && tag.content !== undefined && runs(tag) ? [tag.content] : []));
}

function inline(tag: Tag): LoadedThing[] {
  const { name, content, end } = tag;
  if (content === undefined || content === '') return [];
  if (name === 'style') {
    return [{ directive: 'style-src', what: { hash: cspHash(content) }, at: end }, ...addressesIn(content, end)];
  }
  if (name !== 'script') return [];
  if (attributeOf(tag, 'id') === islandsId) return islandModules(content, end);
  return runs(tag) ? [{ directive: 'script-src', what: { hash: cspHash(content) }, at: end }] : [];
}

/** Data for programs does not run (HTML Standard, "script", type). */
function runs(tag: Tag): boolean {
  const type = (attributeOf(tag, 'type') ?? '').toLowerCase();
  return ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'].includes(type);
}

/** The modules that the loader will ask for; a folder among them is no file. */
function islandModules(json: string, at: number): LoadedThing[] {
  const urls = Array.from(json.matchAll(/"(\/[^"]*[^/"])"/g), ([, url = '']) => url);
  return [...new Set(urls)].map((url) => ({
    directive: 'script-src',
    what: { url },
    at: at + json.indexOf(`"${url}"`) + 1,
  }));
}

/** The files that a style sheet names, by their offset from where it begins. */
export function addressesIn(css: string, from = 0): LoadedThing[] {
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

function ofAttribute(tag: Tag, { name, value, at }: Attribute): LoadedThing[] {
  if (name === 'style') return [{ directive: 'style-src', what: { attribute: 'style' }, at }];
  if (/^on[a-z]+$/.test(name)) return [{ directive: 'script-src', what: { attribute: name }, at }];
  if (/^\s*javascript:/i.test(value) && ['href', 'action', 'formaction', 'src'].includes(name)) {
    return [{ directive: 'script-src', what: { attribute: `${name} that runs script` }, at }];
  }
  if (name === 'srcset' || name === 'imagesrcset') {
    return value.split(/,\s+/).map((entry) => thing('img-src', entry.trim().split(/\s+/)[0] ?? '', at));
  }
  if (name === 'action' && tag.name === 'form') return [thing('form-action', value, at)];
  if (name === 'formaction') return [thing('form-action', value, at)];
  if (name === 'poster') return [thing('img-src', value, at)];
  if (name === 'data-props' && attributeOf(tag, 'data-on') === 'interaction') return framed(value, at);
  if (name === 'href' && tag.name === 'link') return linked(tag, value, at);
  if ((name === 'href' || name === 'xlink:href') && ['use', 'image'].includes(tag.name) && !value.startsWith('#')) {
    return [thing('img-src', value, at)];
  }
  const directive = name === 'src' || (name === 'data' && tag.name === 'object') ? sourceOf[tag.name] : undefined;
  return directive === undefined ? [] : [thing(directive, value, at)];
}

const sourceOf: Readonly<Record<string, Directive>> = {
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

function thing(directive: Directive, url: string, at: number): LoadedThing {
  return { directive, what: { url }, at };
}

/** The frame that an island lays over its picture when somebody asks for it (`embedFields`). */
function framed(json: string, at: number): LoadedThing[] {
  const src = /"src":"(https:[^"\\]*)"/.exec(json)?.[1];
  return src === undefined ? [] : [thing('frame-src', src, at)];
}

function linked(tag: Tag, url: string, at: number): LoadedThing[] {
  const rel = relations(tag);
  const as = attributeOf(tag, 'as');
  if (rel.includes('stylesheet')) return [thing('style-src', url, at)];
  if (rel.includes('modulepreload')) return [thing('script-src', url, at)];
  if (rel.includes('manifest')) return [thing('manifest-src', url, at)];
  if (rel.some((one) => /^(?:icon|apple-touch-icon|mask-icon)$/.test(one))) return [thing('img-src', url, at)];
  if (!rel.includes('preload')) return [];
  const directive: Directive | undefined = as === undefined ? undefined : preloaded[as];
  return directive === undefined ? [] : [thing(directive, url, at)];
}

const preloaded: Readonly<Record<string, Directive>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  video: 'media-src',
  audio: 'media-src',
};
