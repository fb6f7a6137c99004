import { gzipSync } from 'node:zlib';
import { idsOf } from '../../renderer/build/lib/markup/ids.ts';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { brotli } from '../../renderer/build/lib/weigh.ts';
import type { Fault } from './fault.ts';
import { type HeadReading, readHead } from './head-reading.ts';
import { inlineScripts, type LoadedThing, loadedThings } from './loaded-things.ts';
import { type Look, looksOf } from './looks.ts';
import { seenFaults } from './seen-faults.ts';
import { type DataReading, readData } from './structured-data.ts';

/** A link as it stands in a page. */
export interface Link {
  readonly href: string;
  readonly at: number;
}

/** What one page says, and what can be held against it by itself. Plain data: it is read in a thread. */
export interface PageReading extends HeadReading {
  readonly faults: readonly Fault[];
  /** Those that stand in every variant: a link must find its place whatever the visitor sees. */
  readonly ids: readonly string[];
  readonly idsOfSomeVariants: readonly string[];
  readonly links: readonly Link[];
  /** What the browser loads or runs, each under a directive of the content security policy. */
  readonly things: readonly LoadedThing[];
  readonly data: DataReading;
  /** Its HTML in brotli at quality 11, in bytes. */
  readonly bytes: number;
  /** Its inline scripts, compressed together in gzip, in bytes. */
  readonly script: number;
}

/** Reads a page in full. */
export async function readPage(html: string): Promise<PageReading> {
  const markup = readMarkup(html);
  const looks = looksOf(html, markup);
  // Search engines read what the data says beside the page as it is.
  const data = readData(looks[0].html, looks[0].markup);
  return {
    ...readHead(markup),
    faults: [...(await seenFaults(looks)), ...data.faults],
    ...idsIn(looks),
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

function idsIn(looks: readonly Look[]): Pick<PageReading, 'ids' | 'idsOfSomeVariants'> {
  const each = looks.map(({ markup }) => new Set(idsOf(markup).map(({ id }) => id)));
  const all = [...new Set(each.flatMap((ids) => [...ids]))];
  const isEverywhere = (id: string) => each.every((ids) => ids.has(id));
  return { ids: all.filter(isEverywhere), idsOfSomeVariants: all.filter((id) => !isEverywhere(id)) };
}
