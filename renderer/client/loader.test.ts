import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

async function bundle(): Promise<string> {
  const bundler = await rolldown({ input: `${import.meta.dirname}/loader.ts`, transform: { target: 'es2022' } });
  const { output } = await bundler.generate({ format: 'iife', minify: true, comments: false });
  return output[0].code.trim();
}

describe('the loader', () => {
  // `early.test.ts` limits the loader and the early script together to 2,000 bytes.
  it('is one script of at most 1.6 KB compressed', async () => {
    const code = await bundle();
    expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1600);
  });

  it('stores only held presses, runs no text as code and names no other host', async () => {
    const code = await bundle();
    expect(code).not.toMatch(/setItem|indexedDB\.open|cookie|\beval\b|Function\(|innerHTML|https?:/);
    expect(code.match(/self\[\w+\]\[[^\]]*\]=/g)).toEqual([expect.stringContaining('frontage-outbox:')]);
  });
});
