import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { writtenAs } from '../../../sdk/words/written-as.ts';
import type { RegisteredBlock } from '../../../site/registry.ts';
import type { PageNode, SectionNode, Site } from '../../../site/site.ts';
import { isPagesOf, wholeParam } from '../../routes/param-values.ts';
import { type SectionShape, type ShapedSection, shapedSection } from '../../schema/shapes/section-shape.ts';
import { withTexts } from '../../schema/shapes/section-texts.ts';
import { isHeldByFact, suggestFact } from './likely-fact.ts';
import { literalsIn, mayHoldLiteral } from './literals.ts';
import { holdsNumber } from './numbers.ts';
import { statementsIn } from './statements.ts';

/** Whether a text is written in the config inside the value at a JSON path, and not filled in. */
export type WrittenOut = (path: Path, text: string) => boolean;

/** A site, and where its texts come from. */
export interface LiteralContext {
  readonly site: Site;
  /** Language of the texts. */
  readonly locale: string;
  readonly isWritten: WrittenOut;
  /** Whether the template that a value was filled from contains no number. */
  readonly isNumberFree: (filled: object) => boolean;
}

/**
 * Finds numbers with a unit that a section states in the name of the business where a fact should be. Texts from a table or a
 * parameter are left out: they have one source already. `isMade` means that a template made the page.
 */
export function literalsInSection(node: SectionNode, context: LiteralContext, isMade: boolean): Diagnostic[] {
  return context.isNumberFree(node.fields) || hasNoLiteral(node, context.locale)
    ? []
    : sectionDiagnostics(within(context, isMade), node);
}

/** Finds the same in the meta of a page. */
export function literalsInMeta(node: PageNode, context: LiteralContext): Diagnostic[] {
  return context.isNumberFree(node.meta) ? [] : metaDiagnostics(within(context, node.origin !== undefined), node);
}

/** Finds the same in the config around the pages. */
export function literalsOfSite(context: LiteralContext): Diagnostic[] {
  return siteDiagnostics(within(context, false));
}

function within({ site, locale, isWritten }: LiteralContext, isMade: boolean): Context {
  return { site, locale, isWritten: (path, text) => !isMade || isWritten(path, text) };
}

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

type Context = Pick<LiteralContext, 'site' | 'locale' | 'isWritten'>;

function sectionDiagnostics(context: Context, { at, definition, fields }: SectionNode): Diagnostic[] {
  return statementsIn(definition.schema, fields).flatMap(({ value, source, inside }) => {
    const path = [...at, ...inside];
    return typeof value === 'number'
      ? [amountDiagnostic(context, value, path)]
      : literalDiagnostics(context, value, path, source);
  });
}

function metaDiagnostics(context: Context, { at, meta }: PageNode): Diagnostic[] {
  const own = [...at, 'meta'];
  const card = meta.card === false ? undefined : meta.card;
  return [
    ...literalDiagnostics(context, meta.title, [...own, 'title']),
    ...literalDiagnostics(context, meta.description, [...own, 'description']),
    ...literalDiagnostics(context, card?.title, [...own, 'card', 'title']),
    ...literalDiagnostics(context, card?.eyebrow, [...own, 'card', 'eyebrow']),
    ...figures(context, card?.facts, [...own, 'card', 'facts']),
  ];
}

function siteDiagnostics(context: Context): Diagnostic[] {
  const { organization, cards } = context.site;
  return [
    ...literalDiagnostics(context, organization?.description, ['organization', 'description']),
    ...figures(context, cards?.facts, ['cards', 'facts']),
  ];
}

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
  { site, locale, isWritten }: Context,
  text: string | undefined,
  path: Path,
  source = text,
): Diagnostic[] {
  if (text === undefined || source === undefined) return [];
  const spelled = (seen: string) => (source === text ? seen : (writtenAs(seen).exec(source)?.[0] ?? seen));
  const literals = literalsIn(text, locale).filter(
    (literal) => isWritten(path, spelled(literal.text)) && (!literal.isTerm || isHeldByFact(literal, text, site.facts)),
  );
  return literals.map((literal) => ({
    code: 'claim-literal',
    message: `"${literal.text}" is typed into the text instead of a fact.`,
    path,
    needle: spelled(literal.text),
    suggestion: suggestFact(literal, text, site),
  }));
}

function amountDiagnostic({ site: { facts } }: Context, value: number, path: Path): Diagnostic {
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
