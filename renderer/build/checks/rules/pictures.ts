import { join } from 'node:path';
import { validImages } from '../../inputs/images.ts';
import { readText } from '../../lib/files.ts';
import type { SiteRule } from '../rule.ts';

/** Bytes for each pixel: screenshots have fewer, and photos more. */
const mostBytesOfPixel = 1.2;

/** Smaller pictures are not worth a warning. */
const leastPixels = 250_000;

/** Reports photos that are saved as PNG. */
export const photosAsPng: SiteRule = {
  id: 'image-photo-png',
  on: 'site',
  check: ({ loaded }) =>
    validImages(loaded.images).flatMap(({ name, file, type, width, height, size }) => {
      const pixels = width * height;
      if (type !== 'lossless' || pixels < leastPixels || size < mostBytesOfPixel * pixels) return [];
      const bytes = Math.round((10 * size) / pixels) / 10;
      return [
        {
          code: 'image-photo-png',
          message: `The picture "${name}" seems to be a photo: it has ${bytes} bytes for each pixel, and is saved without loss.`,
          path: [],
          place: { file, line: 1, column: 1 },
          suggestion: 'Save it as JPEG with a quality of 85 or more.',
        },
      ];
    }),
};

/**
 * Reports pictures that nothing names: no value of the config, no table, text, block or style sheet, whether pages use it or
 * not. A value with tokens, such as `{{param.slug}}.jpg`, names all pictures that it may lead to. Files are read only while there is a
 * picture that the config does not name.
 */
export const unusedPictures: SiteRule = {
  id: 'image-unused',
  on: 'site',
  check({ loaded: { images, root, configFiles, data }, input, options: { files } }) {
    let left = validImages(images).filter(({ content }) => content === undefined);
    if (left.length === 0) return [];
    const isWithout = namesIn(input);
    left = left.filter(({ name }) => isWithout(name));
    const texts = function* () {
      const templates = join(root, 'templates');
      const others = files.list(templates).filter((path) => isText.test(path) && !isApart.test(path));
      const all = [
        ...configFiles,
        ...[...data.values()].map(({ file }) => file),
        ...others.map((path) => join(templates, path)),
      ];
      for (const file of new Set(all)) yield (readText(files, file) ?? '').normalize('NFC');
    };
    if (left.length > 0)
      for (const text of texts()) {
        left = left.filter(({ name }) => !text.includes(name) && !text.includes(encodeURI(name)));
        if (left.length === 0) break;
      }
    return left.map(({ name, file }) => ({
      code: 'image-unused',
      message: `Nothing names the picture "${name}", so no page shows it.`,
      path: [],
      place: { file, line: 1, column: 1 },
      suggestion: 'Delete the file, or name it where it should be shown.',
    }));
  },
};

const isText = /\.(?:[cm]?[jt]sx?|json|csv|tsv|md|css|hbs)$/i;

/** Folders of files that are never read. */
const isApart = /^(?:images|public)\//;

/** Returns whether no text of a value names a picture. */
function namesIn(input: unknown): (name: string) => boolean {
  const texts = new Set<string>();
  // The same object may be in a config very often.
  const seen = new Set<object>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.includes('.')) texts.add(value.normalize('NFC'));
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      Object.values(value).forEach(collect);
    }
  };
  collect(input);
  const patterns = [...texts].flatMap((text) => {
    const parts = text.split(/\{\{[^{}]*\}\}/);
    if (parts.length < 2 || !/\.[a-z]+$/i.test(parts.at(-1) ?? '')) return [];
    return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's')];
  });
  return (name) => !texts.has(name) && !patterns.some((pattern) => pattern.test(name));
}
