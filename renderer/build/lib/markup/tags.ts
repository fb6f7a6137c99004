import { plainText } from './character-references.ts';

/** An element's opening tag in finished HTML. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Offset of its `<`. */
  readonly start: number;
  /** Offset behind its `>`. */
  readonly end: number;
  readonly attributes: readonly Attribute[];
  /** Number of elements that it stands in. */
  readonly depth: number;
  /** What a script, a style or a text field holds, as it is written; their words are no markup. */
  readonly content: string | undefined;
  /** Where its end tag stands; nothing for what has none, and for scripts, styles and text fields. */
  readonly endTag: Stretch | undefined;
}

export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** As it is read, its character references replaced. */
  readonly value: string;
  /** Offset of the first character of the value; of the name where there is none. */
  readonly at: number;
}

/** A part of the text, by its offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Markup {
  readonly tags: readonly Tag[];
  /** The words between tags; those of scripts, styles, templates and comments are none. */
  readonly words: readonly Stretch[];
}

/** A tag whose element has not ended yet. */
interface Open extends Tag {
  endTag: Stretch | undefined;
}

/** Elements without an end tag (HTML Standard, "void elements"). */
const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Elements that hold no markup. */
const textOnly = new Set(['script', 'style', 'textarea', 'title']);

/** Elements whose words nobody reads on the page. */
const unread = new Set(['script', 'style', 'title', 'template']);

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** A tag with its attributes; a `>` inside quotes does not end it. */
const tag = /<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/y;

/**
 * Reads finished HTML as far as checks need it: opening tags with their attributes, and the words between them, each with
 * its offset. Whether the markup is valid is for others to say; what is no tag is words.
 */
export function readMarkup(html: string): Markup {
  const tags: Tag[] = [];
  const words: Stretch[] = [];
  const open: Open[] = [];
  let hidden = 0;
  let at = 0;
  let from = 0;
  const say = (end: number) => {
    if (hidden === 0 && end > from && open.length > 0) words.push({ start: from, end });
  };
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    if (html.startsWith('<!', start)) {
      say(start);
      at = from = endOf(html, html.startsWith('<!--', start) ? '-->' : '>', start);
      continue;
    }
    tag.lastIndex = start;
    const found = tag.exec(html);
    if (found === null) {
      at = start + 1;
      continue;
    }
    say(start);
    const [whole, slash, rawName = '', rest = ''] = found;
    const name = rawName.toLowerCase();
    let end = start + whole.length;
    if (slash === '/') {
      const last = open.findLastIndex((one) => one.name === name);
      const closed = last === -1 ? [] : open.splice(last);
      if (closed[0] !== undefined) closed[0].endTag = { start, end };
      for (const one of closed) if (unread.has(one.name)) hidden--;
    } else {
      const inside = textOnly.has(name) ? contentOf(html, name, end) : undefined;
      const attributes = attributesOf(rest, start + 1 + rawName.length);
      const made: Open = { name, start, end, attributes, depth: open.length, content: inside, endTag: undefined };
      tags.push(made);
      if (inside !== undefined) {
        if (!unread.has(name) && hidden === 0) words.push({ start: end, end: end + inside.length });
        end = endOf(html, '>', end + inside.length);
      } else if (!empty.has(name) && !rest.endsWith('/')) {
        open.push(made);
        if (unread.has(name)) hidden++;
      }
    }
    at = from = end;
  }
  return { tags, words };
}

/** The value of an attribute; `''` where it has none, nothing where the element lacks it. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  return attributes.find((own) => own.name === name)?.value;
}

function attributesOf(text: string, offset: number): Attribute[] {
  return Array.from(text.matchAll(attribute), ({ 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index }) => {
    const value = double ?? single ?? bare;
    if (value === undefined) return { name: name.toLowerCase(), value: '', at: offset + index };
    const quote = bare === undefined ? 1 : 0;
    const at = offset + index + whole.length - value.length - quote;
    return { name: name.toLowerCase(), value: plainText(value), at };
  });
}

/** Offset behind the next end mark; that of the text's end where there is none. */
function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function contentOf(html: string, name: string, from: number): string {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  return html.slice(from, closing.exec(html)?.index ?? html.length);
}
