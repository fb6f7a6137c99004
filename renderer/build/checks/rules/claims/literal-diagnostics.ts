import type * as z from 'zod';
import type { Diagnostic, Path } from '../../../../sdk/issue.ts';
import { isProse, proseTexts } from '../../../../sdk/prose/prose.ts';
import { writtenAs } from '../../../../sdk/words/marks.ts';
import { seenWords } from '../../../../sdk/words/read-words.ts';
import type { RegisteredBlock } from '../../../../site/registry.ts';
import type { SectionNode } from '../../../../site/site.ts';
import { isPagesOf, wholeParam } from '../../../routes/param-values.ts';
import { fieldFinder } from '../../../schema/fields-of.ts';
import { type SectionShape, type ShapedSection, shapedSection } from '../../../schema/shapes/section-shape.ts';
import { withTexts } from '../../../schema/shapes/section-texts.ts';
import type { OwnRule, SectionView, SiteRule } from '../../rule.ts';
import { isHeldByFact, suggestFact } from './likely-fact.ts';
import { literalsIn, mayHoldLiteral } from './literals.ts';
import { holdsNumber } from './numbers.ts';

/**
 * Finds numbers with a unit that a section states in the name of the business where a fact should be. Texts from a table or a
 * parameter are left out: they have one source already.
 */
export const sectionLiterals: OwnRule<'section'> = {
  id: 'claim-literal',
  on: 'section',
  check(view) {
    const { section, locale } = view;
    const { definition, fields } = section;
    if (view.isNumberFree(fields) || hasNoLiteral(section, locale)) return [];
    return statementsIn(definition.schema, fields).flatMap(({ value, source, inside }) =>
      typeof value === 'number'
        ? [amountDiagnostic(view, value, inside)]
        : literalDiagnostics(view, value, inside, source),
    );
  },
};

/** Finds the same in the meta of a page. */
export const metaLiterals: OwnRule<'page'> = {
  id: 'claim-literal',
  on: 'page',
  check(view) {
    const { at, meta } = view.node;
    if (view.isNumberFree(meta)) return [];
    const own = [...at, 'meta'];
    const card = meta.card === false ? undefined : meta.card;
    return [
      ...literalDiagnostics(view, meta.title, [...own, 'title']),
      ...literalDiagnostics(view, meta.description, [...own, 'description']),
      ...literalDiagnostics(view, card?.title, [...own, 'card', 'title']),
      ...literalDiagnostics(view, card?.eyebrow, [...own, 'card', 'eyebrow']),
      ...figures(view, card?.facts, [...own, 'card', 'facts']),
    ];
  },
};

/** Finds the same in the config around the pages, which no template fills in. */
export const siteLiterals: SiteRule = {
  id: 'claim-literal',
  on: 'site',
  check({ site }) {
    const context = { withAllFacts: site, locale: site.locale, isWritten: () => true };
    return [
      ...literalDiagnostics(context, site.organization?.description, ['organization', 'description']),
      ...figures(context, site.cards?.facts, ['cards', 'facts']),
    ];
  },
};

/** Returns a check of whether a value's template contains no number. Each template is read once for all its pages. */
export function numberFreeBy(templateOf: (filled: object) => object | undefined): (filled: object) => boolean {
  const known = new Map<object, boolean>();
  return (filled) => {
    const template = templateOf(filled);
    if (template === undefined) return false;
    const isFree = known.get(template) ?? !mayHoldNumber(template);
    known.set(template, isFree);
    return isFree;
  };
}

/** Whether a section certainly states no number with a unit. Sections of one shape state their texts at the same positions. */
function hasNoLiteral({ definition, fields }: SectionNode, locale: string): boolean {
  const shaped = shapedSection(definition, fields);
  if (shaped === undefined) return false;
  const statements = statementsByShape.get(shaped.shape) ?? statementsOf(definition.schema, fields, shaped);
  statementsByShape.set(shaped.shape, statements);
  return (
    statements.areTexts && statements.texts.every((index) => literalsIn(shaped.texts[index] ?? '', locale).length === 0)
  );
}

/** What sections of one shape state in the name of the business. */
interface Statements {
  /** Only the sections' own texts may contain a number. */
  readonly areTexts: boolean;
  /** The numbers of the texts that are statements. */
  readonly texts: readonly number[];
}

const statementsByShape = new WeakMap<SectionShape, Statements>();

function statementsOf(
  schema: RegisteredBlock['schema'],
  fields: SectionNode['fields'],
  { texts }: ShapedSection,
): Statements {
  const placeholders = new Map<string | number, number>(texts.map((_, index) => [`\uE010${index}`, index]));
  const filled = withTexts(schema, fields, [...placeholders.keys()].map(String), 'config');
  const stated = statementsIn(schema, filled).map(({ value }) => value);
  const others = stated.filter((one) => !placeholders.has(one));
  return {
    // A number may be in one piece of a text, and its unit in the next.
    areTexts: others.every((one) => typeof one === 'string' && !one.includes('\uE010') && !mayHoldLiteral(one)),
    texts: stated.flatMap((one) => placeholders.get(one) ?? []),
  };
}

/** A parameter that replaces a whole value may be written out with the page. */
function mayHoldNumber(template: unknown): boolean {
  if (typeof template === 'string') return holdsNumber(template);
  if (typeof template !== 'object' || template === null) return typeof template === 'number';
  if (isProse(template)) return holdsNumber(template.text);
  return wholeParam(template) !== undefined || isPagesOf(template) || Object.values(template).some(mayHoldNumber);
}

type Context = Pick<SectionView, 'withAllFacts' | 'locale' | 'isWritten'>;

function figures(
  context: Context,
  facts: readonly { readonly value: string; readonly label: string }[] = [],
  at: Path,
): Diagnostic[] {
  return facts.flatMap(({ value, label }, index) => [
    ...literalDiagnostics(context, value, [...at, index, 'value']),
    ...literalDiagnostics(context, label, [...at, index, 'label']),
  ]);
}

/** `source` is the text with its marks, as the config has it. */
function literalDiagnostics(
  { withAllFacts, locale, isWritten }: Context,
  text: string | undefined,
  path: Path,
  source = text,
): Diagnostic[] {
  if (text === undefined || source === undefined) return [];
  const spelled = (seen: string) => (source === text ? seen : (writtenAs(seen).exec(source)?.[0] ?? seen));
  const literals = literalsIn(text, locale).filter(
    (literal) =>
      isWritten(path, spelled(literal.text)) && (!literal.isTerm || isHeldByFact(literal, text, withAllFacts.facts)),
  );
  return literals.map((literal) => ({
    code: 'claim-literal',
    message: `"${literal.text}" is typed into the text instead of a fact.`,
    path,
    needle: spelled(literal.text),
    suggestion: suggestFact(literal, text, withAllFacts),
  }));
}

function amountDiagnostic({ withAllFacts: { facts } }: Context, value: number, path: Path): Diagnostic {
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

/** A text that a section states in the name of the business, or a price. */
interface Statement {
  readonly value: string | number;
  /** A text as it is written, if it may have marks. */
  readonly source?: string;
  /** JSON path inside the section. */
  readonly inside: Path;
}

/**
 * Returns what a section states in the name of the business: its texts without their marks, and prices; without quoted texts,
 * names, addresses and choices.
 */
export function statementsIn(schema: z.ZodType, fields: unknown): Statement[] {
  return stated(schema, fields).flatMap(({ meta: { words }, value, at: inside }): Statement[] => {
    if (isProse(value)) return proseTexts(value.nodes, inside).map(({ text, at }) => ({ value: text, inside: at }));
    if (typeof value === 'string' && words !== undefined)
      return [{ value: seenWords(value, words), source: value, inside }];
    if (typeof value === 'string') return [{ value, inside }];
    return typeof value === 'number' ? [{ value, inside }] : [];
  });
}

const stated = fieldFinder(
  ({ kind, words }) => kind === 'text' || kind === 'money' || kind === 'prose' || words !== undefined,
  ({ quoted }) => quoted === true,
);
