import { type Box, boxAt, boxesIn, boxesOfFile, boxOf } from './boxes.ts';
import { cleanMoov, soundExtra } from './clean-moov.ts';
import { codecName, damaged, type Range, type ReadVideo, VideoFault, type VideoSource } from './video-source.ts';

/** In bytes. The index of a film of two hours has about five million. */
const mostIndex = 64_000_000;

/**
 * Reads an MP4 file with H.264 and AAC. The published file has its index first, so that it plays before it is loaded, and of
 * the rest only the samples of one picture and one sound track: telemetry, dates, places and devices are left out. Throws a
 * `VideoFault` if browsers would not play it.
 */
export function readMp4(source: VideoSource): ReadVideo {
  const boxes = boxesOfFile(source);
  const [first] = boxes;
  if (first?.type !== 'ftyp' || first.end > 4096) throw new VideoFault('is not an MP4 file');
  if (boxes.some(({ type }) => type === 'moof')) throw live();
  const index = boxes.find(({ type }) => type === 'moov');
  const data = boxes.filter(({ type }) => type === 'mdat');
  if (index === undefined || data.length === 0 || index.end - index.start > mostIndex) throw damaged();
  const moov = source.read(index.start, index.end - index.start);
  const header = boxAt(moov, 'mvhd', whole(moov));
  if (header === undefined) throw damaged();
  if (boxAt(moov, 'mvex', whole(moov)) !== undefined) throw live();
  const { picture, sound } = tracksOf(moov);
  const kept = [picture, ...(sound === undefined ? [] : [sound])];
  const type = source.read(first.at, first.end - first.at);
  const pieces = withIndexFirst(
    type,
    cleanMoov(
      moov,
      kept.map(({ box }) => box.at),
    ),
    data,
  );
  return { ...sizeOf(moov, picture.box), seconds: secondsOf(moov, header), hasSound: sound !== undefined, pieces };
}

function live(): VideoFault {
  return new VideoFault('is recorded in fragments, so that browsers cannot skip in it', 'rewrap');
}

interface Track {
  readonly box: Box;
  readonly kind: string;
  /** Four characters. */
  readonly codec: string;
}

/** Returns the picture and the sound to publish. A camera may record more, such as its movements. */
function tracksOf(moov: Buffer): { readonly picture: Track; readonly sound: Track | undefined } {
  const tracks = boxesIn(moov).flatMap((box): Track[] => {
    if (box.type !== 'trak') return [];
    const handler = boxAt(moov, 'mdia hdlr', box);
    if (handler === undefined) return [];
    return [
      { box, kind: moov.toString('latin1', handler.start + 8, handler.start + 12), codec: entryOf(moov, box).type },
    ];
  });
  const [picture, sound] = [chosen(tracks, 'vide', 'avc1'), chosen(tracks, 'soun', 'mp4a')];
  if (picture === undefined) throw new VideoFault('has no pictures, only sound');
  const profile = profileOf(moov, picture.box);
  if (!profiles.has(profile)) throw new VideoFault(`has H.264 in a profile that browsers do not play (${profile})`);
  if (sound !== undefined && !isAac(moov, sound.box)) throw new VideoFault('has sound that is not AAC');
  return { picture, sound };
}

function chosen(tracks: readonly Track[], kind: string, codec: string): Track | undefined {
  const [first, ...others] = tracks.filter((track) => track.kind === kind);
  const found = [first, ...others].find((track) => track?.codec === codec);
  if (first !== undefined && found === undefined)
    throw new VideoFault(`has the codec ${codecName(first.codec)}, which not every browser plays`);
  return found;
}

/** Baseline, Main, Extended and High: 8 bits, a quarter of the colours. */
const profiles = new Set([66, 77, 88, 100]);

/** Returns the profile of H.264 from its parameters (ISO/IEC 14496-15). */
function profileOf(moov: Buffer, track: Box): number {
  const { start, end } = entryOf(moov, track);
  const config = boxAt(moov, 'avcC', { start: start + 78, end });
  if (config === undefined) throw damaged();
  return moov.readUInt8(config.start + 1);
}

/** Whether the sound of a track is AAC: the type of object in the decoder configuration (ISO/IEC 14496-1). */
function isAac(moov: Buffer, track: Box): boolean {
  const { start, end } = entryOf(moov, track);
  const inside = { start: start + 28 + soundExtra(moov.readUInt16BE(start + 8)), end };
  const box = boxAt(moov, 'esds', inside) ?? boxAt(moov, 'wave esds', inside);
  if (box === undefined) return false;
  let at = box.start + 4;
  const byte = () => moov.readUInt8(at++);
  const enter = (tag: number) => {
    if (byte() !== tag) return false;
    while (byte() > 127);
    return true;
  };
  if (!enter(3)) return false;
  at += 2;
  const flags = byte();
  if ((flags & 0x80) !== 0) at += 2;
  if ((flags & 0x40) !== 0) at += byte();
  if ((flags & 0x20) !== 0) at += 2;
  return enter(4) && [0x40, 0x66, 0x67, 0x68].includes(byte());
}

/** Returns the first description of the samples of a track. */
function entryOf(moov: Buffer, track: Box): Box {
  const entries = boxAt(moov, 'mdia minf stbl stsd', track);
  const [entry] = entries === undefined ? [] : boxesIn(moov, entries.start + 8, entries.end);
  if (entry === undefined) throw damaged();
  return entry;
}

/** Returns a size as it is shown: phones record upright videos lying down, with a quarter turn. */
function sizeOf(moov: Buffer, track: Box): { readonly width: number; readonly height: number } {
  const header = boxAt(moov, 'tkhd', track);
  if (header === undefined) throw damaged();
  const at = header.start + (moov[header.start] === 1 ? 52 : 40);
  if (at + 44 > header.end) throw damaged();
  const [a, d] = [moov.readInt32BE(at), moov.readInt32BE(at + 16)];
  const [width, height] = [36, 40].map((from) => Math.round(moov.readUInt32BE(at + from) / 65_536)) as [number, number];
  if (width === 0 || height === 0) throw damaged();
  return a === 0 && d === 0 ? { width: height, height: width } : { width, height };
}

function secondsOf(moov: Buffer, { start, end }: Box): number {
  const isLong = moov[start] === 1;
  if (start + (isLong ? 32 : 20) > end) throw damaged();
  const scale = moov.readUInt32BE(start + (isLong ? 20 : 12));
  const duration = isLong ? Number(moov.readBigUInt64BE(start + 24)) : moov.readUInt32BE(start + 16);
  if (scale === 0 || duration === 0 || duration / scale > 360_000) throw damaged();
  return Math.round((10 * duration) / scale) / 10;
}

/** Returns the pieces of a file with its index before the samples that it names, which follow each other without gaps. */
function withIndexFirst(type: Buffer, moov: Buffer, data: readonly Range[]): ReadVideo['pieces'] {
  const tracks = boxesIn(moov, 8).filter((box) => box.type === 'trak');
  const chunks = tracks.flatMap((track) => [...chunksOf(moov, track)]).sort((a, b) => a.start - b.start);
  const size = chunks.reduce((sum, { start, end }) => sum + end - start, 0);
  const isThere = ({ start, end }: Range) => start === end || data.some((one) => start >= one.start && end <= one.end);
  if (size === 0 || !chunks.every(isThere)) throw damaged();
  let at = type.length + moov.length + 8;
  if (at + size > 0xffff_ffff) throw new VideoFault('is larger than 4 GB');
  const parts: { readonly start: number; end: number }[] = [];
  for (const { start, end, write } of chunks) {
    write(at);
    if (end === start) continue;
    at += end - start;
    const last = parts.at(-1);
    if (start < (last?.end ?? 0)) throw damaged();
    if (last?.end === start) last.end = end;
    else parts.push({ start, end });
  }
  const header = boxOf('mdat', []);
  header.writeUInt32BE(8 + size, 0);
  return [type, moov, header, ...parts];
}

function whole(bytes: Buffer): Range {
  return { start: 0, end: bytes.length };
}

/** The offset of a chunk in an index, and the part of the file that the chunk takes. */
interface Chunk extends Range {
  readonly write: (offset: number) => void;
}

/** A film of ten hours has fewer. */
const mostChunks = 2_000_000;

/** Returns the chunks of samples of a track. `write` changes the offset of one in the bytes of the index. */
export function* chunksOf(moov: Buffer, track: Box): Generator<Chunk> {
  const table = boxAt(moov, 'mdia minf stbl', track);
  const [short, long, runs] = ['stco', 'co64', 'stsc'].map((type) => table && boxAt(moov, type, table));
  const offsets = short ?? long;
  if (table === undefined || offsets === undefined || runs === undefined) throw damaged();
  const width = offsets === short ? 4 : 8;
  const count = moov.readUInt32BE(offsets.start + 4);
  if (count > mostChunks || offsets.start + 8 + count * width > offsets.end) throw damaged();
  const sizes = sizesOf(moov, table);
  const runCount = moov.readUInt32BE(runs.start + 4);
  if (runs.start + 8 + runCount * 12 > runs.end) throw damaged();
  let [run, perChunk, sample] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    while (run < runCount && moov.readUInt32BE(runs.start + 8 + run * 12) === index + 1) {
      perChunk = moov.readUInt32BE(runs.start + 12 + run * 12);
      run += 1;
    }
    const at = offsets.start + 8 + index * width;
    const start = width === 4 ? moov.readUInt32BE(at) : Number(moov.readBigUInt64BE(at));
    const size = sizes.sum(sample, perChunk);
    sample += perChunk;
    yield {
      start,
      end: start + size,
      write: (offset) =>
        void (width === 4 ? moov.writeUInt32BE(offset, at) : moov.writeBigUInt64BE(BigInt(offset), at)),
    };
  }
}

interface Sizes {
  /** Returns the bytes of so many samples from one on. */
  readonly sum: (from: number, count: number) => number;
}

function sizesOf(moov: Buffer, table: Box): Sizes {
  const box = boxAt(moov, 'stsz', table);
  // A table with sizes of less than 32 bits (`stz2`) is as good as unknown.
  if (box === undefined) throw damaged();
  const [same, count] = [moov.readUInt32BE(box.start + 4), moov.readUInt32BE(box.start + 8)];
  if (same === 0 && box.start + 12 + count * 4 > box.end) throw damaged();
  return {
    sum(from, of) {
      if (from + of > count) throw damaged();
      if (same !== 0) return same * of;
      let sum = 0;
      for (let sample = from; sample < from + of; sample += 1) sum += moov.readUInt32BE(box.start + 12 + sample * 4);
      return sum;
    },
  };
}
