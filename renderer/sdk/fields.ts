import * as z from 'zod';
import type { Money, Phone } from './facts.ts';
import { type Field, field, notEmpty, type ShownWhen, string, trim } from './field.ts';
import { isDay } from './format.ts';
import type { ShownOrganization } from './organization.ts';
import type { DrawnIcon, IconName } from './ui/icon.tsx';
import { isVisible } from './unseen.ts';
import { isWordsError, readWords, seenWords, type WordsKind } from './words/read-words.ts';
import { plainWords, type RichText } from './words/rich-text.ts';

export { type Field, type FieldKind, field } from './field.ts';

/** A destination as a view gets it. */
export interface Destination {
  readonly name: string;
  /** The name that people read. */
  readonly label: string;
  /** The URL, if every visitor can send to it. */
  readonly url?: string | undefined;
  /** Where a form without script is posted, and the names of its values there; undefined if that is not supported. */
  readonly posted?: { readonly to: string; readonly names?: Readonly<Record<string, string>> | undefined } | undefined;
}

/** The fields of a block or a group, by name. */
export type Fields = Record<string, z.ZodType>;

/** What a view gets for a set of fields. */
export type Resolved<Shape extends Fields> = z.output<z.ZodObject<Shape>>;

const array = (element: z.ZodType, ...checks: z.core.$ZodCheck<unknown[]>[]) =>
  new z.ZodArray({ type: 'array', element, checks });

const nothing = z.never();

export const strictObject = <Shape extends Fields>(
  shape: Shape,
  ...checks: z.core.$ZodCheck<z.output<z.ZodObject<Shape>>>[]
) => new z.ZodObject({ type: 'object', shape, catchall: nothing, checks }) as z.ZodObject<Shape, z.core.$strict>;

/**
 * A fact instead of a literal value. Names of facts, routes and pictures are plain strings here, because a site's own
 * names are in its generated types. So blocks and their examples mean the same on every site.
 */
type WrittenFact = { fact: string };

const factRef = z.strictObject({ fact: z.string() });

/** A plain number, or a fact that holds one. */
export const number = (
  help: string,
  { min, max }: { min?: number; max?: number } = {},
): Field<number, number | WrittenFact> =>
  field(
    z.union([
      z
        .number()
        .min(min ?? -1e15)
        .max(max ?? 1e15),
      factRef,
    ]),
    'number',
    help,
  );

/** A price: an amount in the site's currency, or a fact of type money. */
export const money = (help: string): Field<Money, number | WrittenFact> =>
  field(z.union([z.number().nonnegative(), factRef]), 'money', help);

/** A phone number as people read it, or a fact of type phone. The build computes the number to dial. */
export const phone = (help: string): Field<Phone, string | WrittenFact> =>
  field(z.union([string(notEmpty), factRef]), 'phone', help);

/** The target of a link; checked against the routes and ids of the site. */
export const href = (help: string): Field<string> => field(string(notEmpty), 'href', help);

/**
 * The URL of a third-party page that a section shows in a frame. Its origin is added to the content security policy.
 */
export const frame = (help: string): Field<string> => field(string(notEmpty), 'frame', help);

/**
 * An icon by name: one of the engine's, `own:tooth` for `templates/icons/tooth.svg`, or `lucide:croissant` of an installed
 * set. The view hands what it gets to `<Icon name={…}>`.
 */
export const icon = (help: string): Field<IconName | DrawnIcon, string> => field(string(notEmpty), 'icon', help);

/** An id that links can target. */
export const id = (help: string): Field<string> =>
  field(string(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')), 'id', help);

/** The name of a destination declared in the config. */
export const destination = (help: string): Field<Destination, string> => field(z.string(), 'destination', help);

/** The business from `organization` in the config (`true`), or one of its locations by name. */
export const organization = (help: string): Field<ShownOrganization, true | string> =>
  field(z.union([z.literal(true), string(notEmpty)]), 'organization', help);

/** One of a fixed set of options. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  help: string,
  options: Options,
): Field<Options[number]> => field(z.enum(options), 'choice', help);

/** A boolean. */
export const flag = (help: string): Field<boolean> => field(z.boolean(), 'flag', help);

/** A list of one kind of item. */
export const list = <Output, Input>(
  item: Field<Output, Input>,
  help: string,
  { min = 1, max = 200 }: { min?: number; max?: number } = {},
): Field<Output[], Input[]> => field(array(item, z.minLength(min), z.maxLength(max)), 'list', help);

/**
 * Marks a field with quoted text: what a customer said, or what was measured in one case. Numbers in it belong to the
 * quote, so they need no fact.
 */
export const onRecord = <Output, Input>(recorded: Field<Output, Input>): Field<Output, Input> =>
  recorded.meta({ quoted: true });

/** Marks a field that visitors see only after they have done something. The studio shows such fields apart. */
export const shownWhen = <Output, Input>(when: ShownWhen, shown: Field<Output, Input>): Field<Output, Input> =>
  shown.meta({ shownWhen: when });

/**
 * Marks a text that views read and do not only show: numbers that they draw, or a name from which they make ids or a
 * drawing.
 */
export const readByView = <Text extends RichText>(read: Field<Text, string>): Field<Text, string> =>
  read.meta({ readByView: true });

/**
 * Marks a text that names an item, because leads or other fields refer to it. The check of the block keeps names apart; the
 * studio makes a name from the label of the item, and hides it.
 */
export const identity = <Output, Input>(
  way: 'camel' | 'kebab' | 'words',
  name: Field<Output, Input>,
): Field<Output, Input> => name.meta({ identity: way });

/** Marks a list whose items belong to those of another list of the section, one by one: the values of a row to the columns. */
export const alongside = <Output, Input>(other: string, items: Field<Output, Input>): Field<Output, Input> =>
  items.meta({ alongside: other });

/** Marks a field with what the studio begins with when somebody adds it. */
export const beginsAs = <Begun extends z.ZodType>(initial: z.input<Begun>, begun: Begun): Begun =>
  begun.meta({ initial }) as Begun;

/** A group of fields. */
export const group = <const Shape extends Fields>(
  shape: Shape,
  help: string,
): Field<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>> => field(strictObject(shape), 'group', help);

/** A list of groups of fields: `help` is about the list, `each` about one of its groups. */
export const groups = <const Shape extends Fields>(
  help: string,
  size: { min?: number; max?: number },
  each: string,
  shape: Shape,
) => list(group(shape, each), help, size);

type Option = Fields | z.ZodType<object, object>;

type SideOf<Schema extends z.ZodType, Side> = Side extends 'input' ? z.input<Schema> : z.output<Schema>;

type EitherOf<Options extends Record<string, Option>, Side extends 'input' | 'output'> = {
  [Kind in keyof Options & string]: { kind: Kind } & (Options[Kind] extends z.ZodType
    ? SideOf<Options[Kind], Side>
    : Options[Kind] extends Fields
      ? SideOf<z.ZodObject<Options[Kind]>, Side>
      : never);
}[keyof Options & string];

/** One of several groups of fields, selected by `kind`. An option may also be a `picture(…)`. */
export const either = <const Options extends Record<string, Option>>(
  options: Options,
  help: string,
): Field<EitherOf<Options, 'output'>, EitherOf<Options, 'input'>> => {
  const shapes = Object.entries(options).map(([kind, option]) => optionOf(kind, option)) as [z.ZodObject];
  return field(z.discriminatedUnion('kind', shapes), 'either', help);
};

function optionOf(kind: string, option: Option): z.ZodObject {
  const own = { kind: z.literal(kind) };
  if (!(option instanceof z.ZodObject)) return strictObject({ ...own, ...(option as Fields) });
  const { shape, checks = [] } = option.def;
  const schema = new z.ZodObject({ type: 'object', shape: { ...own, ...shape }, catchall: nothing, checks });
  z.globalRegistry.add(schema, z.globalRegistry.get(option) ?? {});
  return schema;
}

/** A link with its label. */
export const link = (help: string) =>
  group({ label: text('Text of the link.', { max: 80 }), href: href('Target of the link.') }, help);

/** A button as a view gets it: a link, or an inert button. */
export type Action = {
  readonly label: string;
  readonly href?: string | undefined;
  readonly inert?: boolean | undefined;
};

/**
 * A button. It either links somewhere (`href`; `#name` opens the dialog of that name) or is inert: shown, but does
 * nothing.
 */
export const action = (help: string): Field<Action, { label: string; href: string } | { label: string; inert: true }> =>
  field(
    strictObject(
      {
        label: text('Label of the button: what happens next.', { max: 80 }),
        href: href('Target of the button: a path, an anchor on the page, or a dialog as "#name".').optional(),
        inert: flag('A button that does nothing and says so, for drafts.').meta({ inert: true }).optional(),
      },
      z.refine(
        (button) => (button.href === undefined) !== (button.inert === undefined),
        'needs either "href" or "inert: true"',
      ),
    ),
    'action',
    help,
  );

/** A text. The build fills in Handlebars tokens such as `{{facts.phone}}`; `max` counts the characters around them. */
export const text = (help: string, { max = 2000 }: { max?: number } = {}): Field<string> =>
  field(string(trim, notEmpty, charactersUpTo(max)), 'text', help, { maxLength: max });

const lengthChecks = new Map<string, z.core.$ZodCheck<string>>();

/** With `words`, marks do not count. */
function charactersUpTo(max: number, words?: WordsKind): z.core.$ZodCheck<string> {
  const key = `${max} ${words}`;
  const cached = lengthChecks.get(key);
  if (cached !== undefined) return cached;
  const seen = (value: string) => (words === undefined ? value : seenWords(value, words));
  const check = z.refine<string>((value) => lengthWithoutTokens(seen(value)) <= max, {
    error: `must have at most ${max} characters`,
    params: { max, words },
  });
  lengthChecks.set(key, check);
  return check;
}

const mayHave: Readonly<Record<WordsKind, string>> = {
  rich: 'may have **strong**, *emphasis* and [links](/path)',
  lines: 'may have **strong**, *emphasis*, [links](/path), and lists in lines that begin with "- " or "1. "',
  headline: 'may have *emphasis* once',
};

const readable = (words: WordsKind) =>
  z.refine<string>((value) => value === '' || hasVisibleWords(readWords(value, words)), {
    error: mayHave[words],
    params: { unreadable: words },
  });

function hasVisibleWords(read: ReturnType<typeof readWords>): boolean {
  return !isWordsError(read) && isVisible(plainWords(read));
}

const readables = { rich: readable('rich'), lines: readable('lines'), headline: readable('headline') };

const words = (kind: 'rich' | 'headline', words: WordsKind, help: string, max: number): Field<RichText, string> =>
  field(string(trim, notEmpty, readables[words], charactersUpTo(max, words)), kind, help, { maxLength: max, words });

/**
 * A text that may have `**strong**`, `*emphasis*` and `[links](/path)`; the view shows it with `<Words>`. The build reads these
 * marks before it fills in tokens, and `max` does not count them. With `lines`, a new line stays one, lines that begin with `- ` or
 * `1. ` are a list, and the view shows it with `<Paragraphs>`.
 */
export const rich = (
  help: string,
  { max = 2000, lines = false }: { max?: number; lines?: boolean } = {},
): Field<RichText, string> => words('rich', lines ? 'lines' : 'rich', help, max);

/** The headline of a section: a text that may emphasise `*one stretch*` of its words. The view shows it with `<Words>`. */
export const headline = (help: string, { max = 2000 }: { max?: number } = {}): Field<RichText, string> =>
  words('headline', 'headline', help, max);

/**
 * A text that is derived from another text of its group unless it is written. Views get it in both cases, so they need
 * not read the other text.
 */
export const textFrom = (
  field: string,
  make: (text: string) => string,
  help: string,
  options?: { max?: number },
): z.ZodDefault<Field<string>> =>
  text(help, options).optional().meta({ derivedFrom: { field, make } }) as unknown as z.ZodDefault<Field<string>>;

/** A date as a view gets it: for machines, and in the language of the page. */
export interface ShownDate {
  /** `2027-05-31`. */
  readonly day: string;
  /** `May 31, 2027`. */
  readonly text: string;
  /** `Mon`. */
  readonly weekday: string;
  /** `31`. */
  readonly dayOfMonth: string;
  /** `May`. */
  readonly month: string;
}

/** A time of day as a view gets it: `19:30`, and `7:30 PM`. */
export interface ShownTime {
  readonly time: string;
  readonly text: string;
}

/** A price as a view gets it. Without an amount it was written as a text. */
export interface ShownPrice {
  readonly text: string;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}

/** A date, `2027-01-31`, or a fact of type date. With `ahead`, a date before the day of the build is an error. */
export const date = (
  help: string,
  { ahead = false }: { ahead?: boolean } = {},
): Field<ShownDate, string | WrittenFact> => {
  const day = z.string().refine(isDay, "must be a date that exists, such as 2027-01-31, or { fact: '…' }");
  return field(z.union([day, factRef]), 'date', help, ahead ? { ahead } : {});
};

/** A time of day with 24 hours: `19:30`. */
export const time = (help: string): Field<ShownTime, string> =>
  field(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time such as 19:30'), 'time', help);

/** A price: an amount in the site's currency, a fact of type money, or a text such as "on request". */
export const price = (help: string): Field<ShownPrice, number | string | WrittenFact> => {
  const words = z
    .string()
    .check(trim, notEmpty)
    .max(30)
    .refine((text) => !amount.test(text), { error: 'is an amount, and must not be a text', params: { amount: true } });
  return field(z.union([z.number().nonnegative(), words, factRef]), 'price', help);
};

/** A number and nothing else but its currency: `14,50 €`. */
const amount = /^(?:\p{Sc}|[A-Z]{3}\b)?\s*\d(?:[\d.,\s'’]*\d)?(?:[.,][-–—])?\s*(?:\p{Sc}|[A-Z]{3})?$/u;

/** Returns the length of a text without its tokens, whose values a limit does not count. */
export function lengthWithoutTokens(text: string): number {
  return text.replace(/\{\{.*?\}\}/g, '').length;
}

/** The grounds of sections besides the page's own, `paper`. Each has a style sheet, which only pages with it carry. */
export const tones = ['tint', 'soft', 'accent', 'ink', 'panel'] as const;

export type Tone = (typeof tones)[number];

/** Returns the name of the sheet of a tone; undefined for the page's own ground and other values. */
export function toneStyle(tone: unknown): `tone-${Tone}` | undefined {
  const known = tones.find((name) => name === tone);
  return known && `tone-${known}`;
}

/** The background of a section; alternate it to give a page rhythm. */
export const tone = () =>
  choice(
    'Background of the section: the page itself, a tint of it, the soft or the full colour of the brand, dark, or a panel.',
    ['paper', ...tones],
  ).optional();

/** Returns what the studio writes into a new field, or an `item` of a list of texts, until somebody types. A check finds what is left of it. */
export function initialText(name: string): string {
  return `New ${name === 'item' ? 'line' : name}`;
}
