import * as z from 'zod';
import { initialText } from '../../renderer/sdk/fields.ts';

/** How the studio edits a field. */
export interface FieldControl {
  readonly name: string;
  /** What the studio calls it, if not by its name. */
  readonly label?: string;
  readonly control:
    | 'text'
    | 'rich'
    | 'number'
    | 'flag'
    | 'choice'
    | 'link'
    | 'icon'
    | 'picture'
    | 'group'
    | 'list'
    | 'either'
    | 'destination'
    | 'condition'
    | 'other';
  readonly help: string;
  readonly required: boolean;
  readonly max?: number | undefined;
  /** When visitors see it, if the page does not show it at first. */
  readonly shownWhen?: z.GlobalMeta['shownWhen'];
  /** What a rich text may hold besides words. */
  readonly words?: z.GlobalMeta['words'];
  readonly options?: readonly string[] | undefined;
  /** The fields of a group, or those of each kind of an `either`. */
  readonly fields?: readonly FieldControl[] | undefined;
  readonly kinds?: Readonly<Record<string, readonly FieldControl[]>> | undefined;
  /** The items of a list, and how many there are at least and at most. */
  readonly item?: FieldControl | undefined;
  readonly least?: number;
  readonly most?: number;
  /** The list whose items those of this list belong to, one by one. */
  readonly alongside?: string;
  /** How to write a name that no other item has, made from the label of its item. */
  readonly identity?: z.GlobalMeta['identity'];
  /** Whether the items are the questions of a form. */
  readonly asks?: boolean;
  /** A value to begin with; undefined if there is none that fits every site. */
  readonly initial?: unknown;
}

/** Returns the controls for the fields of a block, from its schema. */
export function fieldControls(schema: z.ZodObject): FieldControl[] {
  return Object.entries(schema.shape).map(([name, field]) => controlOf(name, field as z.ZodType, true));
}

/** Whether a block has a field at a path; also true where its schema says nothing about what is inside. */
export function hasField(schema: z.ZodType, [step, ...inside]: readonly (string | number)[]): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return hasField(schema.unwrap() as z.ZodType, step === undefined ? [] : [step, ...inside]);
  if (step === undefined) return true;
  if (schema instanceof z.ZodObject) {
    const field = Object.hasOwn(schema.shape, step) ? (schema.shape[step] as z.ZodType) : undefined;
    return field !== undefined && hasField(field, inside);
  }
  if (schema instanceof z.ZodArray) return typeof step === 'number' && hasField(schema.element as z.ZodType, inside);
  if (schema instanceof z.ZodUnion) return schema.options.some((one) => hasField(one as z.ZodType, [step, ...inside]));
  return !(schema instanceof z.ZodString || schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum);
}

function controlOf(name: string, schema: z.ZodType, required: boolean): FieldControl {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return controlOf(name, schema.unwrap() as z.ZodType, false);
  }
  const meta = z.globalRegistry.get(schema) ?? {};
  const { description: help = '', kind, words, maxLength, shownWhen, identity } = meta;
  const base = {
    name,
    help,
    required,
    ...(maxLength !== undefined && { max: maxLength }),
    ...(shownWhen !== undefined && { shownWhen }),
    ...(identity !== undefined && { identity }),
    ...(meta.asks && { asks: true }),
  };
  const control = (own: Omit<FieldControl, keyof typeof base> & Pick<FieldControl, 'control'>): FieldControl => {
    const made = { ...base, ...own };
    return { ...made, initial: meta.inert ? undefined : (meta.initial ?? initialValue(made)) };
  };
  if (kind === 'picture' || kind === 'image') return control({ control: 'picture' });
  if (words !== undefined) return control({ control: 'rich', words });
  if (kind === 'text' || kind === 'phone' || kind === 'date' || kind === 'time') return control({ control: 'text' });
  if (kind === 'number' || kind === 'money') return control({ control: 'number' });
  if (kind === 'href') return control({ control: 'link' });
  if (kind === 'icon') return control({ control: 'icon' });
  if (kind === 'destination') return control({ control: 'destination' });
  if (kind === 'condition') return control({ control: 'condition' });
  if (schema instanceof z.ZodBoolean) return control({ control: 'flag' });
  if (schema instanceof z.ZodEnum) return control({ control: 'choice', options: schema.options.map(String) });
  if (schema instanceof z.ZodArray) {
    const bound = (name: 'minimum' | 'maximum') =>
      schema.def.checks
        ?.map(({ _zod: { def } }): unknown => Reflect.get(def, name))
        .find((one) => typeof one === 'number');
    const [least = 0, most] = [bound('minimum'), bound('maximum')] as (number | undefined)[];
    const { alongside } = meta;
    const item = controlOf('item', schema.element as z.ZodType, true);
    return control({
      control: 'list',
      item,
      least,
      ...(most !== undefined && { most }),
      ...(alongside && { alongside }),
    });
  }
  if (schema instanceof z.ZodObject) {
    const fields = fieldControls(schema);
    // A button leads somewhere; one that does nothing is for drafts in code.
    const isButton = ({ name }: FieldControl) => kind === 'action' && name === 'href';
    return control({
      control: 'group',
      fields: fields.map((one) => (isButton(one) ? { ...one, required: true } : one)),
    });
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return control({ control: 'either', kinds: kindsOf(schema) });
  return control({ control: 'other' });
}

function kindsOf(schema: z.ZodDiscriminatedUnion): Record<string, readonly FieldControl[]> {
  const options = (schema.options as z.ZodObject[]).map((option): [string, FieldControl[]] => {
    const { kind } = option.shape;
    const name = kind instanceof z.ZodLiteral ? String(kind.value) : '';
    return [name, fieldControls(option).filter((field) => field.name !== 'kind')];
  });
  return Object.fromEntries(options);
}

/** Returns a value to begin with when a field is added; undefined if there is none that fits. */
function initialValue({
  control,
  fields = [],
  kinds = {},
  item,
  least = 1,
  options,
  name,
}: Omit<FieldControl, 'initial'>): unknown {
  switch (control) {
    case 'text':
    case 'rich':
      return initialText(name);
    case 'number':
      return 1;
    case 'flag':
      return true;
    case 'choice':
      return options?.[0];
    case 'link':
      return '/';
    case 'icon':
      return 'star';
    case 'group':
      return initialGroup(fields);
    case 'either':
      return Object.entries(kinds)
        .map(([kind, inner]) => ({ kind, begun: initialGroup(inner) }))
        .flatMap(({ kind, begun }) => (begun === undefined ? [] : [{ kind, ...begun }]))[0];
    case 'list':
      return item?.initial === undefined ? undefined : Array(Math.max(1, least)).fill(item.initial);
    default:
      return undefined;
  }
}

function initialGroup(fields: readonly FieldControl[]): object | undefined {
  // Names are made from labels, once it is known which are free.
  const needed = fields.filter(({ required, identity }) => required && identity === undefined);
  if (needed.some(({ initial }) => initial === undefined)) return undefined;
  return Object.fromEntries(needed.map(({ name, initial }) => [name, initial]));
}
