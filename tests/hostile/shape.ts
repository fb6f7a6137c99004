import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { linkSchemes } from '../../renderer/sdk/url.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes with a URL that a browser may follow, fetch or post to. */
const urlAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'cite',
  'ping',
  'srcset',
]);

/**
 * Returns the structure of markup as a browser parses it, without its text: one line per element with the names of its
 * attributes, indented by depth.
 */
export function shapeOf(html: string): string[] {
  return elementsOf(html).map(({ element, depth }) => {
    const names = element.attrs.map(({ name }) => name).sort();
    return `${' '.repeat(depth)}${element.tagName} ${names.join(' ')}`;
  });
}

/** Returns the elements of the markup with a URL whose scheme links may not use. An icon may be `data:,`. */
export function forbiddenAddresses(html: string): string[] {
  return elementsOf(html).flatMap(({ element }) =>
    element.attrs.flatMap(({ name, value }) => {
      if (!urlAttributes.has(name) || (element.tagName === 'link' && value === 'data:,')) return [];
      const url = URL.canParse(value, 'https://site.example/') ? new URL(value, 'https://site.example/') : undefined;
      const allowed = url === undefined || (linkSchemes as readonly string[]).includes(url.protocol);
      return allowed ? [] : [`<${element.tagName} ${name}="${value}">`];
    }),
  );
}

/** Returns the content of scripts, styles and comments, which texts never become part of. */
export function codeOf(html: string): string[] {
  return nodesOf(html).flatMap(({ node }) => {
    if (node.nodeName === '#comment' && 'data' in node) return [`<!--${node.data}-->`];
    if (!('tagName' in node) || (node.tagName !== 'script' && node.tagName !== 'style')) return [];
    if (node.attrs.some(({ name, value }) => name === 'type' && value !== 'module')) return [];
    return node.childNodes.map((child) => ('value' in child ? child.value : ''));
  });
}

function elementsOf(html: string): { element: Element; depth: number }[] {
  return nodesOf(html).flatMap(({ node, depth }) => ('tagName' in node ? [{ element: node, depth }] : []));
}

interface Placed {
  readonly node: Node;
  readonly depth: number;
}

/** The last two documents with their nodes: tests compare two, and look at each several times. */
const parsed = new Map<string, readonly Placed[]>();

function nodesOf(html: string): readonly Placed[] {
  const known = parsed.get(html);
  if (known !== undefined) return known;
  const found: Placed[] = [];
  const walk = (node: Node, depth: number) => {
    found.push({ node, depth });
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) walk(child, depth + 1);
  };
  walk(/^\s*<!doctype/i.test(html) ? parse(html) : parseFragment(html), 0);
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size > 1) parsed.delete(oldest);
  parsed.set(html, found);
  return found;
}
