import { type Files, filePart, fileState } from '../../lib/files.ts';

/** Why a video cannot be published. */
export class VideoFault extends Error {
  /** The end of a sentence that starts with the name of the file. */
  readonly is: string;
  /** Whether the same pictures and sound only need another wrapping, which takes seconds, or a conversion. */
  readonly remedy: 'convert' | 'rewrap';

  constructor(is: string, remedy: VideoFault['remedy'] = 'convert') {
    super(is);
    this.is = is;
    this.remedy = remedy;
  }
}

/** The fault of a file that ends too early, or whose lengths and offsets contradict each other. */
export function damaged(): VideoFault {
  return new VideoFault('is damaged: parts of it are missing');
}

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

/** Names that people know, by the codes of MP4 and WebM files. */
const names: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(?:hvc1|hev1|dvh1|dvhe|V_MPEGH)/, 'H.265 (HEVC)'],
  [/^(?:av01|V_AV1)/, 'AV1'],
  [/^vp0?9/, 'VP9'],
  [/^V_MPEG4\/ISO\/AVC/, 'H.264'],
  [/^(?:mp4v|V_MPEG4)/, 'MPEG-4 Visual'],
  [/^ap[c4][nhosx]/, 'ProRes'],
  [/^(?:jpeg|mjp|V_MJPEG)/, 'Motion JPEG'],
  [/^(?:ac-3|ec-3|A_E?AC3)/, 'Dolby Digital'],
  [/^(?:Opus|A_OPUS)/, 'Opus'],
  [/^(?:fLaC|A_FLAC)/, 'FLAC'],
  [/^alac/, 'Apple Lossless'],
  [/^(?:\.mp3|A_MPEG\/L3)/, 'MP3'],
  [/^A_AAC/, 'AAC'],
  [/^(?:lpcm|sowt|twos|in24|fl32|A_PCM)/, 'PCM'],
];

/** Returns the name of a codec by its code in a file. */
export function codecName(code: string): string {
  const plain = code.replace(/[^\x20-\x7e]/g, '?').slice(0, 40);
  return names.find(([pattern]) => pattern.test(code))?.[1] ?? `"${plain}"`;
}
