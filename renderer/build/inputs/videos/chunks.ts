import { type Box, boxAt } from './boxes.ts';
import { damaged } from './video-fault.ts';
import type { Range } from './video-source.ts';

/** The offset of a chunk in an index, and the part of the file that the chunk takes. */
export interface Chunk extends Range {
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

/** Parts of a file in their order, none of which touches another, and where each is after all others are left out. */
export class KeptParts {
  readonly parts: readonly Range[];
  readonly #starts: readonly number[];
  readonly size: number;

  constructor(ranges: Iterable<Range>) {
    const sorted = [...ranges].filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
    const parts: { start: number; end: number }[] = [];
    const starts: number[] = [];
    let size = 0;
    for (const { start, end } of sorted) {
      const last = parts.at(-1);
      const from = last !== undefined && start <= last.end ? Math.min(end, last.end) : start;
      if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
      else {
        parts.push({ start, end });
        starts.push(size);
      }
      size += end - from;
    }
    this.parts = parts;
    this.#starts = starts;
    this.size = size;
  }

  /** Returns the new offset of a byte; the end of all parts if it is in none. */
  moved(offset: number): number {
    let [low, high] = [0, this.parts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.parts[middle]?.end ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    const part = this.parts[low];
    return part === undefined ? this.size : (this.#starts[low] ?? 0) + Math.max(0, offset - part.start);
  }
}
