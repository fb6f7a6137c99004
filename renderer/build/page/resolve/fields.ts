import * as z from 'zod';
import type { Fact, Money, Phone } from '../../../sdk/facts.ts';
import type { Destination, FieldKind, ShownDate, ShownPrice, ShownTime } from '../../../sdk/fields.ts';
import { formatDate, formatDatePart, formatMoney, formatTime } from '../../../sdk/format.ts';
import type { Path } from '../../../sdk/issue.ts';
import type { WrittenPicture } from '../../../sdk/picture/picture.tsx';
import { defaultText, withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { isSecureAddress, parseHref } from '../../../sdk/url.ts';
import type { WrittenVideo } from '../../../sdk/video/video.tsx';
import { isWordsError, readWords, type WordsKind } from '../../../sdk/words/read-words.ts';
import { isList, isRichTree, mapTree, type RichText } from '../../../sdk/words/rich-text.ts';
import { destinationOrigins } from '../../../site/site.ts';
import { siteHref, withEncodedSpaces } from '../../../site/urls.ts';
import { type FoundIcon, isEngineIcon } from '../../inputs/icons/index.ts';
import { hasTokens } from '../../lib/tokens.ts';
import { callOf, linkToDial, telephoneOf } from '../../schema/phones/phone-links.ts';
import { type FieldContext, fillText } from './fill-text.ts';
import { linkError } from './links.ts';
import { type PictureField, resolvedImage, resolvedPicture, resolvedVideo } from './pictures.ts';
import { filledProse } from './prose.ts';
import { shownOrganization } from './shown-organization.ts';

type Resolve = (value: unknown, context: FieldContext, at: Path) => unknown;

const resolvers = new WeakMap<z.ZodType, Resolve>();

/** Turns the fields of a section into the props of its view: fills tokens, and resolves facts, links and pictures. */
export function resolveFields(schema: z.ZodType, value: unknown, context: FieldContext, at: Path): unknown {
  return resolver(schema)(value, context, at);
}

/** Resolvers follow the schema, not the value, so each schema has one. */
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
  const { kind, words, ahead = false, decorates = false, box } = z.globalRegistry.get(schema) ?? {};
  if (kind === 'date') return (value, context, at) => shownDate(value, context, at, ahead);
  if (kind === 'picture' && schema instanceof z.ZodObject) return pictureResolver(schema, { decorates, box });
  if (words !== undefined) return (value, context, at) => resolveWords(String(value), words, context, at);
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

/** A picture may be an option of `either`, whose kind stays with it. */
function pictureResolver({ shape }: z.ZodObject, own: Pick<PictureField, 'decorates' | 'box'>): Resolve {
  const field = { ...own, captioned: 'caption' in shape };
  return (value, context, at) => {
    const { kind, ...written } = value as WrittenPicture & { readonly kind?: string };
    const picture = resolvedPicture(written, context, at, field);
    return kind === undefined ? picture : { kind, ...picture };
  };
}

function literal(schema: z.ZodType): string {
  return schema instanceof z.ZodLiteral ? String(schema.value) : '';
}

function objectResolver(schema: z.ZodObject): Resolve {
  const entries = Object.entries(schema.shape).map(([key, field]) => [key, resolver(field as z.ZodType)] as const);
  const derived = Object.entries(schema.shape).flatMap(([key, field]) => {
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
    for (const { key, field, make } of derived) {
      try {
        result[key] ??= make(defaultText(String(result[field] ?? '')));
      } catch (error) {
        context.diagnostics.push({
          code: 'block-invalid',
          message: `The function that derives "${key}" from "${field}" threw: ${String(error)}`,
          path: [...at, field],
          suggestion: 'It is the second argument of textFrom() in the fields of the block. Make it accept any text.',
        });
      }
    }
    return result;
  };
}

const leaves: Partial<Record<FieldKind, Resolve>> = {
  time: (value, context) => shownTime(String(value), context),
  price: (value, context, at) => shownPrice(value, context, at),
  text: (value, context, at) => fillText(String(value), context, at, context.queries),
  number: (value, context, at) => (typeof value === 'number' ? value : numericFact(value, context, at)),
  money: (value, context, at) => shownMoney(value, context, at),
  phone: (value, context, at) => telephone(value, context, at),
  href: (value, context, at) => resolveLink(String(value), context, at),
  frame: (value, context, at) => frameAddress(String(value), context, at),
  icon: (value, context, at) => iconNamed(String(value), context, at),
  image: (value, context, at) => resolvedImage(value as { src: string; alt: string }, context, at),
  video: (value, context, at) => resolvedVideo(value as WrittenVideo, context, at),
  prose: (value, context, at) => filledProse(value, context, at, resolveLink),
  destination: (value, context, at) => destinationOf(String(value), context, at),
  organization: (value, context, at) => shownOrganization(value, context, at),
};

function numericFact(value: unknown, context: FieldContext, at: Path): number {
  return Number(factOf(value, context, at, 'a number', (fact) => typeof fact.value === 'number')?.value ?? 0);
}

function telephone(value: unknown, context: FieldContext, at: Path): Phone {
  if (typeof value === 'string') return { text: withoutPlaceholderMarks(value), href: telephoneOf(value, context, at) };
  const fact = factOf(value, context, at, 'a phone number', ({ type }) => type === 'phone');
  if (fact?.type !== 'phone') return { text: '', href: '' };
  return { text: withoutPlaceholderMarks(fact.display ?? fact.value), href: telephoneOf(fact.value, context, at) };
}

/** Reads the marks of a text before it fills its tokens, so that no value can become a mark. */
function resolveWords(source: string, kind: WordsKind, context: FieldContext, at: Path): RichText {
  const fill = (text: string) => fillText(text, context, at, context.queries);
  const read = readWords(source, kind);
  // A text that cannot be read is an error of its field.
  if (!isRichTree(read)) return fill(isWordsError(read) ? source : read);
  if (read.words.some(isList)) context.sheets?.add('lists');
  return mapTree(read, fill, (target) => {
    context.sheets?.add('words');
    return resolveLink(target, context, at, target);
  });
}

/**
 * Resolves a link to the href in the document. Reports a scheme that links may not use. `needle` is the link inside the text at
 * the path.
 */
export function resolveLink(source: string, context: FieldContext, at: Path, needle?: string): string {
  const inText = needle === undefined ? {} : { needle };
  const before = context.diagnostics.length;
  const written = fillText(source, context, at);
  const call = callOf(written);
  // An empty number is reported already.
  const isReported = context.diagnostics.length > before || (hasTokens(source) && call?.number.trim() === '');
  if (call !== undefined && isReported) return '';
  const href = call === undefined ? withEncodedSpaces(context.site, written) : linkToDial(call, context, at);
  if (href === '' && call !== undefined) return '';
  const target = parseHref(href);
  if (target.kind === 'invalid') {
    const { routes: nodes, paths = nodes.map(({ path }) => path), publicFiles = [] } = context.site;
    context.diagnostics.push({
      code: 'link-scheme',
      path: at,
      ...inText,
      ...linkError(href, target, [...paths, ...publicFiles]),
    });
    return '';
  }
  context.links.push({ href, target, at, ...inText });
  return siteHref(context.site, target);
}

/** The URL of another site's page that a frame shows; it needs https. */
function frameAddress(source: string, context: FieldContext, at: Path): string {
  const address = fillText(source, context, at);
  if (isSecureAddress(address)) {
    context.frames.add(new URL(address).origin);
    return address;
  }
  context.diagnostics.push({
    code: 'frame-address',
    message: `The address ${JSON.stringify(address)} cannot be shown in a frame.`,
    path: at,
    suggestion: 'Write the full address that the provider gives for embedding; it begins with "https://".',
  });
  return '';
}

function iconNamed(name: string, { icons, shows, diagnostics }: FieldContext, at: Path): FoundIcon {
  if (isEngineIcon(name)) return name;
  shows?.add(`icon ${name}`);
  // A page with an error is not rendered, and an example of a block shows another icon.
  return icons?.named(name, at, diagnostics) ?? 'info';
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
  // A form that is posted without script has no key.
  const url = destination?.setting === 'key' ? undefined : destination?.url;
  const posted = destination?.acceptsForms && url !== undefined ? { to: url, names: destination.fields } : undefined;
  if (posted !== undefined && destination !== undefined) {
    for (const origin of destinationOrigins(destination)) posts?.add(origin);
  }
  return { name, label: withoutPlaceholderMarks(destination?.label ?? name), url, posted };
}

/** Returns a price from an amount in the site's currency, or from a fact of type money. */
function shownMoney(value: unknown, context: FieldContext, at: Path): Money {
  const { locale, currency: usual } = context.site;
  const fact =
    typeof value === 'number'
      ? { value, currency: usual }
      : factOf(value, context, at, 'money', ({ type }) => type === 'money');
  const currency = (fact && 'currency' in fact && fact.currency) || usual;
  const amount = Number(fact?.value ?? 0);
  return { amount, currency, text: formatMoney(amount, currency, locale) };
}

/** Returns a price as {@link shownMoney} does, or as it is written if it is a text. */
function shownPrice(value: unknown, context: FieldContext, at: Path): ShownPrice {
  return typeof value === 'string' ? { text: fillText(value, context, at) } : shownMoney(value, context, at);
}

/** Returns a date in the language of the page. If it must be `ahead`, reports one before the day of the build. */
function shownDate(value: unknown, context: FieldContext, at: Path, ahead: boolean): ShownDate {
  const fact =
    typeof value === 'string' ? undefined : factOf(value, context, at, 'a date', ({ type }) => type === 'date');
  const day = typeof value === 'string' ? value : String(fact?.value ?? '');
  if (day === '') return { day, text: '', weekday: '', dayOfMonth: '', month: '' };
  const { locale, today } = context.site;
  const text = formatDate(day, locale);
  if (ahead && today !== undefined && day < today)
    context.diagnostics.push({
      code: 'countdown-past',
      message: `The countdown ends on ${text}, and that day is over.`,
      path: at,
      suggestion: 'Write a later day, or remove the section.',
    });
  return {
    day,
    text,
    weekday: formatDatePart(day, 'weekday', locale),
    dayOfMonth: formatDatePart(day, 'day', locale),
    month: formatDatePart(day, 'month', locale),
  };
}

/** Returns a time of day in the language of the page. */
function shownTime(time: string, { site }: FieldContext): ShownTime {
  return { time, text: formatTime(time, site.locale) };
}

/** Returns the fact that a field names, if it `fits`. Reports others; `wanted` says in words what fits. */
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
    if (scope.isInvalid(`facts.${name}`)) return undefined;
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
