import type { Finding, Path } from '../../../sdk/issue.ts';
import type { RegisteredBlock } from '../../../site/registry.ts';
import type { PageNode, SectionNode, Site } from '../../../site/site.ts';
import { isPagesOf, wholeParam } from '../../routes/fill.ts';
import { type Kind, kindOf, type OfKind } from '../../schema/kinds/kind.ts';
import { withWords } from '../../schema/kinds/words.ts';
import { isHeldByFact, wayOut } from './likely-fact.ts';
import { literalsIn, mayHoldLiteral } from './literals.ts';
import { holdsNumber } from './numbers.ts';
import { saidIn } from './said.ts';

/** Tells whether a text is written inside the value at a way, or was put together from others. */
export type WrittenOut = (path: Path, text: string) => boolean;

/**
 * Numbers with a unit that a section says in the site's name, where a fact should be. What comes from a table or a parameter has
 * its one place there. `isMade` says that the page was made of a template, so that not all of its text is written in place.
 */
export function literalsInSection(node: SectionNode, context: LiteralContext, isMade: boolean): Finding[] {
  return context.silent(node.fields) || isQuiet(node) ? [] : sectionFindings(within(context, isMade), node);
}

/** The same in the meta of a page. */
export function literalsInMeta(node: PageNode, context: LiteralContext): Finding[] {
  return context.silent(node.meta) ? [] : metaFindings(within(context, node.origin !== undefined), node);
}

/** The same around the pages. */
export function literalsOfSite(context: LiteralContext): Finding[] {
  return siteFindings(within(context, false));
}

/** A site, and how its text came to be. */
export interface LiteralContext {
  readonly site: Site;
  readonly isWritten: WrittenOut;
  /** Says that no number is written in what a value was filled in from. */
  readonly silent: (filled: object) => boolean;
}

function within({ site, isWritten }: LiteralContext, isMade: boolean): Context {
  return { site, stands: (path, text) => !isMade || isWritten(path, text) };
}

/**
 * Tells of what was filled in whether no number is written in what it was filled in from: it is looked at once for all
 * pages, of which there may be thousands, and every number on them came from a table or a parameter.
 */
export function silentBy(patternOf: (filled: object) => object | undefined): (filled: object) => boolean {
  const known = new Map<object, boolean>();
  return (filled) => {
    const pattern = patternOf(filled);
    if (pattern === undefined) return false;
    const silent = known.get(pattern) ?? !mayBeWritten(pattern);
    known.set(pattern, silent);
    return silent;
  };
}

/** Whether a section says neither amounts nor numbers with a unit: where to look is the same for all that differ by words alone. */
function isQuiet(node: SectionNode): boolean {
  const one = kindOf(node.definition, node.fields);
  const said = one && saidWords(node, one);
  return said?.every((index) => literalsIn(one?.words[index] ?? '').length === 0) === true;
}

/**
 * The numbers of the words of a section that are said in the name of the business; nothing where it is one of no kind, or where
 * something else in it may hold a number.
 */
function saidWords(
  { definition, fields }: SectionNode,
  one: OfKind | undefined = kindOf(definition, fields),
): readonly number[] | undefined {
  if (one === undefined) return undefined;
  const known = sayings.get(one.kind);
  const saying = known ?? sayingOf(definition.schema, fields, one);
  if (known === undefined) sayings.set(one.kind, saying);
  return saying.isQuiet ? saying.words : undefined;
}

/** What sections of a kind say. */
interface Saying {
  /** There is nothing but words in it that may hold a number. */
  readonly isQuiet: boolean;
  /** The numbers of the words that are said in the name of the business. */
  readonly words: readonly number[];
}

const sayings = new WeakMap<Kind, Saying>();

function sayingOf(schema: RegisteredBlock['schema'], fields: SectionNode['fields'], { words }: OfKind): Saying {
  const signs = new Map<string | number, number>(words.map((_, index) => [`\uE010${index}`, index]));
  const said = saidIn(schema, withWords(schema, fields, [...signs.keys()].map(String))).map((one) => one.said);
  const others = said.filter((one) => !signs.has(one));
  return {
    isQuiet: others.every((one) => typeof one === 'string' && !mayHoldLiteral(one)),
    words: said.flatMap((one) => signs.get(one) ?? []),
  };
}

/** A parameter that takes the place of a whole value may be written out with the page. */
function mayBeWritten(pattern: unknown): boolean {
  if (typeof pattern === 'string') return holdsNumber(pattern);
  if (typeof pattern !== 'object' || pattern === null) return typeof pattern === 'number';
  return wholeParam(pattern) !== undefined || isPagesOf(pattern) || Object.values(pattern).some(mayBeWritten);
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
  const literals = literalsIn(words).filter(
    (literal) => stands(path, literal.text) && (!literal.isTerm || isHeldByFact(literal, words, site.facts)),
  );
  return literals.map((literal) => ({
    code: 'claim-literal',
    message: `"${literal.text}" is typed into the text instead of a fact.`,
    path,
    needle: literal.text,
    suggestion: wayOut(literal, words, site),
  }));
}

function amountFinding({ site: { facts } }: Context, value: number, path: Path): Finding {
  const [name] = [...facts].find(([, fact]) => fact.type === 'money' && fact.value === value) ?? [];
  return {
    code: 'claim-literal',
    message: `The price ${value} is typed into the field instead of a fact.`,
    path,
    suggestion:
      name === undefined
        ? `Declare a fact, { type: 'money', value: ${value} }, and write { fact: 'name' } here.`
        : `The fact "${name}" has this value: write { fact: '${name}' } here.`,
  };
}
