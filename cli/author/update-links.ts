import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import type { Edit } from './edits.ts';
import { nodesIn } from './syntax.ts';

export interface MovedRoute {
  readonly from: string;
  readonly to: string;
  /** The published address without a trailing slash, because full addresses of the site are links as well. */
  readonly home: string;
}

/** Returns edits that update links to a route in the strings of a module: whole links, and paths within text. */
export function linkEdits(module: Module, moved: MovedRoute, except: ReadonlySet<ESTree.Node>): Edit[] {
  const { source, lead } = module;
  const own = withoutOtherSites(source.text, moved.home);
  return [...textNodes(module.program, except)].flatMap(({ start, end }) =>
    pathEdits(source.text.slice(start - lead, end - lead), own.slice(start - lead, end - lead), moved).map((edit) => ({
      start: edit.start + start,
      end: edit.end + start,
      text: edit.text,
    })),
  );
}

/** Does the same in a file without syntax, such as a table. */
export function textLinkEdits(text: string, moved: MovedRoute): Edit[] {
  return pathEdits(text, withoutOtherSites(text, moved.home), moved);
}

/** `own` is the text without addresses of other sites; these may still contain full addresses of this site. */
function pathEdits(text: string, own: string, { from, to, home }: MovedRoute): Edit[] {
  const spellings = [...new Set([from, encodeURI(from)])].map(escaped).join('|');
  const matches = (within: string, pattern: string) => [...within.matchAll(new RegExp(pattern, 'gu'))];
  // The path of the home page is a slash, which is common in text, so only whole strings count.
  const paths =
    from === '/'
      ? matches(text, `(?<=^["'\`]?(?:${escaped(home)})?)/(?=$|["'\`?#])`)
      : [
          ...matches(own, `${start}(?:${spellings})(?=${end})`),
          ...(home === '' ? [] : matches(text, `(?<=${escaped(home)})(?:${spellings})(?=${end})`)),
        ];
  const found = new Map<number, Edit>();
  for (const { index, 0: path } of paths) {
    found.set(index, { start: index, end: index + path.length, text: path === from ? to : encodeURI(to) });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Returns a text of the same length with the addresses of other sites blanked out, because their paths do not count. */
function withoutOtherSites(text: string, home: string): string {
  const host = home === '' ? undefined : new URL(home).host;
  return text.replace(wholeAddress, (address: string, named: string) =>
    named.toLowerCase() === host ? address : '_'.repeat(address.length),
  );
}

/** The length limit keeps matching linear in long texts. */
const scheme = '[a-z][a-z\\d+.-]{0,30}://';
const host = '[^\\s"\'`<>,()[\\]/?#]*';
/** Characters that end an address in Markdown or in a table are part of an address in quotes. */
const wholeAddress = new RegExp(
  `${scheme}(${host})(?:(?<=["'\`]${scheme}${host})[^\\s"'\`<>]*|[^\\s"'\`<>,()[\\]]*)`,
  'gi',
);

const inPath = '\\p{L}\\p{N}._~/%-';
/** A path cannot follow a path character or a token, which would be its start. */
const start = `(?<![${inPath}]|\\}\\})`;
/** A path ends at any other character or a final full stop. A token or an expression after a slash continues it. */
const end = `(?!/(?:\\{\\{|\\$\\{))/?(?:$|[^${inPath}]|\\.(?:$|\\s|["'\`]))`;

/** Yields string nodes, without import specifiers and object keys. */
function* textNodes(node: ESTree.Node, except: ReadonlySet<ESTree.Node>): Generator<ESTree.Node> {
  const names = new Set<ESTree.Node>(except);
  for (const inner of nodesIn(node)) {
    if (inner.type === 'ImportDeclaration' || inner.type === 'ExportAllDeclaration') names.add(inner.source);
    else if (inner.type === 'ExportNamedDeclaration' && inner.source !== null) names.add(inner.source);
    else if (inner.type === 'Property' && !inner.computed) names.add(inner.key);
    if (names.has(inner)) continue;
    if (inner.type === 'TemplateElement' || (inner.type === 'Literal' && typeof inner.value === 'string')) yield inner;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
