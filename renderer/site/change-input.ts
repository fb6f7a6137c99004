import type { Blocks, PageSections, Section } from '../sdk/names.ts';

/**
 * Changes of sections by name: fields to change (objects are merged, lists and words are replaced), or one of
 * `{ remove: true }`, `{ replace: … }`, `{ before: 'faq' }` or `{ after: 'faq' }` to move it, and for a section under a new
 * name `{ before: 'faq', section: … }` or `{ after: … }`.
 */
export type SectionChanges = Readonly<Record<string, SectionChange>>;

export type SectionChange = WholeChange | Insertion | FieldChanges;

/** What may happen to a section as a whole. */
type WholeChange =
  | { readonly remove: true }
  | { readonly replace: Section }
  | { readonly before: string }
  | { readonly after: string };

/** A section that the original does not have. */
type Insertion =
  | { readonly before: string; readonly section: Section }
  | { readonly after: string; readonly section: Section };

/** Fields to change. {@link CheckedChanges} knows which there are, where the original is known. */
export interface FieldChanges {
  readonly [field: string]: unknown;
}

/** The blocks of a page's sections by their names, where the site's declarations know the page. */
export type SectionsAt<Path> = Path extends keyof PageSections ? PageSections[Path] : unknown;

/**
 * What changes have to be, given the blocks they are made to: each field one that the section's block has, with a value
 * of its type, and each section one that the original has, or a new one with its place.
 */
export type CheckedChanges<Original, Changes> = unknown extends Original
  ? unknown
  : {
      readonly [Name in keyof Changes]: Name extends keyof Original
        ? Original[Name] extends keyof Blocks
          ? WholeChange | (Change<Blocks[Original[Name]]> & OnlyFieldsOf<Blocks[Original[Name]], Changes[Name]>)
          : unknown
        : Insertion;
    };

/** A value with changes: objects are merged, anything else is replaced. */
type Change<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> | Removal<Value, Key> } | { readonly replace: Value }
    : Value;

/** What may be left out may be taken away. */
type Removal<Value, Key extends keyof Value> = undefined extends Value[Key] ? { readonly remove: true } : never;

/** Refuses fields that the value to change does not have, however deep. */
type OnlyFieldsOf<Value, Changes> = Changes extends { readonly replace: unknown } | { readonly remove: true }
  ? unknown
  : Changes extends readonly unknown[]
    ? { readonly [Index in keyof Changes]: OnlyFieldsOf<ItemOf<Value>, Changes[Index]> }
    : Changes extends object
      ? {
          readonly [Key in keyof Changes]: Key extends KeyOf<Value>
            ? OnlyFieldsOf<ValueAt<Value, Key>, Changes[Key]>
            : never;
        }
      : unknown;

type KeyOf<Value> = Value extends unknown ? keyof Value : never;

type ValueAt<Value, Key> = Value extends unknown ? (Key extends keyof Value ? NonNullable<Value[Key]> : never) : never;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;
