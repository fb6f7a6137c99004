import type { PictureSource } from '../../../sdk/picture/picture.tsx';
import type { ImageFile } from '../../inputs/images.ts';
import type { Size } from './area.ts';

/** The files of one crop of a picture. */
export interface FileGroup {
  readonly src: string;
  readonly size: Size;
  readonly sources: readonly PictureSource[];
  readonly narrow?: Narrow;
}

/** The sources of a group for some screens only. Its file for browsers without AVIF is one of them. */
export function conditionalSources({ src, size, sources }: FileGroup, media: string): PictureSource[] {
  const [first] = sources;
  if (first === undefined) return [{ srcset: src, media, ...size }];
  const { type, sizes = '' } = first;
  const plain = type === undefined ? [] : [{ srcset: `${src} ${size.width}w`, sizes, media, ...size }];
  return [{ ...first, media, ...size }, ...plain];
}

/** A file that is narrower than its box. */
export interface Narrow {
  readonly image: ImageFile;
  readonly width: number;
  readonly box: number;
}
