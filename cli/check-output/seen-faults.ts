import { idReferencesOf, idsOf } from '../../renderer/build/lib/markup/ids.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { Fault } from './fault.ts';
import type { Look } from './looks.ts';
import { markupFaults } from './markup-rules.ts';

/** Rules of html-validate that have a code of their own here. */
const saidElsewhere = new Set(['no-dup-id', 'no-missing-references', 'no-inline-style']);

/** What is wrong with what visitors see, whichever variant they get. What several see is told once, for the first of them. */
export async function seenFaults(looks: readonly Look[]): Promise<Fault[]> {
  const told = new Set<string>();
  const faults: Fault[] = [];
  for (const look of looks) {
    const found = [...(await invalid(look)), ...faultyIds(look)];
    append(
      faults,
      found.filter((fault) => !told.has(keyOf(fault))).map((fault) => inVariant(fault, look)),
    );
    for (const fault of found) told.add(keyOf(fault));
  }
  return faults;
}

/** What is suggested may differ with the ids that there are. */
function keyOf({ code, message, at }: Fault): string {
  return JSON.stringify([code, message, at]);
}

function inVariant(fault: Fault, { variant }: Look): Fault {
  return variant === undefined ? fault : { ...fault, message: `In the variant "${variant}": ${fault.message}` };
}

async function invalid({ html }: Look): Promise<Fault[]> {
  const lines = lineStarts(html);
  return (await markupFaults(html)).flatMap(({ rule, message, line, column }): Fault[] =>
    saidElsewhere.has(rule)
      ? []
      : [{ code: 'html-invalid', message: `${message} (${rule})`, at: (lines[line - 1] ?? 0) + column - 1 }],
  );
}

function faultyIds({ markup }: Look): Fault[] {
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
  return [...doubled, ...missing];
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
}
