import { type Box, boxesIn, boxOf } from './boxes.ts';

/**
 * How a box is published: `whole`, with bytes of its content zeroed, or as the boxes inside it that are named, after `before`
 * bytes that are kept. What is not named is left out: `udta`, `meta` and `uuid` hold the place, the device and the author.
 */
type Rule =
  | 'whole'
  | { readonly zero: (content: Buffer) => readonly (readonly [from: number, to: number])[] }
  | {
      readonly before?: (content: Buffer) => number;
      readonly zero?: readonly (readonly [from: number, to: number])[];
      readonly inside: Rules;
    };

/** The time of recording, and that of the last change. */
const dates: Rule = { zero: (content) => [content[0] === 1 ? [4, 20] : [4, 12]] };

/** The name of a handler, which often names the device. */
const handler: Rule = {
  zero: (content) => [
    [4, 8],
    [12, content.length],
  ],
};

type Rules = Readonly<Record<string, Rule>>;

function whole(types: string): Rules {
  return Object.fromEntries(types.split(' ').map((type) => [type, 'whole'] as const));
}

/** How to decode: sizes, colours and parameters. */
const codecs = whole('avcC pasp colr clap btrt fiel esds wave chan srat');

/** Returns how many bytes the description of sound has besides the usual ones: QuickTime has two longer versions. */
export function soundExtra(version: number): number {
  return [0, 16, 36][version] ?? 0;
}

/** A sample entry; the maker and the name of the encoder are zeroed. */
const videoEntry: Rule = {
  before: () => 78,
  zero: [
    [8, 24],
    [42, 74],
  ],
  inside: codecs,
};
const soundEntry: Rule = {
  before: (content) => 28 + soundExtra(content.readUInt16BE(8)),
  zero: [[12, 16]],
  inside: codecs,
};

const samples: Rules = {
  stsd: { before: () => 8, inside: { avc1: videoEntry, mp4a: soundEntry } },
  ...whole('stts ctts cslg stss stsc stsz stco co64 sdtp sgpd sbgp'),
};

const media: Rules = {
  mdhd: dates,
  hdlr: handler,
  elng: 'whole',
  minf: { inside: { ...whole('vmhd smhd dinf'), stbl: { inside: samples } } },
};

const track: Rule = { inside: { tkhd: dates, edts: { inside: whole('elst') }, mdia: { inside: media } } };

/** The samples of a track are in this file: a `dinf` with one reference, which names no other. */
const sameFile = boxOf('dinf', [
  boxOf('dref', [Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), boxOf('url ', [Buffer.from([0, 0, 0, 1])])]),
]);

/** Returns the index of a file with these tracks, by their offsets, and without all that does not help to play it. */
export function cleanMoov(moov: Buffer, tracks: readonly number[]): Buffer {
  const kept = boxesIn(moov).filter(({ type, at }) => type === 'mvhd' || tracks.includes(at));
  return boxOf(
    'moov',
    kept.map((box) => cleaned(moov, box, box.type === 'mvhd' ? dates : track)),
  );
}

function cleaned(bytes: Buffer, { type, start, end }: Box, rule: Rule): Buffer {
  if (type === 'dinf') return sameFile;
  const content = Buffer.from(bytes.subarray(start, end));
  if (rule === 'whole') return boxOf(type, [content]);
  const zeroed = typeof rule.zero === 'function' ? rule.zero(content) : (rule.zero ?? []);
  for (const [from, to] of zeroed) content.fill(0, from, Math.min(to, content.length));
  if (!('inside' in rule)) return boxOf(type, [content]);
  const before = rule.before?.(content) ?? 0;
  const inside = boxesIn(content, before).flatMap((box) => {
    const inner = Object.hasOwn(rule.inside, box.type) ? rule.inside[box.type] : undefined;
    return inner === undefined ? [] : [cleaned(content, box, inner)];
  });
  return boxOf(type, [content.subarray(0, before), ...inside]);
}
