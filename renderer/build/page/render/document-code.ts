import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { SourceText } from '../../inputs/sources/source-text.ts';
import { cspHash } from '../../lib/hash.ts';
import { attributeOf, readMarkup, type Tag } from '../../lib/markup/tags.ts';

/** Inline code that a document template has of its own, by the hashes that a content security policy names it by. */
export interface DocumentCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a document template brings besides the page: its code, and what browsers would refuse. */
export interface DocumentLook {
  readonly code: DocumentCode;
  readonly faults: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** The template without what cannot hold its parts: comments, scripts and styles. Every other sign keeps its place. */
  readonly markup: string;
}

/** Looks through a document template for code and for what its pages would load. */
export function documentLook(source: string, file: string): DocumentLook {
  // What Handlebars leaves out of the document is none of its markup.
  const html = source.replace(/\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}/g, blank);
  const { tags } = readMarkup(html);
  const text = new SourceText(file, source);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const tag of tags) {
    const say = ({ at = tag.start, ...told }: Told): Diagnostic => ({
      code: 'document-invalid',
      path: [],
      place: text.place(at),
      ...told,
    });
    append(faults, [...attributeFaults(tag), ...loadFaults(tag)].map(say));
    if (!isInlineCode(tag)) continue;
    const [kind, known] = tag.name === 'style' ? (['style', styles] as const) : (['script', scripts] as const);
    const content = (tag.content ?? '').replace(/\r\n?/g, '\n');
    const fault = codeFault(kind, content);
    if (fault !== undefined) faults.push(say(fault));
    else warnings.push({ ...say(ownCode(kind)), code: 'document-code' });
    known.add(cspHash(content));
  }
  const code = { scripts: [...scripts].sort(), styles: [...styles].sort() };
  return { code, faults, warnings, markup: withoutCode(html, tags) };
}

/** What is said of a part of the template; `at` is its offset where that is not the tag's. */
interface Told extends Pick<Diagnostic, 'message' | 'suggestion'> {
  readonly at?: number;
}

/** Scripts of these types are data that nothing runs. */
const data = /^(?!.*(?:java|ecma)script|module|importmap|speculationrules)\S/i;

function isInlineCode(tag: Tag): boolean {
  if (tag.name === 'style') return true;
  return tag.name === 'script' && !attributeOf(tag, 'src') && !data.test(attributeOf(tag, 'type') ?? '');
}

function codeFault(kind: 'script' | 'style', content: string): Told | undefined {
  if (content.includes('{{')) {
    return {
      message: `A ${kind} of the document template is filled in by Handlebars, and its hash would be another on each page.`,
      suggestion: 'Write what differs between pages into an attribute, such as data-theme="{{theme}}" of <html>.',
    };
  }
  if (kind === 'script' && content.includes('<!--')) {
    return {
      message: 'A script of the document template has "<!--" in it, behind which browsers may not find its end.',
      suggestion: 'Take it out; in a string, write "\\x3C!--".',
    };
  }
  return undefined;
}

function ownCode(kind: 'script' | 'style'): Told {
  return kind === 'script'
    ? {
        message:
          'The document template has an inline script of its own, which runs on every page with all the rights of the site.',
        suggestion:
          'Its hash is added to the content security policy. Keep it free of what others can write, or move it into the island of a block.',
      }
    : {
        message: 'The document template has an inline style sheet of its own, which no other sheet is checked against.',
        suggestion: 'Its hash is added to the content security policy. Better, move it into templates/theme.css.',
      };
}

function attributeFaults({ attributes }: Tag): Told[] {
  return attributes.flatMap(({ name, value, at }): Told[] => {
    if (/^on[a-z]/.test(name)) {
      return [
        {
          at,
          message: `The attribute ${name} holds code, which browsers refuse by the content security policy.`,
          suggestion: 'Add a listener in the island of a block, or in a script of the document template.',
        },
      ];
    }
    if (name === 'style') {
      return [
        {
          at,
          message: 'The attribute style holds declarations, which browsers refuse by the content security policy.',
          suggestion: 'Give the element a class, and write them in templates/theme.css.',
        },
      ];
    }
    if (addresses.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value)) {
      return [
        {
          at,
          message: `The attribute ${name} holds code, which browsers refuse by the content security policy.`,
          suggestion: 'Use a button, and add a listener in the island of a block.',
        },
      ];
    }
    return [];
  });
}

const addresses = new Set(['action', 'data', 'formaction', 'href', 'src', 'srcdoc', 'xlink:href']);

/** Attributes by which an element loads something, without anybody following a link. */
const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src', 'href', 'xlink:href'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Links that say something of the page, and load nothing. */
const sayings = /\b(?:alternate|author|canonical|help|license|me|next|prev|search|webmention)\b/i;

function loadFaults(tag: Tag): Told[] {
  if (tag.name === 'base') {
    return [
      {
        message: 'The document template has a <base>, which browsers refuse by the content security policy.',
        suggestion: 'Take it out: addresses begin with "/" or with the whole origin.',
      },
    ];
  }
  const rel = attributeOf(tag, 'rel') ?? '';
  if (tag.name === 'link' && sayings.test(rel) && !/stylesheet|pre(?:load|connect|fetch)/i.test(rel)) return [];
  return (loading[tag.name] ?? []).flatMap((name): Told[] => {
    const own = tag.attributes.find((attribute) => attribute.name === name);
    const address = /(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/i.exec(own?.value ?? '')?.[1];
    if (own === undefined || address === undefined) return [];
    return [{ at: own.at, ...foreign(tag.name, address) }];
  });
}

function foreign(element: string, address: string): Told {
  const message = `The <${element}> of the document template loads ${address} from another site, which browsers refuse by the content security policy.`;
  if (element === 'script') {
    return {
      message,
      suggestion:
        'Name a pixel under "pixels" in the config, which asks visitors first; bring other code as a package that the island of a block imports.',
    };
  }
  return {
    message,
    suggestion:
      element === 'iframe'
        ? 'Use a block that shows it once somebody asks for it, such as "video" or "presentation".'
        : 'Copy the file into templates/ and name it in a style sheet or in the config: pages ask no other site for anything.',
  };
}

/** Parts of a page in a comment or in code would be no markup there. */
function withoutCode(html: string, tags: readonly Tag[]): string {
  let markup = html;
  for (const { name, end, content } of tags) {
    if (content !== undefined && name !== 'title')
      markup = markup.slice(0, end) + blank(content) + markup.slice(end + content.length);
  }
  return markup.replace(/<!--[\s\S]*?(?:-->|$)/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
