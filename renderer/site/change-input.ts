import type { Blocks, PageSections, Section } from '../sdk/names.ts';

/**
 * Changes to sections by name. Fields are merged into the section: objects deeply, while lists and texts are replaced.
 * `{ remove: true }`, `{ replace: … }`, `{ before: 'faq' }` and `{ after: 'faq' }` remove, replace or move the section.
 * `{ before: 'faq', section: … }` and `{ after: 'faq', section: … }` insert a section under a new name.
 */
export type SectionChanges = Readonly<Record<string, SectionChange>>;

export type SectionChange = WholeChange | Insertion | FieldChanges;

/** A change to a section as a whole. */
type WholeChange =
  | { readonly remove: true }
  | { readonly replace: Section }
  | { readonly before: string }
  | { readonly after: string };

/** A new section and where it goes. */
type Insertion =
  | { readonly before: string; readonly section: Section }
  | { readonly after: string; readonly section: Section };

/** Fields to change. {@link CheckedChanges} checks their names and types when the original page is known. */
export interface FieldChanges {
  readonly [field: string]: unknown;
}

/** The blocks of a page's sections by name, if the site's generated types know the page. */
export type SectionsAt<Path> = Path extends keyof PageSections ? PageSections[Path] : unknown;

/**
 * The type that changes must have, given the original's blocks. Each field must exist in the section's block and have its
 * type. Each section must exist in the original, or be an insertion.
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

/** A change to a value: objects are merged, anything else is replaced. */
type Change<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> | Removal<Value, Key> } | { readonly replace: Value }
    : Value;

/** Only optional fields can be removed. */
type Removal<Value, Key extends keyof Value> = undefined extends Value[Key] ? { readonly remove: true } : never;

/** Rejects fields that the original value does not have, at any depth. */
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

/** Checks the conditions of forms in a page against the names and options of their own fields, as far as TypeScript knows them. */
export type WithCheckedForms<Page> = Page extends { readonly sections: infer Sections }
  ? { readonly sections: { readonly [Name in keyof Sections]: CheckedForm<Sections[Name]> } }
  : unknown;

type CheckedForm<Section> = Section extends { readonly block: 'form' | 'popup'; readonly fields: infer Fields }
  ? { readonly fields: CheckedFields<Fields, FieldIn<Fields>> }
  : Section extends { readonly block: 'form' | 'popup'; readonly steps: infer Steps }
    ? {
        readonly steps: {
          readonly [Index in keyof Steps]: Steps[Index] & CheckedStep<Steps[Index], FieldIn<FieldsIn<Steps>>>;
        };
      }
    : unknown;

type CheckedStep<Step, Field> = (Step extends { readonly fields: infer Fields }
  ? { readonly fields: CheckedFields<Fields, Field> }
  : unknown) &
  CheckedCondition<Step, Field>;

type CheckedFields<Fields, Field> = {
  readonly [Index in keyof Fields]: Fields[Index] & CheckedCondition<Fields[Index], Field>;
};

type CheckedCondition<Asked, Field> = Asked extends { readonly when: infer When }
  ? { readonly when: { readonly [Name in keyof When]: AnswersOf<Field, Name> } }
  : unknown;

type FieldIn<Fields> = Fields extends readonly (infer Field)[] ? Field : never;
type FieldsIn<Steps> = Steps extends readonly { readonly fields: infer Fields }[] ? Fields : never;

/** What a condition may say of a field; nothing if there is no such field. A name that is any text allows anything. */
type AnswersOf<Field, Name> = string extends (Field extends { readonly name: infer Known } ? Known : string)
  ? unknown
  : Extract<Field, { readonly name: Name }> extends infer Found
    ? [Found] extends [never]
      ? never
      : Found extends { readonly options: readonly { readonly value: infer Value }[] }
        ? Value | readonly Value[]
        : boolean
    : never;
