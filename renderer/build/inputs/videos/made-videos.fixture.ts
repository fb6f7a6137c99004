/** Videos for tests, written byte by byte. No player shows anything of them: their samples are words. */
interface MadeMp4 {
  /** The index before the samples, as for the web. */
  readonly indexFirst?: boolean;
  readonly codec?: string;
  readonly profile?: number;
  /** Type of the sound's object; none for a video without sound. */
  readonly sound?: number | 'none';
  /** A quarter turn, as phones write it. */
  readonly turned?: boolean;
  readonly long?: boolean;
  readonly fragmented?: boolean;
  /** Bytes of each sample, to make a large file. */
  readonly sampleSize?: number;
  readonly seconds?: number;
}

/** What must not be published: a place, a device, a name, telemetry. */
export const planted = [
  '+52.5200+013.4050/',
  'Phone 17',
  'Core Media Video',
  'Ada Lovelace',
  'speed 52.52 13.40',
  'nobody names it',
];

const u32 = (...values: readonly (number | readonly number[])[]) => {
  const flat = values.flat();
  const bytes = Buffer.alloc(4 * flat.length);
  for (const [index, value] of flat.entries()) bytes.writeUInt32BE(value >>> 0, 4 * index);
  return bytes;
};
const u64 = (value: number) => u32(0, value);
const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);

export function box(type: string, ...content: readonly (Buffer | readonly Buffer[])[]): Buffer {
  const inside = Buffer.concat(content.flat());
  return Buffer.concat([u32(8 + inside.length), text(type), inside]);
}

interface Samples {
  readonly handler: string;
  readonly name: string;
  readonly entry: Buffer;
  /** Of each chunk. */
  readonly sizes: readonly (readonly number[])[];
  readonly offsets: readonly number[];
  readonly long: boolean;
  readonly matrix: readonly number[];
  readonly size: readonly [number, number];
}

function trak({ handler, name, entry, sizes, offsets, long, matrix, size }: Samples): Buffer {
  const table = long
    ? box(
        'co64',
        u32(0, offsets.length),
        offsets.map((offset) => u64(offset)),
      )
    : box('stco', u32(0, offsets.length), u32(offsets));
  return box(
    'trak',
    box(
      'tkhd',
      u32(3, 3_900_000_000, 3_900_000_001, 1, 0, 4000, 0, 0, 0, 0),
      u32(matrix),
      u32(size[0] << 16, size[1] << 16),
    ),
    box('edts', box('elst', u32(0, 1, 4000, 0, 0x10000))),
    box(
      'mdia',
      box('mdhd', u32(0, 3_900_000_000, 3_900_000_001, 1000, 4000, 0)),
      box('hdlr', u32(0, 0), text(handler), zeros(12), text(`${name}\0`)),
      box(
        'minf',
        handler === 'soun' ? box('smhd', u32(0, 0)) : box('vmhd', u32(1, 0, 0)),
        box('dinf', box('dref', u32(0, 1), box('url ', u32(0), text('file:///home/Ada Lovelace')))),
        box(
          'stbl',
          box('stsd', u32(0, 1), entry),
          box('stts', u32(0, 1, sizes.flat().length, 100)),
          // The last chunk has another number of samples.
          box('stsc', u32(0, 2, 1, sizes[0]?.length ?? 0, 1, sizes.length, sizes.at(-1)?.length ?? 0, 1)),
          box('stsz', u32(0, 0, sizes.flat().length, sizes.flat())),
          table,
        ),
      ),
    ),
    box('meta', text('Phone 17')),
  );
}

const straight = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const quarter = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

function videoEntry(codec: string, profile: number): Buffer {
  const name = Buffer.concat([Buffer.from([16]), text('Core Media Video'), zeros(15)]);
  const config = box('avcC', Buffer.from([1, profile, 0, 31]));
  const size = Buffer.from([2, 128, 1, 104]);
  return box(
    codec,
    zeros(6),
    Buffer.from([0, 1]),
    zeros(4),
    text('appl'),
    zeros(8),
    size,
    zeros(14),
    name,
    zeros(4),
    config,
    box('uuid', text('Ada Lovelace')),
  );
}

function soundEntry(object: number): Buffer {
  const config = Buffer.from([4, 0x80, 0x80, 1, object]);
  const descriptor = Buffer.concat([Buffer.from([3, 0x80, 8 + config.length, 0, 1, 0]), config]);
  return box('mp4a', zeros(6), Buffer.from([0, 1]), zeros(20), box('esds', u32(0), descriptor));
}

/** An MP4 file of three chunks of each track: pictures, sound and telemetry. */
export function madeMp4({
  indexFirst = false,
  codec = 'avc1',
  profile = 100,
  sound = 0x40,
  turned = false,
  long = false,
  fragmented = false,
  sampleSize = 16,
  seconds = 4,
}: MadeMp4 = {}): Buffer {
  const sample = (word: string) => Buffer.alloc(sampleSize, `${word} `);
  const chunks = [0, 1, 2].map((chunk) => ({
    pictures: (chunk === 2 ? [4] : [2 * chunk, 2 * chunk + 1]).map((index) => sample(`picture${index}`)),
    sound: [sample(`sound${chunk}`)],
    telemetry: [text('speed 52.52 13.40')],
  }));
  const data: Buffer[] = [text('nobody names it')];
  const offsets = { pictures: [] as number[], sound: [] as number[], telemetry: [] as number[] };
  for (const chunk of chunks)
    for (const track of ['pictures', 'telemetry', 'sound'] as const) {
      offsets[track].push(Buffer.concat(data).length);
      data.push(Buffer.concat(chunk[track]));
    }
  const type = box('ftyp', text('isom'), u32(512), text('isomavc1'));
  const tracks = (base: number) => {
    const track = (of: keyof typeof offsets, handler: string, name: string, entry: Buffer) =>
      trak({
        handler,
        name,
        entry,
        long,
        sizes: chunks.map((chunk) => chunk[of].map(({ length }) => length)),
        offsets: offsets[of].map((offset) => base + offset),
        matrix: turned && of === 'pictures' ? quarter : straight,
        size: of === 'pictures' ? [640, 360] : [0, 0],
      });
    return box(
      'moov',
      box('mvhd', u32(0, 3_900_000_000, 3_900_000_001, 1000, 1000 * seconds, 0x10000), zeros(76), u32(4)),
      box(
        'udta',
        box('\xa9xyz', Buffer.from([0, 18, 21, 199]), text('+52.5200+013.4050/')),
        box('\xa9mod', text('Phone 17')),
      ),
      track('telemetry', 'meta', 'Phone 17', box('mebx', text('Phone 17'))),
      track('pictures', 'vide', 'Core Media Video', videoEntry(codec, profile)),
      sound === 'none' ? [] : [track('sound', 'soun', 'Core Media Audio', soundEntry(sound))],
      fragmented ? [box('mvex', u32(0))] : [],
      box('meta', text('Ada Lovelace')),
    );
  };
  const before = box('uuid', text('Ada Lovelace'));
  const length = tracks(0).length;
  const base = type.length + before.length + (indexFirst ? length : 0) + 8;
  const samples = box('mdat', data);
  return Buffer.concat([
    type,
    before,
    ...(indexFirst ? [tracks(base), samples] : [samples, tracks(base)]),
    box('free', text('Ada Lovelace')),
  ]);
}

function element(id: string, ...content: readonly (Buffer | readonly Buffer[])[]): Buffer {
  const inside = Buffer.concat(content.flat());
  const size =
    inside.length < 127
      ? Buffer.from([0x80 | inside.length])
      : Buffer.concat([Buffer.from([0x10 | (inside.length >> 24)]), u32(inside.length).subarray(1)]);
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
}

const float = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

interface MadeWebm {
  readonly codec?: string;
  readonly sound?: string | 'none';
  readonly docType?: string;
  readonly duration?: boolean;
  /** Kind of a third track. */
  readonly third?: number;
}

/** A WebM file of one cluster. */
export function madeWebm({
  codec = 'V_VP9',
  sound = 'A_OPUS',
  docType = 'webm',
  duration = true,
  third,
}: MadeWebm = {}): Buffer {
  const byte = (value: number) => Buffer.from([value]);
  const track = (type: number, name: string, ...more: readonly (Buffer | readonly Buffer[])[]) =>
    element(
      'ae',
      element('d7', byte(type)),
      element('83', byte(type)),
      element('536e', text('Phone 17')),
      element('86', text(name)),
      more.flat(),
    );
  const size = element('e0', element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 104])));
  const seek = (id: string) => element('4dbb', element('53ab', Buffer.from(id, 'hex')), element('53ac', byte(9)));
  const tags = element(
    '1254c367',
    element(
      '7373',
      element('67c8', element('45a3', text('LOCATION')), element('4487', text(`+52.5200+013.4050/${' '.repeat(200)}`))),
    ),
  );
  return Buffer.concat([
    element('1a45dfa3', element('4282', text(docType))),
    element(
      '18538067',
      element('114d9b74', element('bf', u32(1)), seek('1549a966'), seek('1254c367')),
      element(
        '1549a966',
        element('2ad7b1', Buffer.from([15, 66, 64])),
        duration ? [element('4489', float(4000))] : [],
        element('7ba9', text('Ada Lovelace')),
        element('4d80', text('Core Media Video')),
        element('5741', text('Phone 17')),
      ),
      element(
        '1654ae6b',
        track(1, codec, size),
        sound === 'none' ? [] : [track(2, sound)],
        third === undefined ? [] : [track(third, 'S_TEXT/UTF8')],
      ),
      element('1f43b675', element('e7', byte(0)), element('a3', text('picture0')), element('a3', text('sound0'))),
      element('1c53bb6b', element('bb', byte(0))),
      tags,
    ),
  ]);
}

/** Captions of one sentence. */
export const madeCaptions = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nThe kiln is hot.\n';
