import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { Policy, Requirement } from '../../../site/policy.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { UnmetPolicy } from '../page-hits.ts';
import type { PageRecord } from '../page-record.ts';
import type { ClaimGroups } from './groups.ts';

/** Returns the claims of a page that do not meet the policies of the config. */
export function unmetPolicies(site: Site, node: PageNode, resolved: ResolvedPage, groups: ClaimGroups): UnmetPolicy[] {
  if (site.policies.length === 0) return [];
  const views = viewsOf(resolved).map((view) => ({ ...view, facts: factsOn(view.page) }));
  return site.policies.flatMap(({ claim, requires }, policy) =>
    views.flatMap(({ page, label, facts }) =>
      (groups.get(claim) ?? []).flatMap((fact): UnmetPolicy[] => {
        if (!facts.has(fact)) return [];
        if (requires.some((requirement) => isMet(requirement, { site, page, node, facts, fact }))) return [];
        const endless = requires.every((requirement) => 'end' in requirement);
        const location = endless ? valueLocation(node, fact) : usageLocation(page, node, fact);
        return [{ policy, fact, location, label, endless }];
      }),
    ),
  );
}

/** Returns one diagnostic for each location that does not meet a policy, however many pages show it. */
export function policyDiagnostics({ policies }: Pick<Site, 'policies'>, records: readonly PageRecord[]): Diagnostic[] {
  return policies.flatMap((policy, index) => {
    const unmet = new Map<string, Unmet>();
    for (const { page, hits } of records) {
      for (const { policy: number, fact, location, label, endless } of hits.policies ?? []) {
        if (number !== index) continue;
        const key = JSON.stringify(location.path);
        const before = unmet.get(key) ?? { fact, location, paths: [], endless };
        const known = before.paths.includes(page.path) ? [] : [label];
        unmet.set(key, { ...before, paths: [...new Set([...before.paths, ...known])] });
      }
    }
    return [...unmet.values()].map((found) => diagnostic(policy, index, policies.length, found));
  });
}

/** Reports policies about facts that do not exist. */
export function misnamedPolicies({ policies, facts }: Site, groups: ClaimGroups): Diagnostic[] {
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
    if (groups.has(claim)) return needed;
    const message = `The fact "${claim}" is not a claim, so no policy can be about it.`;
    const suggestion =
      fact.claim === undefined ? 'Make it one: add claim with its own name.' : `Write claim: '${fact.claim}'.`;
    return [{ code: 'invalid-value', message, path: [...at, 'claim'], suggestion }, ...needed];
  });
}

/** The page as its visitors see it: the page itself, and each variant of its experiment. */
function viewsOf({ experiment, ...page }: ResolvedPage): { readonly page: ResolvedPage; readonly label: string }[] {
  const varied = (experiment?.variants ?? []).map(({ name, sections }) => ({
    page: { ...page, sections },
    label: `${page.path} (variant "${name}")`,
  }));
  return [{ page, label: page.path }, ...varied];
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

/** A claim at one location, with the pages on which it does not meet a policy. */
interface Unmet {
  readonly fact: string;
  readonly location: Pick<Diagnostic, 'path' | 'needle'>;
  readonly paths: readonly string[];
  /** The claim lacks a last day. */
  readonly endless: boolean;
}

function valueLocation(node: PageNode, fact: string): Unmet['location'] {
  const own = node.facts[fact] !== undefined;
  return { path: own ? [...node.at, 'facts', fact] : ['facts', ...fact.split('.')] };
}

function usageLocation(page: ResolvedPage, node: PageNode, fact: string): Unmet['location'] {
  const uses = [...page.sections.flatMap((section) => section.uses), ...page.uses];
  const { at, needle } = uses.find((use) => use.fact === fact) ?? { at: node.at };
  return { path: at, ...(needle === undefined ? {} : { needle }) };
}

function diagnostic({ claim, requires, because }: Policy, index: number, count: number, found: Unmet): Diagnostic {
  const { fact, location, paths, endless } = found;
  const [first = '', ...others] = paths;
  const pages = firstAndCount(first, others.length);
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
    message: `${pages} ${others.length === 0 ? 'makes' : 'make'} the claim "${claim}" without ${requires.map(requirementText).join(' or ')}. ${because}`,
    suggestion: `Add it to the page or its layout, or take the claim out. Policy ${index + 1} of ${count} asks for it.`,
  };
}

function firstAndCount(first: string, others: number): string {
  if (others === 0) return first;
  return others === 1 ? `${first} and one more page` : `${first} and ${thousands(others)} more pages`;
}

function requirementText(requirement: Requirement): string {
  if ('fact' in requirement) return `{{facts.${requirement.fact}}} in its text`;
  return 'section' in requirement ? `a section named "${requirement.section}"` : 'a last day ("until")';
}
