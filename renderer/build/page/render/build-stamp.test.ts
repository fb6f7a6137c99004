import { describe, expect, it } from 'vitest';
import { documentHash, stampBuildId } from '../../lib/hash.ts';
import { buildIdAttribute, buildIdIn, stamped } from './frame.ts';

const documents = [
  `<p>Plain</p><script${buildIdAttribute} id="x"></script>`,
  `<p>“Schöne” Grüße, 李 \u{1F600}</p><script${buildIdAttribute} id="x"></script>`,
  `<p>${'ü'.repeat(400_000)}</p><script${buildIdAttribute} id="x"></script>`,
  '<p>Says nothing of its version</p>',
];

describe('a document', () => {
  it.each(documents)('is the same as text and as bytes', (html) => {
    const bytes = Buffer.from(html);
    expect(stampBuildId(bytes, buildIdIn(bytes))).toBe(documentHash(html));
    expect(bytes.toString()).toBe(stamped(html));
  });

  it('says which version of the page it is, by what it says', () => {
    const version = (html: string) => /data-build="([0-9a-f]{8})"/.exec(stamped(html))?.[1];
    const [plain = '', other = ''] = documents;
    expect(version(plain)).toBe(documentHash(plain).slice(0, 8));
    expect(version(plain)).not.toBe(version(other));
    expect(version(plain)).toBe(version(plain));
  });

  it('keeps everything else as it is', () => {
    const [plain = ''] = documents;
    expect(stamped(plain).replace(/data-build="\w+"/, 'data-build="00000000"')).toBe(plain);
    expect(stamped(documents.at(-1) ?? '')).toBe(documents.at(-1));
  });
});
