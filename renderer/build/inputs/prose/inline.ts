import type { Definition, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { WrittenPicture } from '../../../sdk/picture/picture.tsx';
import { type Inline, plainText } from '../../../sdk/prose/prose.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import { nodesIn, type ProseFault, type Spans } from './nodes.ts';

type Path = readonly (string | number)[];

/** Reads the text of paragraphs, headings and cells, with its marks and links. */
export class InlineReader {
  readonly #faults: ProseFault[];
  readonly #spans: Spans;
  readonly #definitions = new Map<string, Definition>();
  readonly #used = new Set<Definition>();
  /** Names of HTML elements that are reported, whose ends are not. */
  readonly #elements = new Set<string>();

  constructor(faults: ProseFault[], spans: Spans) {
    this.#faults = faults;
    this.#spans = spans;
  }

  /** Takes the addresses that links in a file refer to: `[privacy]: /privacy`. The first of a name counts. */
  define(root: Nodes): void {
    for (const node of nodesIn(root)) {
      if (node.type !== 'definition') continue;
      if (!this.#definitions.has(node.identifier)) this.#definitions.set(node.identifier, node);
    }
  }

  /** Errors of addresses that no link refers to: their lines would be lost without a word. */
  unusedDefinitions(): ProseFault[] {
    return [...this.#definitions.values()].flatMap((node) => {
      if (this.#used.has(node)) return [];
      const isFootnote = node.identifier.startsWith('^');
      const message = isFootnote
        ? 'Prose has no footnotes.'
        : `No link refers to [${node.label ?? node.identifier}], so this line would not be shown.`;
      const suggestion = isFootnote
        ? 'Put the note into the sentence, or link to where it is.'
        : `Delete the line, or write \\[ for a bracket itself.`;
      return [{ offset: node.position?.start.offset ?? 0, message, suggestion }];
    });
  }

  /**
   * Returns the picture that is alone in a paragraph: `![A loaf](loaf.jpg "Its caption")`. Null for one without a file, which is
   * reported; undefined if there is none.
   */
  picture({ children }: Paragraph): WrittenPicture | null | undefined {
    const [node, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (node === undefined || others.length > 0) return undefined;
    if (node.type === 'image') return this.#picture(node, node);
    const found = node.type === 'imageReference' ? this.#definition(node.identifier) : undefined;
    return node.type === 'imageReference' && found !== undefined ? this.#picture(node, found) : undefined;
  }

  #picture(
    node: Extract<PhrasingContent, { type: 'image' | 'imageReference' }>,
    { url, title }: Pick<Definition, 'url' | 'title'>,
  ): WrittenPicture | null {
    if (url !== '' && !/^(?:[a-z][a-z\d+.-]*:|[/.\\#])/i.test(url)) {
      return { src: decoded(url), ...(node.alt && { alt: node.alt }), ...(title && { caption: title }) };
    }
    this.#fault(
      node,
      `The picture ${JSON.stringify(url)} is not named by its file.`,
      'Save it in templates/images, and write the name of the file there: ![What it shows](loaf.jpg).',
    );
    return null;
  }

  read(children: readonly PhrasingContent[], at: Path): Inline[] {
    const inline: Inline[] = [];
    for (const child of children) {
      const path = [...at, inline.length];
      const read = this.#one(child, path);
      if (read === undefined) continue;
      inline.push(read);
      this.#spans.add(path, child);
    }
    return inline;
  }

  #one(node: PhrasingContent, at: Path): Inline | undefined {
    switch (node.type) {
      case 'text':
        return plain(node.value);
      case 'strong':
        return { strong: this.read(node.children, [...at, 'strong']) };
      case 'emphasis':
        return { em: this.read(node.children, [...at, 'em']) };
      case 'inlineCode':
        return { code: node.value };
      case 'break':
        return { br: true };
      case 'link':
        return this.#link(node, node.url, node.title, at);
      case 'linkReference':
        return this.#reference(node, at);
      case 'image':
      case 'imageReference':
        this.#fault(
          node,
          'This picture is not alone in its paragraph.',
          'Put an empty line before and after it. It cannot be inside a sentence, a link or a table.',
        );
        return undefined;
      case 'html':
        this.#html(node);
        return undefined;
      default:
        return undefined;
    }
  }

  #html(node: Extract<PhrasingContent, { type: 'html' }>): void {
    const [, end, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(node.value) ?? [];
    if (end === '/' && this.#elements.has(name.toLowerCase())) return;
    this.#elements.add(name.toLowerCase());
    this.#fault(node, `Prose cannot contain HTML: ${JSON.stringify(node.value)}.`, inlineHint(node.value));
  }

  #definition(identifier: string): Definition | undefined {
    const found = this.#definitions.get(identifier);
    if (found !== undefined) this.#used.add(found);
    return found;
  }

  #reference(node: Extract<PhrasingContent, { type: 'linkReference' }>, at: Path): Inline | undefined {
    if (node.identifier.startsWith('^')) return undefined;
    const found = this.#definition(node.identifier);
    return found && this.#link(node, found.url, found.title, at);
  }

  #link(
    node: Extract<PhrasingContent, { type: 'link' | 'linkReference' }>,
    href: string,
    title: string | null | undefined,
    at: Path,
  ): Inline | undefined {
    if (title) {
      this.#fault(
        node,
        `The link to ${JSON.stringify(href)} has a title, which few visitors can read.`,
        'Put it into the words of the link, and delete the quotes after the address.',
      );
    }
    const words = this.read(node.children, [...at, 'link']);
    if (!isVisible(plainText(words))) {
      const to = href === '' ? 'A link' : `The link to ${JSON.stringify(href)}`;
      this.#fault(node, `${to} has no words.`, 'Write what it leads to between the brackets: [Prices](/prices).');
      return undefined;
    }
    if (href === '') {
      this.#fault(node, 'This link leads nowhere.', 'Write its target between the round brackets: [Prices](/prices).');
      return undefined;
    }
    return { link: words, href };
  }

  #fault({ position }: Nodes, message: string, suggestion: string): void {
    this.#faults.push({ offset: position?.start.offset ?? 0, message, suggestion });
  }
}

/** In a page, a line break in the file is a space. */
function plain(text: string): string {
  return text.replace(/[ \t]*(?:\r\n|\n|\r)[ \t]*/g, ' ');
}

function inlineHint(html: string): string {
  if (html.startsWith('<!--')) return 'Delete the comment.';
  if (/^<br\b/i.test(html)) return 'End the line with a backslash to break it.';
  return 'Write **bold**, *emphasis* or [a link](/prices) in Markdown. Write \\< for the sign itself.';
}

/** Some editors write a space in the name of a file as `%20`. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
