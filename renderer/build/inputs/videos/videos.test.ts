import { describe, expect, it } from 'vitest';
import type { Files } from '../../lib/files.ts';
import { boxAt, boxesIn } from './boxes.ts';
import { captionsFault } from './captions.ts';
import { openVideo } from './index.ts';
import { box, madeMp4, madeWebm, planted } from './made-videos.fixture.ts';
import { chunksOf } from './mp4.ts';
import { VideoFault } from './video-source.ts';
import { elementsIn } from './webm.ts';

const filesOf = (bytes: Buffer): Files => ({ read: () => bytes, list: () => [], kind: () => 'file' });

function published(bytes: Buffer, name = 'a.mp4') {
  const { pieces, ...about } = openVideo(filesOf(bytes), name);
  const output = Buffer.concat(pieces.map((one) => (Buffer.isBuffer(one) ? one : bytes.subarray(one.start, one.end))));
  return { about, output };
}

function fault(bytes: Buffer, name?: string): string {
  try {
    published(bytes, name);
  } catch (error) {
    if (error instanceof VideoFault) return error.is;
    throw error;
  }
  return '';
}

/** The samples of each track of a file, as its index names them. */
function samplesOf(file: Buffer): string[] {
  const moov = boxesIn(file).find(({ type }) => type === 'moov');
  if (moov === undefined) return [];
  return boxesIn(file, moov.start, moov.end)
    .filter(({ type }) => type === 'trak')
    .map((track) => [...chunksOf(file, track)].map(({ start, end }) => file.toString('latin1', start, end)).join('|'));
}

describe('an MP4 file', () => {
  it.each([{}, { indexFirst: true }, { long: true }])('is published with its index first: %j', (made) => {
    const { about, output } = published(madeMp4(made));
    expect(about).toEqual({ width: 640, height: 360, seconds: 4, hasSound: true });
    expect(boxesIn(output).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(samplesOf(output)).toEqual([
      'picture0 picturepicture1 picture|picture2 picturepicture3 picture|picture4 picture',
      'sound0 sound0 so|sound1 sound1 so|sound2 sound2 so',
    ]);
    expect(published(output)).toEqual({ about, output });
  });

  it('loses places, devices, names, dates and telemetry', () => {
    const source = madeMp4();
    const { output } = published(source);
    for (const secret of planted) {
      expect(source.includes(secret, 0, 'latin1'), secret).toBe(true);
      expect(output.includes(secret, 0, 'latin1'), secret).toBe(false);
    }
    for (const type of ['udta', 'meta', 'uuid', 'xyz', 'appl', 'mebx']) expect(output.includes(type), type).toBe(false);
    const date = Buffer.from('e8754700', 'hex');
    expect([source.includes(date), output.includes(date)]).toEqual([true, false]);
  });

  it('has the size that is shown, and no sound if there is none', () => {
    expect(published(madeMp4({ turned: true, sound: 'none' })).about).toEqual({
      width: 360,
      height: 640,
      seconds: 4,
      hasSound: false,
    });
  });

  it.each([
    [{ codec: 'hvc1' }, 'has the codec H.265 (HEVC), which not every browser plays'],
    [{ codec: 'a\0\x1bx' }, 'has the codec "a??x", which not every browser plays'],
    [{ profile: 122 }, 'has H.264 in a profile that browsers do not play (122)'],
    [{ sound: 0x6b }, 'has sound that is not AAC'],
    [{ fragmented: true }, 'is recorded in fragments, so that browsers cannot skip in it'],
    [{ seconds: 0 }, 'is damaged: parts of it are missing'],
  ])('with %j is a fault', (made, is) => {
    expect(fault(madeMp4(made))).toBe(is);
  });

  it('is a fault without pictures, or as another file', () => {
    expect(fault(Buffer.from('<html>hello</html>'))).toMatch(/^is /);
    expect(fault(Buffer.alloc(0))).toBe('is not an MP4 file');
    expect(fault(madeWebm())).toMatch(/^is /);
    expect(fault(box('ftyp', Buffer.from('isom')))).toBe('is damaged: parts of it are missing');
  });
});

describe('a WebM file', () => {
  it('keeps its length and its offsets, and loses tags, names and programs', () => {
    const source = madeWebm();
    const { about, output } = published(source, 'a.webm');
    expect(about).toEqual({ width: 640, height: 360, seconds: 4, hasSound: true });
    expect(output.length).toBe(source.length);
    for (const word of ['picture0', 'sound0']) expect(output.indexOf(word)).toBe(source.indexOf(word));
    for (const secret of ['+52.5200', 'Phone 17', 'Core Media', 'Ada Lovelace', 'LOCATION']) {
      expect([source.includes(secret), output.includes(secret)]).toEqual([true, false]);
    }
    const [, segment] = elementsIn(output);
    expect(elementsIn(output, segment?.start, segment?.end).map(({ id }) => id.toString(16))).toEqual([
      '114d9b74',
      '1549a966',
      '1654ae6b',
      '1f43b675',
      '1c53bb6b',
      'ec',
    ]);
    expect(published(output, 'a.webm')).toEqual({ about, output });
  });

  it.each([
    [{ codec: 'V_MPEG4/ISO/AVC' }, 'has the codec H.264, which browsers do not play in a WebM file'],
    [{ sound: 'A_AAC' }, 'has the codec AAC, which browsers do not play in a WebM file'],
    [{ docType: 'matroska' }, 'is a Matroska file that is named like WebM'],
    [{ duration: false }, 'is a recording without a length, so that browsers cannot skip in it'],
    [{ third: 17 }, 'has a track that is neither picture nor sound; captions are a file of their own'],
  ])('with %j is a fault', (made, is) => {
    expect(fault(madeWebm(made), 'a.webm')).toBe(is);
  });
});

describe('hostile bytes', () => {
  it.each([
    ['a.mp4', madeMp4()],
    ['a.mp4', madeMp4({ long: true, indexFirst: true })],
    ['a.webm', madeWebm()],
  ])('of %s give a fault or a video of at most their size', (name, whole) => {
    let faults = 0;
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = Buffer.from(whole);
      bytes[at] = [0, 1, 0x7f, 0xff][at % 4] ?? 0;
      if (at % 5 === 0) bytes.fill(0xff, at, Math.min(at + 4, bytes.length));
      try {
        expect(published(bytes, name).output.length).toBeLessThanOrEqual(whole.length + 64);
      } catch (error) {
        if (!(error instanceof VideoFault)) throw error;
        faults += 1;
      }
      if (at % 7 === 0 && at < whole.length - 40) expect(fault(whole.subarray(0, at), name)).not.toBe('');
    }
    expect(faults).toBeGreaterThan(50);
  });

  it('that name the same samples twice are a fault', () => {
    const bytes = madeMp4();
    const moov = boxesIn(bytes).find(({ type }) => type === 'moov');
    const [, track] = boxesIn(bytes, moov?.start, moov?.end).filter(({ type }) => type === 'trak');
    const offsets = track && boxAt(bytes, 'mdia minf stbl stco', track);
    bytes.copy(bytes, (offsets?.start ?? 0) + 12, (offsets?.start ?? 0) + 8, (offsets?.start ?? 0) + 12);
    expect(fault(bytes)).toBe('is damaged: parts of it are missing');
  });

  it('that name more samples than there are end at once', () => {
    const bytes = madeMp4();
    const moov = boxesIn(bytes).find(({ type }) => type === 'moov');
    const [, track] =
      moov === undefined ? [] : boxesIn(bytes, moov.start, moov.end).filter(({ type }) => type === 'trak');
    const runs = track && boxAt(bytes, 'mdia minf stbl stsc', track);
    bytes.writeUInt32BE(0xffff_ffff, (runs?.start ?? 0) + 12);
    expect(fault(bytes)).toBe('is damaged: parts of it are missing');
  });
});

describe('captions', () => {
  it.each([
    'WEBVTT\n\n00:01.000 --> 00:02.000\nHi',
    '\ufeffWEBVTT Kiln\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n1\r\n100:00:01.000 --> 100:00:02.000 align:start line:0\r\nHi',
    'WEBVTT\n\nNOTE who speaks\n\n00:00:01.000 \t-->  00:00:02.000\n<v Ada>Hi',
  ])('are read: %j', (written) => {
    expect(captionsFault(written)).toBeUndefined();
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nHi', 1, 'is not WebVTT: its first line has to be WEBVTT'],
    ['WEBVTTX\n', 1, 'is not WebVTT: its first line has to be WEBVTT'],
    [
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHi\n\n00:00:03,000 --> 00:00:04,000\nHo',
      6,
      'has times that browsers cannot read',
    ],
    ['WEBVTT\n\n00:01.000-->00:02.000\nHi', 3, 'has times that browsers cannot read'],
    ['WEBVTT\n\n00:03.000 --> 00:02.000\nHi', 3, 'has a caption that ends before it starts'],
    ['WEBVTT\n\nHi', 1, 'has no captions'],
  ])('name what is wrong: %j', (written, line, is) => {
    expect(captionsFault(written)).toMatchObject({ line, is });
  });
});
