import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { linkSchemes } from '../../renderer/sdk/url.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that hold an address which a browser may follow, fetch or post to. */
const addressed = new Set([
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
 * What markup is made of as a browser reads it, its words aside: one line for each element with the names of its
 * attributes, by depth. Two texts that only say something else have the same.
 */
export function shapeOf(html: string): string[] {
  return elementsOf(html).map(({ element, depth }) => {
    const names = element.attrs.map(({ name }) => name).sort();
    return `${' '.repeat(depth)}${element.tagName} ${names.join(' ')}`;
  });
}

/** Addresses of the markup whose scheme links may not use. Pictures may stand in the address itself, as `data:,` for none. */
export function forbiddenAddresses(html: string): string[] {
  return elementsOf(html).flatMap(({ element }) =>
    element.attrs.flatMap(({ name, value }) => {
      if (!addressed.has(name) || (element.tagName === 'link' && value === 'data:,')) return [];
      const url = URL.canParse(value, 'https://site.example/') ? new URL(value, 'https://site.example/') : undefined;
      const allowed = url === undefined || (linkSchemes as readonly string[]).includes(url.protocol);
      return allowed ? [] : [`<${element.tagName} ${name}="${value}">`];
    }),
  );
}

/** What scripts, styles and comments hold: words never become part of them. */
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

function nodesOf(html: string): { node: Node; depth: number }[] {
  const found: { node: Node; depth: number }[] = [];
  const walk = (node: Node, depth: number) => {
    found.push({ node, depth });
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) walk(child, depth + 1);
  };
  walk(/^\s*<!doctype/i.test(html) ? parse(html) : parseFragment(html), 0);
  return found;
}
