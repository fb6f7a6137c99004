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
