import * as z from 'zod';
import type { Money, Phone } from './facts.ts';

// Most schemas check a handful of values: generating code for each takes longer than it saves.
z.config({ jitless: true });

/**
 * What a field means beyond its JavaScript type. `resolve` turns what a person wrote into what a view gets by this
 * kind; generated types and documentation name it.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'phone'
  | 'href'
  | 'frame'
  | 'image'
  | 'id'
  | 'destination'
  | 'choice'
  | 'flag'
  | 'list'
  | 'group'
  | 'either'
  | 'action';

declare module 'zod' {
  interface GlobalMeta {
    /** What the field means; see FieldKind. */
    kind?: FieldKind;
    /** A list of groups of links, for which `{ pagesOf: … }` may stand. */
    pages?: boolean;
    /** What the value shows is pressed like a button and does nothing. */
    inert?: boolean;
    /** Its pictures stand beside words that say the same, so that they need none of their own. */
    decorates?: boolean;
    /** Holds what is on record; see onRecord. */
    record?: boolean;
    /** Its words are more to views than words; see readByView. */
    read?: boolean;
    /** Words of at most so many characters, which is all that is asked of them but not to be empty; see text. */
    most?: number;
    /** What it holds where nobody wrote it; see textFrom. */
    from?: { readonly field: string; readonly make: (text: string) => string };
  }
}

/** A picture as a view gets it: final address and its size in pixels. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A destination as a view gets it. */
export interface Destination {
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  /** Its address, if it has one that every visitor can send to. */
  readonly url?: string | undefined;
  /** Where it takes a form that a browser posts by itself, and what it calls the values; nothing where it takes none. */
  readonly posted?: { readonly to: string; readonly names?: Readonly<Record<string, string>> | undefined } | undefined;
}

/** A field: what a person may write, and what the view gets for it. */
export type Field<Resolved, Written = Resolved> = z.ZodType<Resolved, Written>;

/** The fields of a block or a group, by name. */
export type Fields = Record<string, z.ZodType>;

/** What a view gets for a set of fields. */
export type Resolved<Shape extends Fields> = z.output<z.ZodObject<Shape>>;

/**
 * The one place where a field's two types meet: zod checks what is written, `resolve` produces what the view gets, so
 * the output type is a promise that `resolve` keeps for this kind. The schema is to be the field's own: it is not copied.
 */
function field<Output, Input>(
  schema: z.ZodType,
  kind: FieldKind,
  help: string,
  more?: Pick<z.GlobalMeta, 'most'>,
): Field<Output, Input> {
  z.globalRegistry.add(schema, { kind, description: help, ...more });
  return schema as unknown as Field<Output, Input>;
}

// Every command makes the schemas of all blocks, a thousand of them. Methods that add a check make a copy of the schema
// each, so schemas with checks are made in one go, and what is the same in all of them is made once.

const string = (...checks: z.core.$ZodCheck<string>[]) => new z.ZodString({ type: 'string', checks });

const array = (element: z.ZodType, ...checks: z.core.$ZodCheck<unknown[]>[]) =>
  new z.ZodArray({ type: 'array', element, checks });

const nothing = z.never();

const strictObject = <Shape extends Fields>(
  shape: Shape,
  ...checks: z.core.$ZodCheck<z.output<z.ZodObject<Shape>>>[]
) => new z.ZodObject({ type: 'object', shape, catchall: nothing, checks }) as z.ZodObject<Shape, z.core.$strict>;

const trimmed = z.trim();
const notEmpty = z.minLength(1, 'must not be empty');
const atMost = new Map<number, z.core.$ZodCheck<string>>();

/**
 * A fact in place of a literal value. Names of facts, routes and pictures are plain strings here: a site's own names
 * stand in its generated types, so that the blocks and their examples mean the same on every site.
 */
type WrittenFact = { fact: string };

const factRef = z.strictObject({ fact: z.string() });

/** Words. Handlebars tokens such as `{{facts.phone}}` are filled in by the build; `max` counts the characters around them. */
export const text = (help: string, { max = 2000 }: { max?: number } = {}): Field<string> =>
  field(string(trimmed, notEmpty, charactersUpTo(max)), 'text', help, { most: max });

function charactersUpTo(max: number): z.core.$ZodCheck<string> {
  const known = atMost.get(max);
  if (known !== undefined) return known;
  const isShort = (words: string) => words.replace(/\{\{.*?\}\}/g, '').length <= max;
  const check = z.refine<string>(isShort, `must have at most ${max} characters`);
  atMost.set(max, check);
  return check;
}

/**
 * Words that are made of another text of their group where nobody wrote them. Views get them in any case, so that they need
 * not read the other text themselves.
 */
export const textFrom = (
  field: string,
  make: (text: string) => string,
  help: string,
  options?: { max?: number },
): z.ZodDefault<Field<string>> =>
  text(help, options).optional().meta({ from: { field, make } }) as unknown as z.ZodDefault<Field<string>>;

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

/** A phone number as people read it, or a fact of type phone. The build finds out what is dialled. */
export const phone = (help: string): Field<Phone, string | WrittenFact> =>
  field(z.union([string(notEmpty), factRef]), 'phone', help);

/** Where a link goes; checked against the routes and ids of the site. */
export const href = (help: string): Field<string> => field(string(notEmpty), 'href', help);

/** The address of a page of somebody else's that a section shows in a frame; its origin goes into the site's policy. */
export const frame = (help: string): Field<string> => field(string(notEmpty), 'frame', help);

/**
 * A picture from `templates/images`, with the words for people who cannot see it: '' where it `decorates`, standing beside
 * words that say the same.
 */
export const image = (
  help: string,
  { decorates = false }: { decorates?: boolean } = {},
): Field<Image, { src: string; alt: string }> => {
  const picture = field<Image, { src: string; alt: string }>(
    strictObject({ src: z.string(), alt: z.string() }),
    'image',
    help,
  );
  return decorates ? picture.meta({ decorates }) : picture;
};

/** An id that links can point at. */
export const id = (help: string): Field<string> =>
  field(string(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')), 'id', help);

/** The name of a destination declared in the config. */
export const destination = (help: string): Field<Destination, string> => field(z.string(), 'destination', help);

/** One of a fixed set of words. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  help: string,
  options: Options,
): Field<Options[number]> => field(z.enum(options), 'choice', help);

/** Yes or no. */
export const flag = (help: string): Field<boolean> => field(z.boolean(), 'flag', help);

/** Several of one thing. */
export const list = <Output, Input>(
  item: Field<Output, Input>,
  help: string,
  { min = 1, max = 200 }: { min?: number; max?: number } = {},
): Field<Output[], Input[]> => field(array(item, z.minLength(min), z.maxLength(max)), 'list', help);

/**
 * Marks a field that holds what is on record: the words of a customer, or what was measured in one case. The numbers in it
 * belong to them, so nobody asks for a fact behind each.
 */
export const onRecord = <Output, Input>(recorded: Field<Output, Input>): Field<Output, Input> =>
  recorded.meta({ record: true });

/** Marks a text that views read and do not only show: numbers that they draw, a name that they make ids or a drawing of. */
export const readByView = (read: Field<string>): Field<string> => read.meta({ read: true });

/** Several fields that belong together. */
export const group = <const Shape extends Fields>(
  shape: Shape,
  help: string,
): Field<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>> => field(strictObject(shape), 'group', help);

type EitherOf<Options extends Record<string, Fields>, Side extends 'input' | 'output'> = {
  [Kind in keyof Options & string]: { kind: Kind } & (Side extends 'input'
    ? z.input<z.ZodObject<Options[Kind]>>
    : z.output<z.ZodObject<Options[Kind]>>);
}[keyof Options & string];

/** One of several shapes, told apart by `kind`. */
export const either = <const Options extends Record<string, Fields>>(
  options: Options,
  help: string,
): Field<EitherOf<Options, 'output'>, EitherOf<Options, 'input'>> => {
  const shapes = Object.entries(options).map(([kind, shape]) => strictObject({ kind: z.literal(kind), ...shape }));
  return field(z.discriminatedUnion('kind', shapes as unknown as [z.ZodObject, ...z.ZodObject[]]), 'either', help);
};

/** A link with its words. */
export const link = (help: string) =>
  group({ label: text('What the link says.', { max: 80 }), href: href('Where it goes.') }, help);

/** A button as a view gets it: one that leads somewhere, or one that is there to be seen only. */
export type Action = {
  readonly label: string;
  readonly href?: string | undefined;
  readonly inert?: boolean | undefined;
};

/**
 * A button. It leads somewhere (`href`; `#name` opens the dialog of that name) or is inert: shown, and said to do nothing.
 */
export const action = (help: string): Field<Action, { label: string; href: string } | { label: string; inert: true }> =>
  field(
    strictObject(
      {
        label: text('What the button says: what happens next.', { max: 80 }),
        href: href('Where it leads; a path, a place on the page, or a dialog as "#name".').optional(),
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

/** The ground a section stands on; alternate it to give a page rhythm. */
export const tone = () => choice('The ground the section stands on.', ['paper', 'tint', 'ink']).optional();
