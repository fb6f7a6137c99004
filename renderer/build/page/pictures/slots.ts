import type { AnyBlock } from '../../../sdk/block.ts';
import type { PictureSlot } from '../../../sdk/field.ts';
import type { Theme } from '../../../site/input.ts';
import type { SectionNode, SitePictures } from '../../../site/site.ts';
import { fieldFinder } from '../../schema/fields-of.ts';

/** Returns the boxes of the pictures of a section, by the name of the field. */
export function slotsOf(
  { pictures }: AnyBlock,
  { layout, ...fields }: SectionNode['fields'],
): (field: string) => PictureSlot | undefined {
  return (field) => {
    const { layouts = {}, ...slot } = pictures?.[field] ?? {};
    if (!('boxes' in slot)) return undefined;
    const { posterOf, enlargedBy, ...own } = typeof layout === 'string' ? { ...slot, ...layouts[layout] } : slot;
    return {
      ...own,
      ...(posterOf !== undefined && fields[posterOf] !== undefined && { fit: 'poster' }),
      // The name only counts while its field is true.
      ...(enlargedBy !== undefined && fields[enlargedBy] === true && { enlargedBy }),
    };
  };
}

const darkPictures = fieldFinder(({ kind }) => kind === 'picture');

/**
 * Returns a function that says whether a section has a picture with another file for dark grounds, so that it depends on the
 * theme of its page. `files` is what the config says of the files.
 */
export function darkPictureFinder(files: SitePictures['files']): (node: SectionNode) => boolean {
  const known = new WeakMap<object, boolean>();
  return ({ definition, fields }) => {
    const before = known.get(fields);
    if (before !== undefined) return before;
    const has = darkPictures(definition.schema, fields).some(({ value }) => {
      const { src, dark = files[src]?.dark, small = files[src]?.small } = Object(value);
      return (dark ?? files[small]?.dark) !== undefined;
    });
    known.set(fields, has);
    return has;
  };
}

/** The ground of a section: dark on the tone `ink`, otherwise that of its page. */
export function groundOf({ fields }: Pick<SectionNode, 'fields'>, theme: Theme): Theme {
  return fields.tone === 'ink' ? 'dark' : theme;
}
