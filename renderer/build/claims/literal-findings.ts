import type { Finding, Path } from '../../kit/issue.ts';
import type { PageNode, SectionNode, Site } from '../../site/site.ts';
import { everySection, type ResolvedPage } from '../resolve/index.ts';
import { wayOut } from './likely-fact.ts';
import { literalsIn } from './literals.ts';
import { saidIn } from './said.ts';

/** Tells whether a text is written inside the value at a way, or was put together from others. */
export type WrittenOut = (path: Path, text: string) => boolean;

/**
 * Numbers with a unit that stand in the words of a site itself, where a fact should. What pages share is read once; what
 * comes out of a table or a parameter has its one place there.
 */
export function literalFindings(site: Site, pages: readonly ResolvedPage[], isWritten: WrittenOut): Finding[] {
  const read = new Set<object>();
  const ofSections = pages.flatMap((page) =>
    everySection(page).flatMap(({ node }) => {
      if (read.has(node.fields)) return [];
      read.add(node.fields);
      return sectionFindings(site, node);
    }),
  );
  const ofPages = [...site.routes, site.notFound].flatMap((node) => metaFindings(site, node));
  const made = new Set(site.routes.flatMap(({ origin, at }) => (origin === undefined ? [] : at.join('.'))));
  const isMade = (path: Path) => made.has(path.slice(0, 2).join('.')) || made.has(path.slice(0, 4).join('.'));
  return [...siteFindings(site), ...ofPages, ...ofSections].filter(
    ({ path, needle }) => needle === undefined || !isMade(path) || isWritten(path, needle),
  );
}

function sectionFindings(site: Site, { at, definition, fields }: SectionNode): Finding[] {
  return saidIn(definition.schema, fields).flatMap(({ said, inside }) => {
    const path = [...at, ...inside];
    return typeof said === 'number' ? [amountFinding(site, said, path)] : inWords(site, said, path);
  });
}

function metaFindings(site: Site, { at, meta }: PageNode): Finding[] {
  const own = [...at, 'meta'];
  const card = meta.card === false ? undefined : meta.card;
  return [
    ...inWords(site, meta.title, [...own, 'title']),
    ...inWords(site, meta.description, [...own, 'description']),
    ...inWords(site, card?.title, [...own, 'card', 'title']),
    ...inWords(site, card?.eyebrow, [...own, 'card', 'eyebrow']),
    ...figures(site, card?.facts, [...own, 'card', 'facts']),
  ];
}

function siteFindings(site: Site): Finding[] {
  return [
    ...inWords(site, site.organization?.description, ['organization', 'description']),
    ...figures(site, site.cards?.facts, ['cards', 'facts']),
  ];
}

function figures(
  site: Site,
  facts: readonly { readonly value: string; readonly label: string }[] = [],
  at: Path,
): Finding[] {
  return facts.flatMap(({ value, label }, index) => [
    ...inWords(site, value, [...at, index, 'value']),
    ...inWords(site, label, [...at, index, 'label']),
  ]);
}

function inWords({ facts, locale }: Site, words: string | undefined, path: Path): Finding[] {
  if (words === undefined) return [];
  return literalsIn(words).map((literal) => ({
    code: 'claim-literal',
    message: `"${literal.text}" is written straight into the words.`,
    path,
    needle: literal.text,
    suggestion: wayOut(literal, words, facts, locale),
  }));
}

function amountFinding({ facts }: Site, value: number, path: Path): Finding {
  const [name] = [...facts].find(([, fact]) => fact.type === 'money' && fact.value === value) ?? [];
  return {
    code: 'claim-literal',
    message: `The amount ${value} is written straight into a field for prices.`,
    path,
    suggestion:
      name === undefined
        ? `Declare a fact, { type: 'money', value: ${value} }, and write { fact: 'name' } here.`
        : `It is probably { fact: '${name}' }.`,
  };
}
