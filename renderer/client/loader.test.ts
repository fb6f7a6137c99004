import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

async function build(): Promise<string> {
  const bundler = await rolldown({ input: `${import.meta.dirname}/loader.ts`, transform: { target: 'es2022' } });
  const { output } = await bundler.generate({ format: 'iife', minify: true, comments: false });
  return output[0].code.trim();
}

describe('the loader', () => {
  it('is one script of at most 1.5 KB compressed', async () => {
    const code = await build();
    expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1500);
  });

  it('keeps nothing, runs no text as code and names no other host', async () => {
    expect(await build()).not.toMatch(
      /sessionStorage|setItem|indexedDB(?!\.databases)|cookie|\beval\b|Function\(|innerHTML|https?:/,
    );
  });
});
