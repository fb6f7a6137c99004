import type { Place } from '../../../sdk/issue.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import { type FindingOnPages, reportOnPages, sharedBy } from '../grouping.ts';
import type { Finding } from '../page-record.ts';
import type { HtmlRule, HtmlView } from '../rule.ts';

/** A reference of a section to an id that no element of its page has. */
interface MissingId extends Finding {
  readonly id: string;
  readonly attribute: string;
  readonly name: string;
  /** Ids of the page, for the suggestion. */
  readonly others: readonly string[];
}

export const missingIds: HtmlRule<MissingId> = {
  id: 'id-missing',
  on: 'html',
  check({ sections, outside }) {
    const missing: MissingId[] = [];
    let all: Set<string> | undefined;
    for (const { section, marks } of sections) {
      for (const [id, attribute] of marks.wanted) {
        all ??= new Set([...outside, ...sections.flatMap((other) => other.marks.ids)]);
        if (all.has(id)) continue;
        missing.push({ id, attribute, name: section.name, path: section.node.at, others: [...all] });
      }
    }
    return missing;
  },
  report: (records) =>
    sharedBy(records, missingIds, ({ path, id }) => JSON.stringify([path, id])).map(
      ({ found: { id, attribute, name, path, others }, paths: [first, ...more] }) => {
        const also = more.length === 1 ? ', nor has one other page' : `, nor have ${more.length} other pages`;
        return {
          code: 'id-missing',
          message: `The section "${name}" names the id "${id}" in ${attribute}, but nothing on ${first} has it${more.length === 0 ? '' : also}.`,
          path,
          needle: id,
          suggestion: didYouMean(id, others, 'id on that page'),
        };
      },
    ),
};

export const duplicateIds: HtmlRule<FindingOnPages> = {
  id: 'id-duplicate',
  on: 'html',
  check({ sections, outside }: HtmlView) {
    const owners = new Map(outside.map((id) => [id, 'the document around the sections']));
    return sections.flatMap(({ section, marks }) =>
      marks.ids.flatMap((id) => {
        const owner = owners.get(id);
        owners.set(id, `section "${section.name}"`);
        if (owner === undefined) return [];
        return [
          {
            path: section.node.at,
            message: [`The id "${id}" is used twice on `, `: in ${owner} and in section "${section.name}".`] as const,
            needle: id,
            place: placeOfHeading(section.node, id),
            suggestion: 'Give one of the two another name or id; links can only reach the first.',
          },
        ];
      }),
    );
  },
  report: (records) => reportOnPages(records, duplicateIds),
};

/** The place of a heading with an id in the prose file of a section. */
function placeOfHeading({ fields }: ResolvedSection['node'], id: string): Place | undefined {
  const file = Object.values(fields).find(isProse);
  const index = file?.nodes.findIndex((node) => 'id' in node && node.id === id) ?? -1;
  return index === -1 ? undefined : file?.placeOf([index]);
}
