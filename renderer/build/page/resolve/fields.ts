import * as z from 'zod';
import type { Fact, Money, Phone } from '../../../sdk/facts.ts';
import type { Destination, FieldKind, Image } from '../../../sdk/fields.ts';
import { formatMoney } from '../../../sdk/format.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { defaultText, queryPlaceholder, withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { isSecureAddress, type ParsedHref, parseHref } from '../../../sdk/url.ts';
import { destinationOrigins, type Site } from '../../../site/site.ts';
import { siteHref } from '../../../site/urls.ts';
import { type Images, imageNamed } from '../../inputs/images.ts';
import { hasTokens, parseTokens, singleBraceToken, type TokenFault } from '../../lib/tokens.ts';
import { callOf, linkToDial, telephoneOf } from '../../schema/phones/phone-links.ts';
import { linkFault } from './link-fault.ts';
import type { Scope } from './scope.ts';

/** A link found in a section, to be checked against the page it stands on. */
export interface LinkUse {
  readonly href: string;
  readonly target: ParsedHref;
  readonly at: Path;
}

/** A fact that words or a field show. */
export interface FactUse {
  readonly fact: string;
  /** Way to the words, or to the name that stands in place of a value. */
  readonly at: Path;
  /** The token in the words. */
  readonly needle?: string;
}

/** What resolving needs, and where it puts what it finds. */
export interface FieldContext {
  readonly site: Site;
  readonly scope: Scope;
  readonly images: Images;
  readonly links: LinkUse[];
  /** Origins that frames may show. */
  readonly frames: Set<string>;
  /** Takes the origins that forms may be posted to by a browser without script. */
  readonly posts?: Set<string>;
  readonly diagnostics: Diagnostic[];
  /** Takes the facts that are shown. */
  readonly uses?: FactUse[];
  /**
   * Takes the parameters of the visitor's address that words use. Only where it is given do they reach the page:
   * elsewhere (titles, structured data) the words that stand there without them are final.
   */
  readonly queries?: Set<string>;
}

type Resolve = (value: unknown, context: FieldContext, at: Path) => unknown;

const resolvers = new WeakMap<z.ZodType, Resolve>();

/** Turns fields as written into what a view gets: tokens filled, facts looked up, links and pictures made final. */
export function resolveFields(schema: z.ZodType, value: unknown, context: FieldContext, at: Path): unknown {
  return resolver(schema)(value, context, at);
}

/** Resolving follows the schema, not the value; what to do for a schema is worked out once. */
function resolver(schema: z.ZodType): Resolve {
  let resolve = resolvers.get(schema);
  if (resolve === undefined) {
    resolve = resolverFor(schema);
    resolvers.set(schema, resolve);
  }
  return resolve;
}

function resolverFor(schema: z.ZodType): Resolve {
  if (schema instanceof z.ZodOptional) {
    const inner = resolver(schema.unwrap() as z.ZodType);
    return (value, context, at) => (value === undefined ? undefined : inner(value, context, at));
  }
  if (schema instanceof z.ZodDefault) {
    const inner = resolver(schema.unwrap() as z.ZodType);
    const fallback = schema.def.defaultValue;
    return (value, context, at) => inner(value === undefined ? fallback : value, context, at);
  }
  const kind = z.globalRegistry.get(schema)?.kind;
  const leaf = kind === undefined ? undefined : leaves[kind];
  if (leaf !== undefined) return leaf;
  if (schema instanceof z.ZodObject) return objectResolver(schema);
  if (schema instanceof z.ZodArray) {
    const item = resolver(schema.element as z.ZodType);
    return (value, context, at) => (value as unknown[]).map((entry, index) => item(entry, context, [...at, index]));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = new Map(
      (schema.options as z.ZodObject[]).map((option) => [literal(option.shape.kind as z.ZodType), resolver(option)]),
    );
    return (value, context, at) => {
      const resolve = options.get((value as { kind: string }).kind);
      return resolve === undefined ? value : resolve(value, context, at);
    };
  }
  return (value) => value;
}

function literal(schema: z.ZodType): string {
  return schema instanceof z.ZodLiteral ? String(schema.value) : '';
}

function objectResolver(schema: z.ZodObject): Resolve {
  const entries = Object.entries(schema.shape).map(([key, field]) => [key, resolver(field as z.ZodType)] as const);
  const made = Object.entries(schema.shape).flatMap(([key, field]) => {
    const from = z.globalRegistry.get(field as z.ZodType)?.derivedFrom;
    return from === undefined ? [] : [{ key, ...from }];
  });
  return (value, context, at) => {
    const written = value as Readonly<Record<string, unknown>>;
    const result: Record<string, unknown> = {};
    for (const [key, resolve] of entries) {
      const resolved = resolve(written[key], context, [...at, key]);
      if (resolved !== undefined) result[key] = resolved;
    }
    for (const { key, field, make } of made) {
      try {
        result[key] ??= make(defaultText(String(result[field] ?? '')));
      } catch (error) {
        context.diagnostics.push({
          code: 'block-invalid',
          message: `The function that makes "${key}" of "${field}" threw: ${String(error)}`,
          path: [...at, field],
          suggestion: 'It stands in the fields of the block, in textFrom: have it take any words.',
        });
      }
    }
    return result;
  };
}

const leaves: Partial<Record<FieldKind, Resolve>> = {
  text: (value, context, at) => words(String(value), context, at, context.queries),
  number: (value, context, at) => (typeof value === 'number' ? value : numericFact(value, context, at)),
  money: (value, context, at) => price(value, context, at),
  phone: (value, context, at) => telephone(value, context, at),
  href: (value, context, at) => link(String(value), context, at),
  frame: (value, context, at) => frameAddress(String(value), context, at),
  image: (value, context, at) => picture(value as { src: string; alt: string }, context, at),
  destination: (value, context, at) => destinationOf(String(value), context, at),
};

/** Fills the tokens of a string; every token without a value is a diagnostic. */
export function words(
  source: string,
  { site, scope, diagnostics, uses }: FieldContext,
  at: Path,
  queries?: Set<string>,
): string {
  const half = singleBraceToken(source);
  if (half !== undefined) diagnostics.push(tokenInvalid(half, at));
  if (half !== undefined || !hasTokens(source)) return withoutPlaceholderMarks(source);
  const parsed = parseTokens(source);
  if ('fault' in parsed) {
    diagnostics.push(tokenInvalid(parsed, at));
    return withoutPlaceholderMarks(source);
  }
  return parsed.parts
    .map((part) => {
      if ('text' in part) return withoutPlaceholderMarks(part.text);
      if ('query' in part) {
        const declared = site.query.has(part.query);
        if (!declared) diagnostics.push(unknownQuery(part.query, site, at));
        if (!declared || queries === undefined) return part.fallback;
        queries.add(part.query);
        return queryPlaceholder(part.query, part.fallback);
      }
      const text = scope.token(part.token);
      if (text === undefined && !scope.isFaulty(part.token)) {
        diagnostics.push({
          code: 'unknown-token',
          message: `There is no value for {{${part.token}}}.`,
          path: at,
          needle: `{{${part.token}}}`,
          suggestion: didYouMean(
            `{{${part.token}}}`,
            scope.tokenNames().map((name) => `{{${name}}}`),
            'token',
          ),
        });
      }
      const fact = scope.factShown(part.token);
      if (fact !== undefined) uses?.push({ fact, at, needle: part.token });
      return withoutPlaceholderMarks(text ?? '');
    })
    .join('');
}

function tokenInvalid({ fault, needle, suggestion }: TokenFault, path: Path): Diagnostic {
  return { code: 'token-invalid', message: fault, path, needle, suggestion };
}

function unknownQuery(name: string, { query }: Site, at: Path): Diagnostic {
  return {
    code: 'unknown-query',
    message: `The query parameter "${name}" is not declared.`,
    path: at,
    needle: `{{query '${name}'`,
    suggestion:
      query.size === 0
        ? `Declare it beside the routes: query: { ${/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name)}: { max: 40 } }.`
        : didYouMean(name, query.keys(), 'parameter'),
  };
}

function factOf(
  value: unknown,
  { scope, diagnostics, uses }: FieldContext,
  at: Path,
  wanted: string,
  fits: (fact: Fact) => boolean,
): Fact | undefined {
  const { fact: name } = value as { fact: string };
  const fact = scope.fact(name);
  if (fact === undefined) {
    if (scope.isFaulty(`facts.${name}`)) return undefined;
    diagnostics.push({
      code: 'unknown-fact',
      message: `There is no fact "${name}".`,
      path: [...at, 'fact'],
      suggestion: didYouMean(name, scope.factNames(), 'fact'),
    });
  } else if (!fits(fact)) {
    diagnostics.push({
      code: 'fact-type',
      message: `The fact "${name}" is of type ${fact.type}; this field wants ${wanted}.`,
      path: [...at, 'fact'],
    });
    return undefined;
  } else uses?.push({ fact: name, at: [...at, 'fact'] });
  return fact;
}

function numericFact(value: unknown, context: FieldContext, at: Path): number {
  return Number(factOf(value, context, at, 'a number', (fact) => typeof fact.value === 'number')?.value ?? 0);
}

function price(value: unknown, context: FieldContext, at: Path): Money {
  const { locale, currency: usual } = context.site;
  const fact =
    typeof value === 'number'
      ? { value, currency: usual }
      : factOf(value, context, at, 'money', ({ type }) => type === 'money');
  const currency = (fact && 'currency' in fact && fact.currency) || usual;
  const amount = Number(fact?.value ?? 0);
  return { amount, currency, text: formatMoney(amount, currency, locale) };
}

function telephone(value: unknown, context: FieldContext, at: Path): Phone {
  if (typeof value === 'string') return { text: withoutPlaceholderMarks(value), href: telephoneOf(value, context, at) };
  const fact = factOf(value, context, at, 'a phone number', ({ type }) => type === 'phone');
  if (fact?.type !== 'phone') return { text: '', href: '' };
  return { text: withoutPlaceholderMarks(fact.display ?? fact.value), href: telephoneOf(fact.value, context, at) };
}

/** A link as the document carries it; one with a scheme that links may not use is a diagnostic. */
export function link(source: string, context: FieldContext, at: Path): string {
  const before = context.diagnostics.length;
  const written = words(source, context, at);
  const call = callOf(written);
  // A number that misses a value is reported already.
  if (call !== undefined && context.diagnostics.length > before) return '';
  const href = call === undefined ? written : linkToDial(call, context, at);
  if (href === '' && call !== undefined) return '';
  const target = parseHref(href);
  if (target.kind === 'invalid') {
    const { routes: nodes, paths = nodes.map(({ path }) => path) } = context.site;
    context.diagnostics.push({ code: 'link-scheme', path: at, ...linkFault(href, target, paths) });
    return '';
  }
  context.links.push({ href, target, at });
  return siteHref(context.site, target);
}

/** The address that a frame shows: another site's own page, over an encrypted line. */
function frameAddress(source: string, context: FieldContext, at: Path): string {
  const address = words(source, context, at);
  if (isSecureAddress(address)) {
    context.frames.add(new URL(address).origin);
    return address;
  }
  context.diagnostics.push({
    code: 'frame-address',
    message: `The address ${JSON.stringify(address)} cannot be shown in a frame.`,
    path: at,
    suggestion: 'Write the whole address that the provider names for embedding; it begins with "https://".',
  });
  return '';
}

function picture({ src, alt }: { src: string; alt: string }, context: FieldContext, at: Path): Image {
  const image = imageNamed(src, context.images, [...at, 'src'], context.diagnostics);
  const { width = 0, height = 0, output = '' } = image ?? {};
  return { src: `${context.site.origin.base}/${output}`, width, height, alt: words(alt, context, [...at, 'alt']) };
}

/** Fills the tokens of every string in a value that no schema vouches for, for the diagnostics alone; of an object that is there twice, once. */
export function scanWords(value: unknown, context: FieldContext, at: Path, seen = new Set<object>()): void {
  if (typeof value === 'string') words(value, context, at);
  else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const [key, item] of Object.entries(value))
      scanWords(item, context, [...at, Array.isArray(value) ? Number(key) : key], seen);
  }
}

function destinationOf(name: string, { site, posts, diagnostics }: FieldContext, at: Path): Destination {
  const destination = site.destinations.get(name);
  if (destination === undefined) {
    diagnostics.push({
      code: 'unknown-destination',
      message: `There is no destination "${name}".`,
      path: at,
      suggestion: didYouMean(name, site.destinations.keys(), 'destination'),
    });
  }
  // A form that is posted without script carries no key.
  const url = destination?.setting === 'key' ? undefined : destination?.url;
  const posted = destination?.acceptsForms && url !== undefined ? { to: url, names: destination.fields } : undefined;
  if (posted !== undefined && destination !== undefined) {
    for (const origin of destinationOrigins(destination)) posts?.add(origin);
  }
  return { name, label: withoutPlaceholderMarks(destination?.label ?? name), url, posted };
}
