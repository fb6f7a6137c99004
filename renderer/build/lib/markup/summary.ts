import { decodeFragment, idAttributes } from './ids.ts';

/** The ids, headings and ticked boxes of a section's HTML. */
export interface MarkupSummary {
  /** In order, duplicates included. */
  readonly ids: readonly string[];
  /** Ids that it refers to and does not define, each once, with the attribute that refers to it. */
  readonly wanted: ReadonlyMap<string, string>;
  /** The levels of its headings, in order. */
  readonly levels: readonly number[];
  /** The names of the checkboxes of its forms that are ticked; empty for one without a name. */
  readonly ticked: readonly string[];
}

const byProps = new WeakMap<object, { readonly html: string; readonly summary: MarkupSummary }>();

/** For sections of one shape, which differ by text alone. */
const byShape = new WeakMap<object, MarkupSummary>();

/** Returns the summary of a section. Sections with the same props or of one shape are read once for all pages. */
export function markupSummary(fragment: {
  readonly section: { readonly given: object };
  readonly html: string;
  readonly template?: object;
}): MarkupSummary {
  const { template } = fragment;
  if (template === undefined) return summaryByProps(fragment.section.given, fragment.html);
  const summary = byShape.get(template) ?? readMarkupSummary(fragment.html);
  byShape.set(template, summary);
  return summary;
}

function summaryByProps(given: object, html: string): MarkupSummary {
  const before = byProps.get(given);
  if (before?.html === html) return before.summary;
  const summary = readMarkupSummary(html);
  byProps.set(given, { html, summary });
  return summary;
}

/**
 * Reads HTML that React rendered. React writes attributes as ` name="value"` and escapes quotes in text, so a search for
 * `="` finds attributes alone. A tokenizer would take twenty times as long, on thousands of pages.
 */
export function readMarkupSummary(html: string): MarkupSummary {
  const ids: string[] = [];
  const references: (readonly [id: string, attribute: string])[] = [];
  for (let equals = html.indexOf('="'); equals !== -1; ) {
    // React writes some names with capital letters.
    const attribute = html.slice(html.lastIndexOf(' ', equals) + 1, equals).toLowerCase();
    const end = html.indexOf('"', equals + 2);
    if (attribute === 'id') ids.push(html.slice(equals + 2, end));
    else if (attribute === 'href') {
      if (html[equals + 2] === '#' && end > equals + 3)
        references.push([decodeFragment(html.slice(equals + 3, end)), attribute]);
    } else if (idAttributes.has(attribute)) {
      for (const id of html.slice(equals + 2, end).split(' ')) references.push([id, attribute]);
    }
    equals = html.indexOf('="', end);
  }
  const own = new Set(ids);
  return {
    ids: ids.filter((id) => id !== ''),
    wanted: new Map(references.filter(([id]) => id !== '' && id !== 'top' && !own.has(id))),
    levels: Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level)),
    ticked: /\schecked[\s=/>]/.test(html) ? tickedBoxes(html) : [],
  };
}

function tickedBoxes(html: string): string[] {
  return (html.match(/<form[\s>].*?<\/form>/gs) ?? []).flatMap((form) =>
    (form.match(/<input\s[^>]*>/g) ?? [])
      .filter((input) => /\stype=["']?checkbox/.test(input) && /\schecked[\s=/>]/.test(input))
      .map((input) => /\sname="([^"]*)"/.exec(input)?.[1] ?? ''),
  );
}
