import * as z from 'zod';
import type { Money, Phone } from './facts.ts';
import { type Field, field, notEmpty, type ShownWhen, string } from './field.ts';
import type { ShownOrganization } from './organization.ts';
import { text } from './text-fields.ts';
import type { DrawnIcon } from './ui/drawn-icon.ts';
import type { IconName } from './ui/icon.tsx';
import type { RichText } from './words/rich-text.ts';

export { type Field, type FieldKind, field } from './field.ts';
export { headline, rich, text, textFrom } from './text-fields.ts';

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

/** A group of fields. */
export const group = <const Shape extends Fields>(
  shape: Shape,
  help: string,
): Field<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>> => field(strictObject(shape), 'group', help);

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
