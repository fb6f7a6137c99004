import { type Files, filePart, fileState } from '../../lib/files.ts';
import { damaged } from './video-fault.ts';

/** A file that is read in parts, because videos are large. */
export interface VideoSource {
  /** In bytes. */
  readonly size: number;
  /** Returns bytes from an offset. Throws a `VideoFault` if the file ends before. */
  readonly read: (start: number, length: number) => Buffer;
}

/** A part of the source, from its first byte to the one after its last. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What the published file consists of: bytes that the build made, and parts of the source. */
export type Piece = Buffer | Range;

/** What the build knows of a video. */
export interface ReadVideo {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hasSound: boolean;
  /** The published file, without places, devices and dates. */
  readonly pieces: readonly Piece[];
}

export function videoSource(files: Files, file: string): VideoSource {
  const size = fileState(files, file)?.size ?? 0;
  return {
    size,
    read(start, length) {
      if (!(start >= 0 && length >= 0 && start + length <= size)) throw damaged();
      const part = filePart(files, file, start, length);
      if (part.length !== length) throw damaged();
      return Buffer.from(part);
    },
  };
}

export function pieceSize(piece: Piece): number {
  return Buffer.isBuffer(piece) ? piece.length : piece.end - piece.start;
}
