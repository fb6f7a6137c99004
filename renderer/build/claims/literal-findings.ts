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
  const made = new Set(site.routes.flatMap(({ origin, at }) => (origin === undefined ? [] : at.join('.'))));
  const isMade = (path: Path) => made.has(path.slice(0, 2).join('.')) || made.has(path.slice(0, 4).join('.'));
  const stands: WrittenOut = (path, text) => !isMade(path) || isWritten(path, text);
  const ofSections = pages.flatMap((page) =>
    everySection(page).flatMap(({ node }) => {
      if (read.has(node.fields)) return [];
      read.add(node.fields);
      return sectionFindings({ site, stands }, node);
    }),
  );
  const ofPages = [...site.routes, site.notFound].flatMap((node) => metaFindings({ site, stands }, node));
  return [...siteFindings({ site, stands }), ...ofPages, ...ofSections];
}

/** A site, and what of its words is written where it stands. */
interface Context {
  readonly site: Site;
  readonly stands: WrittenOut;
}

function sectionFindings(context: Context, { at, definition, fields }: SectionNode): Finding[] {
  return saidIn(definition.schema, fields).flatMap(({ said, inside }) => {
    const path = [...at, ...inside];
    return typeof said === 'number' ? [amountFinding(context, said, path)] : inWords(context, said, path);
  });
}

function metaFindings(context: Context, { at, meta }: PageNode): Finding[] {
  const own = [...at, 'meta'];
  const card = meta.card === false ? undefined : meta.card;
  return [
    ...inWords(context, meta.title, [...own, 'title']),
    ...inWords(context, meta.description, [...own, 'description']),
    ...inWords(context, card?.title, [...own, 'card', 'title']),
    ...inWords(context, card?.eyebrow, [...own, 'card', 'eyebrow']),
    ...figures(context, card?.facts, [...own, 'card', 'facts']),
  ];
}

function siteFindings(context: Context): Finding[] {
  const { organization, cards } = context.site;
  return [
    ...inWords(context, organization?.description, ['organization', 'description']),
    ...figures(context, cards?.facts, ['cards', 'facts']),
  ];
}

function figures(
  context: Context,
  facts: readonly { readonly value: string; readonly label: string }[] = [],
  at: Path,
): Finding[] {
  return facts.flatMap(({ value, label }, index) => [
    ...inWords(context, value, [...at, index, 'value']),
    ...inWords(context, label, [...at, index, 'label']),
  ]);
}

function inWords({ site, stands }: Context, words: string | undefined, path: Path): Finding[] {
  if (words === undefined) return [];
  const literals = literalsIn(words).filter(({ text }) => stands(path, text));
  return literals.map((literal) => ({
    code: 'claim-literal',
    message: `"${literal.text}" is written straight into the words.`,
    path,
    needle: literal.text,
    suggestion: wayOut(literal, words, site.facts, site.locale),
  }));
}

function amountFinding({ site: { facts } }: Context, value: number, path: Path): Finding {
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
