import type { Diagnostic, Path } from '../../../../sdk/issue.ts';
import { didYouMean } from '../../../../sdk/suggest.ts';
import type { Policy, Requirement } from '../../../../site/policy.ts';
import type { PageNode, Site } from '../../../../site/site.ts';
import type { ResolvedPage } from '../../../page/resolve/index.ts';
import { firstPage, type Shared, sharedBy } from '../../grouping.ts';
import type { Finding } from '../../page-record.ts';
import type { SharedRule, SiteRule } from '../../rule.ts';
import { claimGroups } from './claims.ts';

/** A claim on a page that does not meet a policy. */
interface UnmetPolicy extends Finding, Pick<Diagnostic, 'needle'> {
  /** Number of the policy. */
  readonly policy: number;
  readonly fact: string;
  /** The claim lacks a last day. */
  readonly endless: boolean;
}

/** Reports claims that do not meet a policy: one diagnostic for each location, however many pages show it. */
export const unmetPolicies: SharedRule<'page', UnmetPolicy> = {
  id: 'claim-disclaimer',
  on: 'page',
  check({ site, node, page: resolved }) {
    if (site.policies.length === 0) return [];
    const views = viewsOf(resolved).map((view) => ({ ...view, facts: factsOn(view.page) }));
    return site.policies.flatMap(({ claim, requires }, policy) => {
      const unmet = views.flatMap(({ page, label, facts }) =>
        (claimGroups(site.facts).get(claim) ?? []).flatMap((fact): UnmetPolicy[] => {
          if (!facts.has(fact)) return [];
          if (requires.some((requirement) => isMet(requirement, { site, page, node, facts, fact }))) return [];
          const endless = requires.every((requirement) => 'end' in requirement);
          const location = endless ? valueLocation(node, fact) : usageLocation(page, node, fact);
          return [{ policy, fact, ...location, ...(label !== undefined && { page: label }), endless }];
        }),
      );
      // A variant says nothing new about what the page itself says.
      const own = new Set(unmet.flatMap(({ page, path }) => (page === undefined ? [JSON.stringify(path)] : [])));
      return unmet.filter(({ page, path }) => page === undefined || !own.has(JSON.stringify(path)));
    });
  },
  report: (records, { site: { policies } }) =>
    policies.flatMap((policy, index) =>
      sharedBy(records, unmetPolicies, ({ policy, path }) => JSON.stringify([policy, path])).flatMap((shared) =>
        shared.found.policy === index ? [diagnostic(policy, index, policies.length, shared)] : [],
      ),
    ),
};

/** Reports policies about facts that do not exist. */
export const misnamedPolicies: SiteRule = {
  id: 'unknown-fact',
  on: 'site',
  check({ site: { policies, facts } }) {
    const unknown = (name: string, path: Path): Diagnostic[] => [
      {
        code: 'unknown-fact',
        message: `There is no fact "${name}".`,
        path,
        suggestion: didYouMean(name, facts.keys(), 'fact'),
      },
    ];
    return policies.flatMap(({ claim, requires }, index): Diagnostic[] => {
      const at = ['policies', index];
      const fact = facts.get(claim);
      const needed = requires.flatMap((requirement, number) => {
        if (!('fact' in requirement) || facts.has(requirement.fact)) return [];
        // A single requirement may be written without a list around it, and then has no index.
        return unknown(requirement.fact, [...at, 'requires', ...(requires.length === 1 ? [] : [number]), 'fact']);
      });
      if (fact === undefined) return [...unknown(claim, [...at, 'claim']), ...needed];
      if (claimGroups(facts).has(claim)) return needed;
      const message = `The fact "${claim}" is not a claim, so no policy can be about it.`;
      const suggestion =
        fact.claim === undefined ? 'Make it one: add claim with its own name.' : `Write claim: '${fact.claim}'.`;
      return [{ code: 'invalid-value', message, path: [...at, 'claim'], suggestion }, ...needed];
    });
  },
};

/** The page as its visitors see it: the page itself, and each variant of its experiment. */
function viewsOf({ experiment, ...page }: ResolvedPage): { readonly page: ResolvedPage; readonly label?: string }[] {
  const varied = (experiment?.variants ?? []).map(({ name, sections }) => ({
    page: { ...page, sections },
    label: `${page.path} (variant "${name}")`,
  }));
  return [{ page }, ...varied];
}

/** The facts on a page and in its search results. Social cards do not count: they have no room for conditions. */
function factsOn(page: ResolvedPage): ReadonlySet<string> {
  const about = page.uses.filter(
    ({ at }) => ['title', 'description'].includes(String(at.at(-1))) && at.at(-2) === 'meta',
  );
  return new Set([...about, ...page.sections.flatMap(({ uses }) => uses)].map(({ fact }) => fact));
}

interface ClaimOnPage {
  readonly site: Site;
  readonly page: ResolvedPage;
  readonly node: PageNode;
  readonly facts: ReadonlySet<string>;
  readonly fact: string;
}

function isMet(requirement: Requirement, { site, page, node, facts, fact }: ClaimOnPage): boolean {
  if ('fact' in requirement) return facts.has(requirement.fact);
  if ('section' in requirement) return page.sections.some(({ name }) => name === requirement.section);
  return (node.facts[fact] ?? site.facts.get(fact))?.until !== undefined;
}

function valueLocation(node: PageNode, fact: string): Pick<UnmetPolicy, 'path' | 'needle'> {
  const own = node.facts[fact] !== undefined;
  return { path: own ? [...node.at, 'facts', fact] : ['facts', ...fact.split('.')] };
}

function usageLocation(page: ResolvedPage, node: PageNode, fact: string): Pick<UnmetPolicy, 'path' | 'needle'> {
  const uses = [...page.sections.flatMap((section) => section.uses), ...page.uses];
  const { at, needle } = uses.find((use) => use.fact === fact) ?? { at: node.at };
  return { path: at, ...(needle === undefined ? {} : { needle }) };
}

function diagnostic(
  { claim, requires, because }: Policy,
  index: number,
  count: number,
  shared: Shared<UnmetPolicy>,
): Diagnostic {
  const { fact, endless, path, needle } = shared.found;
  const location = { path, ...(needle !== undefined && { needle }) };
  const pages = firstPage(shared.paths);
  if (endless) {
    return {
      code: 'claim-end',
      ...location,
      message: `"${fact}" has no last day on ${pages}, and the claim "${claim}" needs one. ${because}`,
      suggestion: "Write until: '2027-01-31' beside the value.",
    };
  }
  return {
    code: 'claim-disclaimer',
    ...location,
    message: `${pages} ${shared.paths.length === 1 ? 'makes' : 'make'} the claim "${claim}" without ${requires.map(requirementText).join(' or ')}. ${because}`,
    suggestion: `Add it to the page or its layout, or take the claim out. Policy ${index + 1} of ${count} asks for it.`,
  };
}

function requirementText(requirement: Requirement): string {
  if ('fact' in requirement) return `{{facts.${requirement.fact}}} in its text`;
  return 'section' in requirement ? `a section named "${requirement.section}"` : 'a last day ("until")';
}
