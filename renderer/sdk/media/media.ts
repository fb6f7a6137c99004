import type * as z from 'zod';
import type { FieldDiagnostic } from '../block.ts';
import { either, type Field, type Fields, onRecord } from '../fields.ts';
import { picture } from '../picture/fields.ts';
import { mediaKinds } from './media-kinds.ts';
import { siteDrawings } from './site-drawings.ts';

type Kinds = typeof mediaKinds;
type KindFields = { [Kind in keyof Kinds]: Kinds[Kind]['fields'] } & { picture: typeof photo };

const photo = picture('A photo or drawing from templates/images.', { captioned: true });

/**
 * What a block shows beside its text: a picture, one of the engine's {@link mediaKinds}, or one of the site's drawings. Show it with
 * `Media`, and name its style sheets with `mediaStyles`.
 */
export const media = (help: string): Field<MediaData, MediaInput> =>
  onRecord(either(fieldsByKind() as KindFields, help)).superRefine((data, context) => {
    for (const { path, message, suggestion } of problemsOf(data)) {
      context.addIssue({ code: 'custom', path: [...path], message, params: { suggestion } });
    }
  });

/** Media as a view gets it. The data of a site's drawings has kinds of its own. */
export type MediaData = z.output<ReturnType<typeof either<KindFields>>>;

/** Media as it is written. Types of a site know the fields of its drawings; here, they may be any. */
type MediaInput = z.input<ReturnType<typeof either<KindFields>>> | ({ kind: string } & Record<string, unknown>);

function fieldsByKind(): Record<string, Fields | typeof photo> {
  const own = siteDrawings.map(({ kind, fields }) => [kind, fields] as const);
  return Object.fromEntries([
    ['picture', photo] as const,
    ...Object.entries(mediaKinds).map(([kind, { fields }]) => [kind, fields] as const),
    ...own,
  ]);
}

function problemsOf({ kind, ...data }: { readonly kind: string }): readonly FieldDiagnostic[] {
  const kinds: Readonly<Record<string, { readonly check?: (data: never) => readonly FieldDiagnostic[] }>> = mediaKinds;
  if (Object.hasOwn(kinds, kind)) return kinds[kind]?.check?.(data as never) ?? [];
  const drawing = siteDrawings.find((one) => one.kind === kind);
  try {
    const found: unknown = drawing?.check?.(data) ?? [];
    if (!Array.isArray(found)) throw new TypeError('no list of problems came back');
    return found;
  } catch (error) {
    return [{ path: [], message: `cannot be checked: the check of the drawing "${kind}" threw ${String(error)}` }];
  }
}
