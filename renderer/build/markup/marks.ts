import { decoded, naming } from './ids.ts';

/** What a piece of a page says about ids. */
export interface Marks {
  /** In their order, and as often as they stand there. */
  readonly ids: readonly string[];
  /** Ids that it names and does not have itself, each once, with the attribute that names it. */
  readonly wanted: ReadonlyMap<string, string>;
}

const marksByHtml = new Map<string, Marks>();

/** Reads a piece of HTML that React has written; each one once, on however many pages it stands. */
export function marksOf(html: string): Marks {
  let marks = marksByHtml.get(html);
  if (marks === undefined) {
    marks = read(html);
    marksByHtml.set(html, marks);
  }
  return marks;
}

/**
 * React writes `name="value"` behind one space and no quotation mark in words, so nothing else can be taken for an
 * attribute; finding tags first would take twenty times as long, and thousands of pages would feel it.
 */
function read(html: string): Marks {
  const ids: string[] = [];
  const named: (readonly [id: string, attribute: string])[] = [];
  for (let equals = html.indexOf('="'); equals !== -1; ) {
    // Some have a capital letter in them, as React writes them.
    const attribute = html.slice(html.lastIndexOf(' ', equals) + 1, equals).toLowerCase();
    const end = html.indexOf('"', equals + 2);
    if (attribute === 'id') ids.push(html.slice(equals + 2, end));
    else if (attribute === 'href') {
      if (html[equals + 2] === '#' && end > equals + 3) named.push([decoded(html.slice(equals + 3, end)), attribute]);
    } else if (naming.has(attribute)) {
      for (const id of html.slice(equals + 2, end).split(' ')) named.push([id, attribute]);
    }
    equals = html.indexOf('="', end);
  }
  const own = new Set(ids);
  return {
    ids: ids.filter((id) => id !== ''),
    wanted: new Map(named.filter(([id]) => id !== '' && id !== 'top' && !own.has(id))),
  };
}
