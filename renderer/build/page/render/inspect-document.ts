import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { SourceText } from '../../inputs/sources/source-text.ts';
import { cspHash } from '../../lib/hash.ts';
import { srcsetAddresses } from '../../lib/markup/srcset.ts';
import { attributeOf, readMarkup, type Tag } from '../../lib/markup/tags.ts';

/** Inline code that a document template has of its own, by the hashes that a content security policy names it by. */
export interface DocumentCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a document template adds to every page: its code, and what browsers would refuse. */
interface DocumentInspection {
  readonly code: DocumentCode;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** The template with spaces in place of comments, scripts and styles, which cannot hold its parts. */
  readonly markup: string;
}

/** Finds the code in a document template, and what its pages would load from other sites. */
export function inspectDocument(source: string, file: string): DocumentInspection {
  // Handlebars leaves its comments out of the document.
  const html = source.replace(/\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}/g, blank);
  const { tags } = readMarkup(html);
  const text = new SourceText(file, source);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const tag of tags) {
    const locate = ({ at = tag.start, ...problem }: Problem): Diagnostic => ({
      code: 'document-invalid',
      path: [],
      place: text.place(at),
      ...problem,
    });
    append(errors, [...attributeErrors(tag), ...loadErrors(tag)].map(locate));
    if (!isInlineCode(tag)) continue;
    const [kind, hashes] = tag.name === 'style' ? (['style', styles] as const) : (['script', scripts] as const);
    const content = (tag.content ?? '').replace(/\r\n?/g, '\n');
    const error = codeError(kind, content);
    if (error !== undefined) errors.push(locate(error));
    else warnings.push({ ...locate(codeWarning(kind)), code: 'document-code' });
    hashes.add(cspHash(content));
  }
  const code = { scripts: [...scripts].sort(), styles: [...styles].sort() };
  return { code, errors, warnings, markup: withoutCode(html, tags) };
}

/** A problem in the template. `at` is its offset, if that is not the offset of the tag. */
interface Problem extends Pick<Diagnostic, 'message' | 'suggestion'> {
  readonly at?: number;
}

/** Types of scripts that are data, and that no browser runs. */
const data = /^(?!.*(?:java|ecma)script|module|importmap|speculationrules)\S/i;

function isInlineCode(tag: Tag): boolean {
  if (tag.name === 'style') return true;
  return tag.name === 'script' && !attributeOf(tag, 'src') && !data.test(attributeOf(tag, 'type') ?? '');
}

function codeError(kind: 'script' | 'style', content: string): Problem | undefined {
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

function codeWarning(kind: 'script' | 'style'): Problem {
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

function attributeErrors({ attributes }: Tag): Problem[] {
  return attributes.flatMap(({ name, value, at }): Problem[] => {
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
    if (urlAttributes.has(name) && /^[\s\p{Cc}]*javascript:/iu.test(value)) {
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

const urlAttributes = new Set(['action', 'data', 'formaction', 'href', 'src', 'srcdoc', 'xlink:href']);

/** Attributes that make a browser load something as soon as it reads the element. */
const loadingAttributes: Readonly<Record<string, readonly string[]>> = {
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

/** Links that describe the page, and load nothing. */
const describingLinks = /\b(?:alternate|author|canonical|help|license|me|next|prev|search|webmention)\b/i;

function loadErrors(tag: Tag): Problem[] {
  if (tag.name === 'base') {
    return [
      {
        message: 'The document template has a <base>, which browsers refuse by the content security policy.',
        suggestion: 'Take it out: addresses begin with "/" or with the whole origin.',
      },
    ];
  }
  const rel = attributeOf(tag, 'rel') ?? '';
  if (tag.name === 'link' && describingLinks.test(rel) && !/stylesheet|pre(?:load|connect|fetch)/i.test(rel)) return [];
  const names = Object.hasOwn(loadingAttributes, tag.name) ? loadingAttributes[tag.name] : undefined;
  return (names ?? []).flatMap((name): Problem[] => {
    const own = tag.attributes.find((attribute) => attribute.name === name);
    if (own === undefined) return [];
    const addresses = name.endsWith('srcset') ? srcsetAddresses(own.value) : [own.value.trim()];
    const address = addresses.find((one) => /^(?:https?:)?\/\//i.test(one));
    return address === undefined ? [] : [{ at: own.at, ...foreignLoad(tag.name, address) }];
  });
}

function foreignLoad(element: string, address: string): Problem {
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
        ? 'Use a block that shows it when a visitor asks for it, such as "video" or "presentation".'
        : 'Copy the file into templates/ and name it in a style sheet or in the config: pages ask no other site for anything.',
  };
}

/** Blanks comments and code: parts of a page in them would be no markup. */
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
