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
