import type { WrittenPicture } from '../../../sdk/picture/picture.tsx';
import { isProse, prosePictures } from '../../../sdk/prose/prose.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import type { OwnRule } from '../rule.ts';

/** Alternative texts that name the type of image and not what it shows. */
const meaningless =
  /^(an? |the )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|screenshot|placeholder|alt( text)?|untitled)[\s\d.]*$/i;

const picturesIn = fieldFinder(({ kind }) => kind === 'image' || kind === 'picture' || kind === 'prose');

const fileName = /^\S+\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** Checks the alternative texts of a section's images. `decorates` marks fields whose images repeat the text beside them. */
export const imageAlt: OwnRule<'section'> = {
  id: 'image-alt',
  on: 'section',
  check({ section: { definition, fields } }) {
    const found = picturesIn(definition.schema, fields).flatMap(({ meta, value, at }) =>
      isProse(value)
        ? prosePictures(value.nodes, at).map((one) => ({ ...one, decorates: false }))
        : [{ decorates: meta.decorates, picture: value as WrittenPicture, at }],
    );
    return found.flatMap(({ decorates, picture: { src, alt }, at }) => {
      // The config may have the text, or the picture is marked as decorative.
      const problem = alt === undefined ? undefined : problemOf(isVisible(alt) ? alt.trim() : '', decorates === true);
      if (problem === undefined) return [];
      return [
        {
          code: 'image-alt',
          message: `The picture "${src}" ${problem}.`,
          path: [...at, 'alt'],
          suggestion: 'Describe what it shows, as you would on the phone.',
        },
      ];
    });
  },
};

function problemOf(alt: string, decorates: boolean): string | undefined {
  if (alt === '') return decorates ? undefined : 'has no alternative text (alt)';
  if (fileName.test(alt)) return 'has a file name as its alternative text (alt)';
  return meaningless.test(alt) ? `is described as "${alt}", which does not say what it shows` : undefined;
}
