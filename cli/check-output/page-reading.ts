import { gzipSync } from 'node:zlib';
import { idReferencesOf, idsOf } from '../../renderer/build/markup/ids.ts';
import { readMarkup } from '../../renderer/build/markup/tags.ts';
import { brotli } from '../../renderer/build/weigh.ts';
import { didYouMean } from '../../renderer/kit/suggest.ts';
import type { Fault } from './fault.ts';
import { type HeadReading, readHead } from './head-reading.ts';
import { inlineScripts, type LoadedThing, loadedThings } from './loaded-things.ts';
import { markupFaults } from './markup-rules.ts';
import { type DataReading, readData } from './structured-data.ts';

/** A link as it stands in a page. */
export interface Link {
  readonly href: string;
  readonly at: number;
}

/** What one page says, and what can be held against it by itself. Plain data: it is read in a thread. */
export interface PageReading extends HeadReading {
  readonly faults: readonly Fault[];
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  /** What the browser loads or runs, each under a directive of the content security policy. */
  readonly things: readonly LoadedThing[];
  readonly data: DataReading;
  /** Its HTML in brotli at quality 11, in bytes. */
  readonly bytes: number;
  /** Its inline scripts, compressed together in gzip, in bytes. */
  readonly script: number;
}

/** Rules of html-validate that have a code of their own here. */
const saidElsewhere = new Set(['no-dup-id', 'no-missing-references', 'no-inline-style']);

/** Reads a page in full. */
export async function readPage(html: string): Promise<PageReading> {
  const markup = readMarkup(html);
  const ids = idsOf(markup);
  const known = new Set(ids.map(({ id }) => id));
  const first = new Set<string>();
  const doubled = ids.flatMap(({ id, at }): Fault[] => {
    if (!first.has(id)) return first.add(id) && [];
    const suggestion = 'Give one of the two another name or id; links can only reach the first.';
    return [{ code: 'id-duplicate', message: `The id "${id}" stands twice on the page.`, at, suggestion }];
  });
  const missing = idReferencesOf(markup).flatMap(({ id, attribute, element, at }): Fault[] => {
    if (known.has(id)) return [];
    const suggestion = didYouMean(id, known, 'id on that page');
    const isLink = attribute === 'href' && (element === 'a' || element === 'area');
    return isLink
      ? [{ code: 'link-anchor', message: `The link "#${id}" leads to no place on the page.`, at, suggestion }]
      : [
          {
            code: 'id-missing',
            message: `The <${element}> names the id "${id}" in ${attribute}, but nothing on the page has it.`,
            at,
            suggestion,
          },
        ];
  });
  const data = readData(html, markup);
  const lines = lineStarts(html);
  const invalid = (await markupFaults(html)).flatMap(({ rule, message, line, column }): Fault[] =>
    saidElsewhere.has(rule)
      ? []
      : [{ code: 'html-invalid', message: `${message} (${rule})`, at: (lines[line - 1] ?? 0) + column - 1 }],
  );
  return {
    ...readHead(markup),
    faults: [...invalid, ...doubled, ...missing, ...data.faults],
    ids: [...known],
    links: markup.tags.flatMap(({ name, attributes }) =>
      name === 'a' || name === 'area'
        ? attributes.flatMap(({ name: key, value, at }) =>
            key === 'href' && !value.startsWith('#') ? [{ href: value, at }] : [],
          )
        : [],
    ),
    things: loadedThings(markup),
    data,
    bytes: brotli(html, 11),
    script: gzipSync(inlineScripts(markup).join('')).length,
  };
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
}
