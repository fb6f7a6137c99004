import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

async function built(name: 'loader' | 'early'): Promise<string> {
  const bundler = await rolldown({ input: `${import.meta.dirname}/${name}.ts`, platform: 'browser' });
  const { output } = await bundler.generate({ format: 'iife', minify: true, comments: false });
  return output[0].code.trim();
}

describe('the early script', () => {
  it('is at most 2,000 bytes together with the loader, compressed as the document that carries both', async () => {
    const scripts = (await Promise.all([built('loader'), built('early')])).join('');
    expect(gzipSync(scripts, { level: 9 }).length).toBeLessThanOrEqual(2000);
  });

  it('runs no text as code, writes no markup and asks nobody for anything', async () => {
    expect(await built('early')).not.toMatch(/\beval\b|Function\(|innerHTML|outerHTML|fetch|import\(|https?:/);
  });
});
