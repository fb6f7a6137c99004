import { decoded } from './ids.ts';

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
 * Attributes that hold ids. React writes `name="value"` behind one space and no quotation mark in words, so nothing else
 * can be taken for one; finding tags first would take twenty times as long, and thousands of pages would feel it.
 */
const holding =
  / (id|for|form|list|headers|itemref|popover[tT]arget|command[fF]or|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)|href(?=="#))="([^"]+)"/g;

function read(html: string): Marks {
  const ids: string[] = [];
  const named: (readonly [id: string, attribute: string])[] = [];
  for (const [, attribute = '', value = ''] of html.matchAll(holding)) {
    if (attribute === 'id') ids.push(value);
    else if (attribute === 'href') named.push([decoded(value.slice(1)), attribute]);
    else for (const id of value.split(' ')) named.push([id, attribute.toLowerCase()]);
  }
  const own = new Set(ids);
  return { ids, wanted: new Map(named.filter(([id]) => id !== '' && id !== 'top' && !own.has(id))) };
}
