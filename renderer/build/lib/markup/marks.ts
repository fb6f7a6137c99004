import { decoded, naming } from './ids.ts';

/** What a piece of a page says about ids and headings. */
export interface Marks {
  /** In their order, and as often as they stand there. */
  readonly ids: readonly string[];
  /** Ids that it names and does not have itself, each once, with the attribute that names it. */
  readonly wanted: ReadonlyMap<string, string>;
  /** The levels of its headings, in order. */
  readonly levels: readonly number[];
}

interface Read {
  readonly html: string;
  readonly marks: Marks;
}

const known = new WeakMap<object, Read>();

/** Those of sections that differ by words alone. */
const alike = new WeakMap<object, Marks>();

/**
 * What the HTML of a section says: sections that get the same are read once, on however many pages they stand, and so are
 * those that differ by words alone.
 */
export function marksOf(fragment: {
  readonly section: { readonly given: object };
  readonly html: string;
  readonly like?: object;
}): Marks {
  const { like } = fragment;
  if (like === undefined) return marksByGiven(fragment.section.given, fragment.html);
  const marks = alike.get(like) ?? readMarks(fragment.html);
  alike.set(like, marks);
  return marks;
}

function marksByGiven(given: object, html: string): Marks {
  const before = known.get(given);
  if (before?.html === html) return before.marks;
  const marks = readMarks(html);
  known.set(given, { html, marks });
  return marks;
}

/**
 * Reads a piece of HTML that React has written: it writes `name="value"` behind one space and no quotation mark
 * in words, so nothing else can be taken for an attribute; finding tags first would take twenty times as long, and
 * thousands of pages would feel it.
 */
export function readMarks(html: string): Marks {
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
    levels: Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level)),
  };
}
