import { describe, expect, it } from 'vitest';
import { documentBytes, withFrame } from './document-bytes.ts';
import type { Frame } from './frame.ts';
import { SharedText } from './pieces.ts';

function frame(head: string, scripts: string, below?: { readonly from: number; readonly link: string }): Frame {
  return {
    head: new SharedText(head),
    below: below && { from: below.from, link: new SharedText(below.link) },
    scripts: new SharedText(scripts),
    hashes: [head, scripts],
  };
}

/** A document with the frame around letters of several bytes, its scripts first. */
function made(around: Frame) {
  const { head, below, scripts } = around;
  const link = below === undefined ? [] : [below.link];
  return documentBytes(['<é>', scripts, '“', head, '”', 'ö', ...link, 'end'], around);
}

const plain = frame('<style>a</style>', '<script>1</script>');
const longer = frame('<style>ä much longer</style>', '<script data-build="00000000">12</script>');
const below = (from: number) => frame('<style>b</style>', '<script></script>', { from, link: '<link>' });

describe('a document with another frame', () => {
  it.each<readonly [what: string, before: Frame, after: Frame]>([
    ['longer parts', plain, longer],
    ['shorter parts', longer, plain],
    ['a sheet of later sections before the same section', below(2), { ...below(2), head: plain.head }],
  ])('is as if it had been made with it: %s', (_, before, after) => {
    const { bytes, spans } = made(before);
    const changed = spans && withFrame(Buffer.from(bytes), spans, after);
    const found = changed && { ...changed, bytes: changed.bytes.toString() };
    const { bytes: expected, ...rest } = made(after);
    expect(found).toEqual({ ...rest, bytes: expected.toString() });
  });

  it('has to be made if a part is somewhere else', () => {
    const { bytes, spans } = made(below(2));
    const document = Buffer.from(bytes);
    for (const other of [plain, below(3), { ...below(2), head: new SharedText('') }])
      expect(spans && withFrame(document, spans, other)).toBeUndefined();
    expect(spans && withFrame(document, spans, below(2))).toBeDefined();
  });

  it('has to be made if its template places a part twice', () => {
    expect(documentBytes([plain.head, plain.scripts, plain.head], plain).spans).toBeUndefined();
    expect(documentBytes([plain.head], plain).spans).toBeUndefined();
  });
});
