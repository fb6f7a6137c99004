import type { Finding, Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { thousands } from '../../../sdk/thousands.ts';
import type { Policy, Requirement } from '../../../site/policy.ts';
import type { PageNode, Site } from '../../../site/site.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { PageRecord } from '../page-record.ts';
import type { ClaimGroups } from './groups.ts';

/** A claim on a page that lacks what a policy asks for. */
export interface UnmetPolicy {
  /** Number of the policy. */
  readonly policy: number;
  readonly fact: string;
  readonly place: Pick<Finding, 'path' | 'needle'>;
  /** The page, or the variant of it. */
  readonly label: string;
  /** It lacks a last day. */
  readonly endless: boolean;
}

/** Claims of a page that lack what the config says they need. */
export function unmetPolicies(site: Site, node: PageNode, resolved: ResolvedPage, groups: ClaimGroups): UnmetPolicy[] {
  if (site.policies.length === 0) return [];
  const views = viewsOf(resolved).map((view) => ({ ...view, facts: factsOn(view.page) }));
  return site.policies.flatMap(({ claim, requires }, policy) =>
    views.flatMap(({ page, label, facts }) =>
      (groups.get(claim) ?? []).flatMap((fact): UnmetPolicy[] => {
        if (!facts.has(fact)) return [];
        if (requires.some((requirement) => isMet(requirement, { site, page, node, facts, fact }))) return [];
        const endless = requires.every((requirement) => 'end' in requirement);
        return [{ policy, fact, place: endless ? valuePlace(node, fact) : shownAt(page, node, fact), label, endless }];
      }),
    ),
  );
}

/** One diagnostic for each place that a policy complains about, however many pages show it. */
export function policyFindings({ policies }: Pick<Site, 'policies'>, records: readonly PageRecord[]): Finding[] {
  return policies.flatMap((policy, index) => {
    const unmet = new Map<string, Unmet>();
    for (const { page, hits } of records) {
      for (const { policy: number, fact, place, label, endless } of hits.policies ?? []) {
        if (number !== index) continue;
        const key = JSON.stringify(place.path);
        const before = unmet.get(key) ?? { fact, place, paths: [], endless };
        const known = before.paths.includes(page.path) ? [] : [label];
        unmet.set(key, { ...before, paths: [...new Set([...before.paths, ...known])] });
      }
    }
    return [...unmet.values()].map((found) => finding(policy, index, policies.length, found));
  });
}

/** Policies about facts that do not exist. */
export function misnamedPolicies({ policies, facts }: Site, groups: ClaimGroups): Finding[] {
  const unknown = (name: string, path: Path): Finding[] => [
    {
      code: 'unknown-fact',
      message: `There is no fact "${name}".`,
      path,
      suggestion: didYouMean(name, facts.keys(), 'fact'),
    },
  ];
  return policies.flatMap(({ claim, requires }, index): Finding[] => {
    const at = ['policies', index];
    const fact = facts.get(claim);
    const needed = requires.flatMap((requirement, place) => {
      if (!('fact' in requirement) || facts.has(requirement.fact)) return [];
      // One requirement may stand there without a list around it; then there is no such place, and the list's is shown.
      return unknown(requirement.fact, [...at, 'requires', ...(requires.length === 1 ? [] : [place]), 'fact']);
    });
    if (fact === undefined) return [...unknown(claim, [...at, 'claim']), ...needed];
    if (groups.has(claim)) return needed;
    const message = `The fact "${claim}" is no claim of its own, so no policy can be about it.`;
    const suggestion =
      fact.claim === undefined ? 'Say that it is one: claim, with its own name.' : `Write claim: '${fact.claim}'.`;
    return [{ code: 'invalid-value', message, path: [...at, 'claim'], suggestion }, ...needed];
  });
}

/** A page as its visitors see it: as it is, and as each variant of its experiment shows it. */
function viewsOf({ experiment, ...page }: ResolvedPage): { readonly page: ResolvedPage; readonly label: string }[] {
  const varied = (experiment?.variants ?? []).map(({ name, sections }) => ({
    page: { ...page, sections },
    label: `${page.path} (variant "${name}")`,
  }));
  return [{ page, label: page.path }, ...varied];
}

/** The facts that a visitor reads on a page or about it in search results; a social card has no room for conditions. */
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

/** A claim at one place, with the pages on which it lacks something. */
interface Unmet {
  readonly fact: string;
  readonly place: Pick<Finding, 'path' | 'needle'>;
  readonly paths: readonly string[];
  /** What it lacks is a last day. */
  readonly endless: boolean;
}

function valuePlace(node: PageNode, fact: string): Unmet['place'] {
  const own = node.facts[fact] !== undefined;
  return { path: own ? [...node.at, 'facts', fact] : ['facts', ...fact.split('.')] };
}

function shownAt(page: ResolvedPage, node: PageNode, fact: string): Unmet['place'] {
  const uses = [...page.sections.flatMap((section) => section.uses), ...page.uses];
  const { at, needle } = uses.find((use) => use.fact === fact) ?? { at: node.at };
  return { path: at, ...(needle === undefined ? {} : { needle }) };
}

function finding({ claim, requires, because }: Policy, index: number, count: number, found: Unmet): Finding {
  const { fact, place, paths, endless } = found;
  const [first = '', ...others] = paths;
  const pages = inShort(first, others.length);
  if (endless) {
    return {
      code: 'claim-end',
      ...place,
      message: `"${fact}" has no last day on ${pages}, and the claim "${claim}" needs one. ${because}`,
      suggestion: "Write until: '2027-01-31' beside the value.",
    };
  }
  return {
    code: 'claim-disclaimer',
    ...place,
    message: `${pages} ${others.length === 0 ? 'makes' : 'make'} the claim "${claim}" without ${requires.map(inWords).join(' or ')}. ${because}`,
    suggestion: `Add it to the page or its layout, or take the claim out. Policy ${index + 1} of ${count} asks for it.`,
  };
}

function inShort(first: string, others: number): string {
  if (others === 0) return first;
  return others === 1 ? `${first} and one more page` : `${first} and ${thousands(others)} more pages`;
}

function inWords(requirement: Requirement): string {
  if ('fact' in requirement) return `{{facts.${requirement.fact}}} in its words`;
  return 'section' in requirement ? `a section named "${requirement.section}"` : 'a last day ("until")';
}
