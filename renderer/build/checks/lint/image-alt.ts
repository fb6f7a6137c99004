import type { Diagnostic } from '../../../sdk/issue.ts';
import type { WrittenPicture } from '../../../sdk/picture/fields.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { prosePictures } from '../../../sdk/prose/texts.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import type { SectionNode } from '../../../site/site.ts';
import { fieldFinder } from '../../schema/fields-of.ts';

/** Alternative texts that name the type of image and not what it shows. */
const meaningless =
  /^(an? |the )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|screenshot|placeholder|alt( text)?|untitled)[\s\d.]*$/i;

const picturesIn = fieldFinder(({ kind }) => kind === 'image' || kind === 'picture' || kind === 'prose');

const fileName = /^\S+\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** Checks the alternative texts of a section's images. `decorates` marks fields whose images repeat the text beside them. */
export function pictureDiagnostics({ definition, fields, at }: SectionNode): Diagnostic[] {
  const found = picturesIn(definition.schema, fields).flatMap(({ meta, value, at: inside }) =>
    isProse(value)
      ? prosePictures(value.nodes, inside).map((one) => ({ ...one, decorates: false }))
      : [{ decorates: meta.decorates, picture: value as WrittenPicture, at: inside }],
  );
  return found.flatMap(({ decorates, picture: { src, alt }, at: inside }): Diagnostic[] => {
    // The config may have the text, or the picture is marked as decorative.
    if (alt === undefined) return [];
    const problem = problemOf(isVisible(alt) ? alt.trim() : '', decorates === true);
    return problem === undefined ? [] : [diagnostic(`The picture "${src}" ${problem}.`, [...at, ...inside, 'alt'])];
  });
}

function problemOf(alt: string, decorates: boolean): string | undefined {
  if (alt === '') return decorates ? undefined : 'has no alternative text (alt)';
  if (fileName.test(alt)) return 'has a file name as its alternative text (alt)';
  return meaningless.test(alt) ? `is described as "${alt}", which does not say what it shows` : undefined;
}

function diagnostic(message: string, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'image-alt',
    message,
    path,
    suggestion: 'Describe what it shows, as you would on the phone.',
  };
}
