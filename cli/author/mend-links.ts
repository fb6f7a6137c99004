import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import type { Edit } from './edits.ts';
import { nodesIn } from './syntax.ts';

export interface MovedRoute {
  readonly from: string;
  readonly to: string;
  /** Where the site is published, without a slash at the end: whole addresses of it are links to it as well. */
  readonly home: string;
}

/** Edits that lead each link to a route elsewhere, in what a file says: whole links, and paths in the midst of words. */
export function linkEdits(module: Module, moved: MovedRoute, except: ReadonlySet<ESTree.Node>): Edit[] {
  const { source, lead } = module;
  const own = withoutOtherSites(source.text, moved.home);
  return [...wordsIn(module.program, except)].flatMap(({ start, end }) =>
    pathEdits(source.text.slice(start - lead, end - lead), own.slice(start - lead, end - lead), moved).map((edit) => ({
      start: edit.start + start,
      end: edit.end + start,
      text: edit.text,
    })),
  );
}

/** The same in a text without syntax, such as a table of rows. */
export function wordEdits(text: string, moved: MovedRoute): Edit[] {
  return pathEdits(text, withoutOtherSites(text, moved.home), moved);
}

/** `own` is the text without the addresses of other sites: only whole addresses of this one may stand inside of them. */
function pathEdits(text: string, own: string, { from, to, home }: MovedRoute): Edit[] {
  const spellings = [...new Set([from, encodeURI(from)])].map(escaped).join('|');
  const matches = (within: string, pattern: string) => [...within.matchAll(new RegExp(pattern, 'gu'))];
  // The home page's path is a mere slash, which words hold as well: only a text that is the link is one.
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

/** A text of the same length, where nothing in whole addresses of other sites looks like a path: theirs are none of this site. */
function withoutOtherSites(text: string, home: string): string {
  const host = home === '' ? undefined : new URL(home).host;
  return text.replace(wholeAddress, (address: string, named: string) =>
    named.toLowerCase() === host ? address : '_'.repeat(address.length),
  );
}

/** Of a length that names have, so that a long text without any is not read again from each of its letters. */
const scheme = '[a-z][a-z\\d+.-]{0,30}://';
const host = '[^\\s"\'`<>,()[\\]/?#]*';
/** Signs that end an address in Markdown or in a table are part of one that a quote stands in front of. */
const wholeAddress = new RegExp(
  `${scheme}(${host})(?:(?<=["'\`]${scheme}${host})[^\\s"'\`<>]*|[^\\s"'\`<>,()[\\]]*)`,
  'gi',
);

const inPath = '\\p{L}\\p{N}._~/%-';
/** What a path stands behind: anything that is no part of one, and no token, which begins it. */
const start = `(?<![${inPath}]|\\}\\})`;
/** What ends a path: anything that is no part of one, or a full stop behind it. Behind a slash, a token or an expression goes on with it. */
const end = `(?!/(?:\\{\\{|\\$\\{))/?(?:$|[^${inPath}]|\\.(?:$|\\s|["'\`]))`;

/** Texts that are written out; names of files and keys of objects are none. */
function* wordsIn(node: ESTree.Node, except: ReadonlySet<ESTree.Node>): Generator<ESTree.Node> {
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
