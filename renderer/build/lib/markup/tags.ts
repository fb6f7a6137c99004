import { Tokenizer } from 'htmlparser2';
import type { TextRange } from '../text-range.ts';

/** The start tag of an element. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Offset of its `<`. */
  readonly start: number;
  /** Offset after its `>`. */
  readonly end: number;
  readonly attributes: readonly Attribute[];
  /** Number of elements around it. */
  readonly depth: number;
  /** Source text inside a script, style, title or textarea; undefined for all other elements. */
  readonly content: string | undefined;
  /** Where its end tag is; undefined if the element has none. */
  readonly endTag: TextRange | undefined;
}

export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** With its character references decoded. */
  readonly value: string;
  /** Offset of the first character of the value, or of the name if there is no value. */
  readonly at: number;
}

export interface Markup {
  readonly tags: readonly Tag[];
  /** The text between tags, without that of scripts, styles, titles, templates and comments. */
  readonly texts: readonly TextRange[];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Elements without an end tag (HTML Standard, "void elements"). */
const voidElements = new Set([
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

/** Elements that hold text and no markup. */
const textElements = new Set(['script', 'style', 'textarea', 'title']);

/** Elements whose text the page does not show. */
const hiddenElements = new Set(['script', 'style', 'title', 'template']);

/** Returns the start tags and texts of an HTML source with their offsets. Does not validate or correct the markup. */
export function readMarkup(html: string): Markup {
  const tags: Tag[] = [];
  const texts: TextRange[] = [];
  const open: Writable<Tag>[] = [];
  let tag: Writable<Tag> & { attributes: Writable<Attribute>[] };
  let attribute: Writable<Attribute>;
  let hidden = 0;
  let textStart = 0;
  const endText = (end: number) => {
    const parent = open.at(-1);
    if (parent === undefined) return;
    if (textElements.has(parent.name)) parent.content = html.slice(textStart, end);
    if (hidden === 0 && end > textStart) texts.push({ start: textStart, end });
  };
  const endStartTag = (end: number, selfClosing: boolean) => {
    tag.end = textStart = end + 1;
    tags.push(tag);
    if (selfClosing || voidElements.has(tag.name)) return;
    open.push(tag);
    if (hiddenElements.has(tag.name)) hidden += 1;
  };
  const skip = (start: number, end: number) => {
    endText(html.lastIndexOf('<', start - 1));
    textStart = end + 1;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        endText(start - 1);
        const name = html.slice(start, end).toLowerCase();
        tag = {
          name,
          start: start - 1,
          end,
          attributes: [],
          depth: open.length,
          content: undefined,
          endTag: undefined,
        };
      },
      onattribname(start, end) {
        attribute = { name: html.slice(start, end).toLowerCase(), value: '', at: start };
        tag.attributes.push(attribute);
      },
      onattribdata(start, end) {
        if (attribute.value === '') attribute.at = start;
        attribute.value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        attribute.value += String.fromCodePoint(codePoint);
      },
      onopentagend: (end) => endStartTag(end, false),
      onselfclosingtag: (end) => endStartTag(end, true),
      onclosetag(nameStart, nameEnd) {
        const name = html.slice(nameStart, nameEnd).toLowerCase();
        const start = nameStart - 2;
        endText(start);
        textStart = html.indexOf('>', nameEnd) + 1;
        const index = open.findLastIndex((one) => one.name === name);
        const closed = index === -1 ? [] : open.splice(index);
        if (closed[0] !== undefined) closed[0].endTag = { start, end: textStart };
        hidden -= closed.filter((one) => hiddenElements.has(one.name)).length;
      },
      oncomment: skip,
      oncdata: skip,
      ondeclaration: skip,
      onprocessinginstruction: skip,
      onend: () => undefined,
      onattribend: () => undefined,
      ontext: () => undefined,
      ontextentity: () => undefined,
      isInForeignContext: () => false,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { tags, texts };
}

/** Returns the value of an attribute: `''` if it has none, undefined if the element lacks the attribute. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  return attributes.find((own) => own.name === name)?.value;
}

/** An address; if it does not end in a comma, its descriptors follow up to the next one. Brackets hold commas of their own. */
const candidate = /[\s,]*(\S*[^\s,])(?:,|(?:\([^)]*\)?|[^,(])*)/g;

/** Returns the addresses in a `srcset` (HTML Standard, "parse a srcset attribute"). */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(candidate), ([, address = '']) => address);
}
