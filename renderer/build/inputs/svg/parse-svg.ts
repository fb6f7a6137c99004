import { createRequire } from 'node:module';
import type { SaxesParser, SaxesTagNS } from 'saxes';

const require = createRequire(import.meta.url);

/** An element of an SVG file, without what cannot change the picture: comments, metadata, editors' elements and attributes. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgElement[];
  /** The same elements, and the text between them, in their order. */
  readonly content: (SvgElement | string)[];
  readonly line: number;
  readonly column: number;
}

/** Why an SVG file cannot be used, and where. Lines and columns start at 1. */
export class SvgError extends Error {
  override readonly name = 'SvgError';
  readonly line: number;
  readonly column: number;
  readonly suggestion: string;

  constructor(message: string, { line, column }: Pick<SvgElement, 'line' | 'column'>, suggestion: string) {
    super(message);
    this.line = line;
    this.column = column;
    this.suggestion = suggestion;
  }
}

/** The beginning of a value, in quotes. */
export function shown(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces of editors and of metadata. Browsers draw nothing of them. */
const editors =
  /^(?:http:\/\/www\.inkscape\.org\/namespaces\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/ns\.adobe\.com\/|http:\/\/www\.bohemiancoding\.com\/sketch\/|https?:\/\/(?:www\.)?(?:figma|serif|vectornator|boxy-svg)\.[a-z]+\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$|http:\/\/purl\.org\/dc\/|http:\/\/(?:creativecommons\.org|web\.resource\.org\/cc)\/)/i;

/** How Illustrator shortens namespaces: `<!ENTITY ns_svg "http://www.w3.org/2000/svg">`. Such a value holds no markup. */
const namespaceEntity = /<!ENTITY\s+(\w{1,40})\s+(["'])(https?:\/\/[\w./#-]{1,120})\2\s*>/g;

/** Links may be written in this namespace, so rules see its attributes. */
const xlink = 'http://www.w3.org/1999/xlink';
/** Namespaces whose attributes are left out, but for those that change how the file is read. */
const ofXml = ['http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

/** Elements of SVG that say something about the picture and draw nothing. */
const metadata: ReadonlySet<string> = new Set(['metadata', 'title', 'desc']);

const maxDepth = 40;
const maxElements = 5000;
const maxBytes = 200_000;

const asPlainSvg = 'Export it as plain SVG.';

/**
 * Parses an SVG file strictly. Throws {@link SvgError} for XML that is not well-formed, and for what an allow list of elements
 * could not judge: entities, processing instructions, elements of other languages, deep nesting.
 */
export function parseSvg(text: string): SvgElement {
  if (text.length > maxBytes) {
    const message = `It has ${text.length} characters, and at most ${maxBytes} are read.`;
    const suggestion = 'Export a simpler picture; in Illustrator, without "Preserve Illustrator Editing Capabilities".';
    throw new SvgError(message, { line: 1, column: 1 }, suggestion);
  }
  const parser = newParser();
  const reader = new Reader(parser);
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch (error) {
    if (error instanceof SvgError) throw error;
    throw notXml(String(error instanceof Error ? error.message : error), reader.place());
  }
  if (reader.root === undefined) throw notXml('it is empty', { line: 1, column: 1 });
  return reader.root;
}

/** The parser is loaded when the first file is read, because most sites have none. */
function newParser(): SaxesParser<{ xmlns: true; position: true }> {
  const { SaxesParser: Parser } = require('saxes') as typeof import('saxes');
  return new Parser({ xmlns: true, position: true });
}

class Reader {
  root: SvgElement | undefined;
  readonly #parser: SaxesParser<{ xmlns: true; position: true }>;
  readonly #open: (SvgElement | undefined)[] = [];
  #start = { line: 1, column: 1 };
  #elements = 0;
  /** Elements `<switch>`, which are read as groups with one child. */
  readonly #choices = new Set<SvgElement>();

  constructor(parser: SaxesParser<{ xmlns: true; position: true }>) {
    this.#parser = parser;
    parser.on('error', (error) => {
      throw notXml(error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''), this.place());
    });
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('processinginstruction', ({ target }) => {
      if (!this.#isLeftOut) this.#refuse(`It has a processing instruction, <?${target}?>.`, 'Delete the instruction.');
    });
    parser.on('cdata', (text) => this.#text(text));
    parser.on('text', (text) => this.#text(text));
    parser.on('opentagstart', ({ name }) => {
      // The parser has read one character after the name.
      const { line, columnIndex } = parser;
      const before = columnIndex - name.length - 2;
      this.#start = before < 0 ? { line: line - 1, column: 1 } : { line, column: before + 1 };
    });
    parser.on('opentag', (tag) => this.#element(tag));
    parser.on('closetag', () => void this.#open.pop());
  }

  /** The current position. */
  place(): Pick<SvgElement, 'line' | 'column'> {
    return { line: this.#parser.line, column: this.#parser.columnIndex + 1 };
  }

  /** Whether the parser is inside an element that is left out. */
  get #isLeftOut(): boolean {
    return this.#open.length > 0 && this.#open.at(-1) === undefined;
  }

  /** Whether the `<switch>` around an element shows another one: the first that needs no extension of an editor. */
  #isPassedOver(element: SvgElement): boolean {
    const around = this.#open.at(-1);
    if (around === undefined || !this.#choices.has(around)) return false;
    if (element.attributes.has('systemLanguage'))
      throw new SvgError('It shows other parts in other languages.', element, 'Export it for one language.');
    return around.children.length > 0 || element.attributes.has('requiredExtensions');
  }

  #refuse(message: string, suggestion: string): never {
    throw new SvgError(message, this.place(), suggestion);
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.content.push(text);
  }

  #doctype(text: string): void {
    // Without declarations of its own it only names the language. Nothing is fetched.
    const [, declared = ''] = /\[([\s\S]*)/.exec(text) ?? [];
    const rest = declared.replace(namespaceEntity, (_, name, _quote, address) => {
      this.#parser.ENTITIES[name] = address;
      return '';
    });
    if (/^[\s\]]*$/.test(rest)) return;
    this.#refuse(
      'Its DOCTYPE declares entities or attributes that are no addresses of namespaces.',
      'Write what each entity stands for where it is used, such as "#c00" for "&red;", then delete the DOCTYPE.',
    );
  }

  #element(tag: SaxesTagNS): void {
    const { local, uri } = tag;
    this.#elements += 1;
    if (this.#open.length >= maxDepth) this.#refuse(`It nests more than ${maxDepth} elements.`, asPlainSvg);
    if (this.#elements > maxElements) this.#refuse(`It has more than ${maxElements} elements.`, asPlainSvg);
    const isChoice = uri === svgNamespace && local === 'switch';
    const name = isChoice ? 'g' : local;
    const element = { name, attributes: attributesOf(tag), children: [], content: [], ...this.#start };
    if (isChoice) this.#choices.add(element);
    if (this.#open.length === 0) {
      if (uri !== svgNamespace || local !== 'svg') {
        const message = `Its outermost element is <${tag.name}>${uri === svgNamespace ? '' : ' in another namespace'}, and not <svg>.`;
        const suggestion = `Begin the file with <svg xmlns="${svgNamespace}" viewBox="0 0 24 24">.`;
        throw new SvgError(message, element, suggestion);
      }
      this.root = element;
      this.#open.push(element);
      return;
    }
    // Rules refuse the element around HTML, which says more than its first element.
    const isInHtml = uri !== svgNamespace && this.#open.at(-1)?.name === 'foreignObject';
    if (
      this.#isLeftOut ||
      this.#isPassedOver(element) ||
      isInHtml ||
      editors.test(uri) ||
      (uri === svgNamespace && metadata.has(local))
    ) {
      this.#open.push(undefined);
      return;
    }
    if (uri !== svgNamespace) throw new SvgError(`<${tag.name}> is no element of SVG.`, element, asPlainSvg);
    this.#open.at(-1)?.children.push(element);
    this.#open.at(-1)?.content.push(element);
    this.#open.push(element);
  }
}

/** The attributes by name. A link is `href` in either namespace, and that of SVG wins. */
function attributesOf({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  const links = Object.values(attributes).filter(({ uri }) => uri === xlink);
  const others = Object.values(attributes).filter(({ uri }) => uri !== xlink && !editors.test(uri));
  return new Map([
    ...links.map(({ local, value }) => [local === 'href' ? local : `xlink:${local}`, value] as const),
    ...others.flatMap(({ local, name, uri, value }) =>
      ofXml.includes(uri) && !['base', 'space'].includes(local) ? [] : [[name, value] as const],
    ),
  ]);
}

function notXml(reason: string, place: Pick<SvgElement, 'line' | 'column'>): SvgError {
  return new SvgError(`It is no valid XML: ${reason}.`, place, 'Export it again as SVG.');
}
