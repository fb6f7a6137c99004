import type { Diagnostic } from '../../../sdk/issue.ts';
import { andOthers, byRoute, groupBy, pathList } from '../grouping.ts';
import type { PageRecord } from '../page-record.ts';
import type { SiteRule } from '../rule.ts';

type Field = 'title' | 'description';

/**
 * Characters of a title. Google cuts titles at about 600 pixels on a desktop, some 60 characters (Search Central, "Influencing
 * your title links", names no number). A title of one or two words does not tell pages apart.
 */
const titleBounds = { least: 15, most: 60 };

/** Characters of a description: Google shows about 155 to 160, and replaces very short ones. */
const descriptionBounds = { least: 50, most: 160 };

const bounds = { title: titleBounds, description: descriptionBounds } as const;

/** Reports titles and descriptions that search results would cut, or that are too short to be useful. */
export const titleLengths = lengthRule('meta-title-length', 'title');
export const descriptionLengths = lengthRule('meta-description-length', 'description');

function lengthRule(id: SiteRule['id'], field: Field): SiteRule {
  const check: SiteRule['check'] = ({ open }) => [
    ...found(id, open, field, 'long'),
    ...found(id, open, field, 'short'),
  ];
  return { id, on: 'site', check };
}

/** Reports titles and descriptions that several pages share: such pages look the same in search results. */
export const doubledTitles = doubledRule('meta-title-doubled', 'title');
export const doubledDescriptions = doubledRule('meta-description-doubled', 'description');

/** Whitespace other than single spaces; most texts have none. */
const unevenSpace = /\s{2,}|[^\S ]/g;

function doubledRule(id: SiteRule['id'], field: Field): SiteRule {
  const textOf = ({ page }: PageRecord) => page[field].replace(unevenSpace, ' ').trim().toLowerCase();
  const check: SiteRule['check'] = ({ open }) =>
    groupBy(open, textOf).flatMap((group) => {
      const [, second] = group;
      if (second === undefined) return [];
      return [
        {
          code: id,
          message: `${pathList(group.map(({ page }) => page.path))} share the ${field} "${second.page[field]}".`,
          path: [...second.at, 'meta', field],
          suggestion: `Write into each ${field} what only that page offers.`,
        },
      ];
    });
  return { id, on: 'site', check };
}

function found(
  code: SiteRule['id'],
  open: readonly PageRecord[],
  field: Field,
  problem: 'long' | 'short',
): Diagnostic[] {
  const { least, most } = bounds[field];
  const outside = open.filter(({ page }) => {
    const length = lengthOf(page[field]);
    return problem === 'long' ? length > most : length < least;
  });
  return byRoute(outside).map((group) => {
    const { at, origin, page } = worst(group, field, problem);
    const length = lengthOf(page[field]);
    const bound = problem === 'long' ? `search results show about ${most}` : `it needs at least ${least}`;
    return {
      code,
      // For a matrix, the location adds which pages have the problem.
      message: `The ${field}${origin?.kind === 'matrix' ? '' : ` of ${page.path}`} has ${length} characters; ${bound}.${andOthers(group.length - 1)}`,
      path: [...at, 'meta', field],
      suggestion:
        problem === 'long' ? shorten(field) : 'Say what the page offers to whom, in the words that people search for.',
    };
  });
}

function worst(group: readonly PageRecord[], field: Field, problem: 'long' | 'short'): PageRecord {
  const sign = problem === 'long' ? 1 : -1;
  return group.reduce((most, one) =>
    sign * (lengthOf(one.page[field]) - lengthOf(most.page[field])) > 0 ? one : most,
  );
}

function shorten(field: Field): string {
  return field === 'title'
    ? 'Begin with what sets the page apart, and leave out what its address or the name of the site says.'
    : 'Put what matters first, and end the sentence before the limit.';
}

/** The number of characters: a surrogate pair counts as one. */
function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
