import { codecName, damaged, type Piece, type ReadVideo, VideoFault, type VideoSource } from './video-source.ts';

/** Ids of elements (RFC 9559). */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  shownUnit: 0x54b2,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
} as const;

/** What a track says of how to play it. Its names are left out. */
const ofTrack: ReadonlySet<number> = new Set([
  ...[ids.type, ids.codec, ids.video],
  ...[0xd7, 0x73c5, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383, 0x234e7a, 0x55ee, 0x41e4, 0x22b59c, 0x22b59d, 0x63a2, 0x56aa],
  ...[0x56bb, 0xe1, 0x6d80],
]);

/** The programs that made the file: required, so that they become empty. */
const programs: ReadonlySet<number> = new Set([0x4d80, 0x5741]);

/** In bytes; that of all elements that are read as a whole. */
const mostRead = 16_000_000;

/**
 * Reads a WebM file. In the published file, tags, attachments, names and dates are overwritten by nothing, so that all offsets
 * stay valid. Throws a `VideoFault` if browsers would not play it.
 */
export function readWebm(source: VideoSource): ReadVideo {
  const [header, segment] = elementsOfFile(source, 0, source.size);
  if (header?.id !== ids.header || segment?.id !== ids.segment || header.end === undefined)
    throw new VideoFault('is not a WebM file');
  const start = source.read(header.start, Math.min(header.end - header.start, 4096));
  const docType = elementsIn(start).find(({ id }) => id === ids.docType);
  if (docType === undefined || textIn(start, docType) !== 'webm')
    throw new VideoFault('is a Matroska file that is named like WebM');
  const end = segment.end ?? source.size;
  const parts = elementsOfFile(source, segment.start, end);
  if (parts.some((part) => part.end === undefined)) throw live();
  const pieces: Piece[] = [{ start: 0, end: segment.start }];
  let [read, about, tracks]: [number, Buffer | undefined, Buffer | undefined] = [0, undefined, undefined];
  for (const { id, at, start, end = start } of parts) {
    const last = pieces.at(-1);
    if (id === ids.cluster || id === ids.cues) {
      if (last !== undefined && !Buffer.isBuffer(last)) pieces[pieces.length - 1] = { start: last.start, end };
      else pieces.push({ start: at, end });
      continue;
    }
    read += end - at;
    if (read > mostRead) throw new VideoFault('has attachments, which a page cannot show', 'rewrap');
    const bytes = source.read(at, end - at);
    const content = bytes.subarray(start - at);
    if (id === ids.info) about = Buffer.from(content);
    if (id === ids.tracks) tracks = Buffer.from(content);
    if (!clean(id, content)) voidElement(bytes, 0, bytes.length);
    pieces.push(bytes);
  }
  if (about === undefined || tracks === undefined) throw damaged();
  return { ...tracksOf(tracks), seconds: secondsOf(about), pieces };
}

function live(): VideoFault {
  return new VideoFault('is a recording without a length, so that browsers cannot skip in it', 'rewrap');
}

/** Overwrites what does not help to play the content of an element. Returns whether anything in it does. */
function clean(id: number, content: Buffer): boolean {
  if (id === ids.seekHead) {
    const known: ReadonlySet<number> = new Set([ids.info, ids.tracks, ids.cues, ids.cluster]);
    keepOnly(content, ({ id: inner, start, end }) => {
      if (inner !== ids.seek) return false;
      const target = elementsIn(content, start, end).find((one) => one.id === ids.seekId);
      return target !== undefined && known.has(numberIn(content, target));
    });
    return true;
  }
  if (id === ids.info) {
    for (const { id: inner, start, end } of elementsIn(content)) if (programs.has(inner)) content.fill(0, start, end);
    keepOnly(content, ({ id: inner }) => inner === ids.scale || inner === ids.duration || programs.has(inner));
    return true;
  }
  if (id !== ids.tracks) return false;
  keepOnly(content, (element) => element.id === ids.track);
  for (const { id: inner, start, end } of elementsIn(content))
    if (inner === ids.track) keepOnly(content.subarray(start, end), (element) => ofTrack.has(element.id));
  return true;
}

function keepOnly(content: Buffer, isKept: (element: Element) => boolean): void {
  for (const element of elementsIn(content))
    if (!isKept(element)) voidElement(content, element.at, element.end ?? content.length);
}

function tracksOf(bytes: Buffer): Pick<ReadVideo, 'width' | 'height' | 'hasSound'> {
  let [picture, hasSound]: [Pick<ReadVideo, 'width' | 'height'> | undefined, boolean] = [undefined, false];
  for (const { id, start, end } of elementsIn(bytes)) {
    if (id !== ids.track) continue;
    const inside = elementsIn(bytes, start, end);
    const [type, codec, video] = [ids.type, ids.codec, ids.video].map((one) =>
      inside.find((inner) => inner.id === one),
    );
    const kind = type && numberIn(bytes, type);
    const name = codec === undefined ? '' : textIn(bytes, codec);
    if (kind !== 1 && kind !== 2)
      throw new VideoFault('has a track that is neither picture nor sound; captions are a file of their own', 'rewrap');
    if (!(kind === 1 ? /^V_(?:VP8|VP9|AV1)$/ : /^A_(?:OPUS|VORBIS)$/).test(name))
      throw new VideoFault(`has the codec ${codecName(name)}, which browsers do not play in a WebM file`);
    if (kind === 2) hasSound = true;
    else if (video !== undefined) picture ??= sizeOf(bytes, video);
  }
  if (picture === undefined) throw new VideoFault('has no pictures, only sound');
  return { ...picture, hasSound };
}

function sizeOf(bytes: Buffer, video: Element): Pick<ReadVideo, 'width' | 'height'> {
  const inside = elementsIn(bytes, video.start, video.end);
  const value = (id: number) => {
    const found = inside.find((element) => element.id === id);
    return found && numberIn(bytes, found);
  };
  // Other units than pixels say a ratio alone.
  const isPixels = (value(ids.shownUnit) ?? 0) === 0;
  const width = (isPixels && value(ids.shownWidth)) || value(ids.width) || 0;
  const height = (isPixels && value(ids.shownHeight)) || value(ids.height) || 0;
  if (width < 1 || height < 1 || width > 65_535 || height > 65_535) throw damaged();
  return { width, height };
}

function secondsOf(about: Buffer): number {
  const inside = elementsIn(about);
  const [scale, duration] = [ids.scale, ids.duration].map((id) => inside.find((element) => element.id === id));
  if (duration === undefined) throw live();
  const seconds = (floatIn(about, duration) * (scale === undefined ? 1_000_000 : numberIn(about, scale))) / 1e9;
  if (!(seconds > 0 && seconds < 360_000)) throw damaged();
  return Math.round(10 * seconds) / 10;
}

/** An element of a WebM file (RFC 8794): where it starts, where its content does, and where both end. */
export interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  /** Undefined if the file does not say: a recording that was not finished. */
  readonly end: number | undefined;
}

/** A film of ten hours has fewer. */
const mostElements = 200_000;

/** Returns the elements of a part of a file. Reads their headers alone. The last one may have no end. */
function elementsOfFile({ read }: VideoSource, from: number, to: number): Element[] {
  return elements(from, to, (at) => read(at, Math.min(12, to - at)));
}

/** Returns the elements in a part of a buffer. */
export function elementsIn(bytes: Buffer, from = 0, to = bytes.length): Element[] {
  return elements(from, to, (at) => bytes.subarray(at, Math.min(at + 12, to)));
}

function elements(from: number, to: number, header: (at: number) => Buffer): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const element = elementAt(header(at), at);
    if (found.length >= mostElements || (element.end ?? to) > to) throw damaged();
    found.push(element);
    at = element.end ?? to;
  }
  return found;
}

function elementAt(bytes: Buffer, at: number): Element {
  const idLength = lengthOf(bytes, 0, 4);
  const id = bytes.readUIntBE(0, idLength);
  const sizeLength = lengthOf(bytes, idLength, 8);
  const most = (1n << BigInt(7 * sizeLength)) - 1n;
  const size = BigInt(`0x${bytes.toString('hex', idLength, idLength + sizeLength)}`) & most;
  const start = at + idLength + sizeLength;
  return { id, at, start, end: size === most ? undefined : start + Number(size) };
}

/** Returns how many bytes a number takes: one more than its leading zeros. */
function lengthOf(bytes: Buffer, at: number, most: number): number {
  const length = Math.clz32(bytes.readUInt8(at)) - 23;
  if (length > most || at + length > bytes.length) throw damaged();
  return length;
}

/** Returns an unsigned number. */
function numberIn(bytes: Buffer, { start, end = start }: Element): number {
  if (end - start > 6) throw damaged();
  return end === start ? 0 : bytes.readUIntBE(start, end - start);
}

function textIn(bytes: Buffer, { start, end = start }: Element): string {
  return bytes.toString('latin1', start, end).replace(/\0+$/, '');
}

/** Returns a floating-point number of four or eight bytes. */
function floatIn(bytes: Buffer, { start, end = start }: Element): number {
  return end - start === 4 ? bytes.readFloatBE(start) : bytes.readDoubleBE(start);
}

const voidId = 0xec;

/** Overwrites an element by one of the same length that players skip. */
function voidElement(bytes: Buffer, at: number, end: number): void {
  const length = end - at;
  bytes.fill(0, at, end);
  bytes[at] = voidId;
  if (length <= 128) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    bytes.writeUIntBE(length - 9, at + 3, 6);
  }
}
