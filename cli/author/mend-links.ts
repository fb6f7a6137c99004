import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/sources/module.ts';
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
  return [...wordsIn(module.program, except)].flatMap(({ start, end }) =>
    wordEdits(source.text.slice(start - lead, end - lead), moved).map((edit) => ({
      start: edit.start + start,
      end: edit.end + start,
      text: edit.text,
    })),
  );
}

/** The same in a text without syntax, such as a table of rows. */
export function wordEdits(text: string, { from, to, home }: MovedRoute): Edit[] {
  const spellings = [...new Set([from, encodeURI(from)])].map(escaped).join('|');
  // The home page's path is a mere slash, which words hold as well: only a text that is the link is one.
  const patterns =
    from === '/'
      ? [`(?<=^["'\`]?(?:${escaped(home)})?)/(?=$|["'\`?#])`]
      : [
          `${start}(?:${spellings})(?=${end})`,
          ...(home === '' ? [] : [`(?<=${escaped(home)})(?:${spellings})(?=${end})`]),
        ];
  const found = new Map<number, Edit>();
  for (const { index, 0: path } of patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gu'))])) {
    found.set(index, { start: index, end: index + path.length, text: path === from ? to : encodeURI(to) });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

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
