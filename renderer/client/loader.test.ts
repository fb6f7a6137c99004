import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

async function build(): Promise<string> {
  const bundler = await rolldown({ input: `${import.meta.dirname}/loader.ts`, transform: { target: 'es2022' } });
  const { output } = await bundler.generate({ format: 'iife', minify: true, comments: false });
  return output[0].code.trim();
}

describe('the loader', () => {
  // Together with the early script it is at most 2,000 bytes: see `early.test.ts`.
  it('is one script of at most 1.6 KB compressed', async () => {
    const code = await build();
    expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1600);
  });

  it('keeps nothing but what is pressed too early, runs no text as code and names no other host', async () => {
    const code = await build();
    expect(code).not.toMatch(/setItem|indexedDB\.open|cookie|\beval\b|Function\(|innerHTML|https?:/);
    expect(code.match(/self\[\w+\]\[[^\]]*\]=/g)).toEqual([expect.stringContaining('frontage-outbox:')]);
  });
});
