import type { EarlyData, QueryRule } from '../../client/early/data.ts';
import type { Query, Site } from '../../site/site.ts';
import type { ResolvedPage } from '../resolve/index.ts';

/** Whether a page carries the early script. */
export function needsEarly({ query }: ResolvedPage): boolean {
  return query.length > 0;
}

/** What the early script must know of a page; nothing where the page does without it. */
export function earlyData(page: ResolvedPage, site: Site): EarlyData | undefined {
  if (!needsEarly(page)) return undefined;
  const { query } = page;
  return {
    query: Object.fromEntries(
      query.flatMap((name) => {
        const declared = site.query.get(name);
        return declared === undefined ? [] : [[name, queryRule(declared)]];
      }),
    ),
  };
}

/**
 * The rule as the browser applies it. Values become text and nothing else; brackets that markup begins with are refused
 * all the same, whatever pattern a site declares.
 */
function queryRule({ max, allow, pattern }: Query): QueryRule {
  if (allow === undefined) return `^(?!.*[<>])(?=.{1,${max}}$)(?=.*\\S)(?:${pattern})$`;
  return Object.fromEntries(allow.map((value) => [value.toLowerCase(), [value]]));
}
