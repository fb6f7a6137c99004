import { control, type EarlyData, type QueryRule, type TestRule, variantKey } from '../../../client/early/data.ts';
import { leadPrefix } from '../../../client/form/after/handover.ts';
import type { Query, Site } from '../../../site/site.ts';
import type { ExperimentSummary, PageSummary } from '../resolve/index.ts';

/** Whether a page needs the early script. */
export function needsEarly({ query, experiment }: Pick<PageSummary, 'query' | 'experiment'>): boolean {
  return !query.every(isOfLead) || experiment !== undefined;
}

/** Whether a page needs the script that shows values of the lead that led to it. */
export function needsThanks({ query }: Pick<PageSummary, 'query'>): boolean {
  return query.some(isOfLead);
}

/** Whether a placeholder is for a value of a lead, and not for a query parameter. */
function isOfLead(name: string): boolean {
  return name.startsWith(leadPrefix);
}

/** Returns the data for the early script of a page; undefined if the page needs none. */
export function earlyData(page: PageSummary, site: Site): EarlyData | undefined {
  if (!needsEarly(page)) return undefined;
  const { query, experiment } = page;
  return {
    query: Object.fromEntries(
      query.flatMap((name) => {
        const declared = site.query.get(name);
        return declared === undefined ? [] : [[name, queryRule(declared)]];
      }),
    ),
    ...(experiment && { test: testRule(experiment) }),
  };
}

function testRule({ name, functional, variants }: ExperimentSummary): TestRule {
  return {
    store: functional ? 'localStorage' : 'sessionStorage',
    key: variantKey + name,
    weights: variantWeights(variants),
  };
}

/** The percentage of visitors that see the control and each variant, the control first. */
export function variantWeights(variants: ExperimentSummary['variants']): Readonly<Record<string, number>> {
  const left = variants.reduce((rest, { weight }) => rest - weight, 100);
  return { [control]: left, ...Object.fromEntries(variants.map(({ name, weight }) => [name, weight])) };
}

/**
 * Returns the rule as the browser applies it. Values only ever become text, and angle brackets are refused all the same,
 * whatever pattern a site declares.
 */
function queryRule({ max, allow, pattern }: Query): QueryRule {
  if (allow === undefined) return `^(?!.*[<>])(?=.{1,${max}}$)(?=.*\\S)(?:${pattern})$`;
  return Object.fromEntries(allow.map((value) => [value.toLowerCase(), [value]]));
}
