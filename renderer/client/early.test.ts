import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

async function bundle(name: 'loader' | 'early' | 'thanks'): Promise<string> {
  const bundler = await rolldown({ input: `${import.meta.dirname}/${name}.ts`, platform: 'browser' });
  const { output } = await bundler.generate({ format: 'iife', minify: true, comments: false });
  return output[0].code.trim();
}

describe('the early script', () => {
  it('is at most 2,000 bytes together with the loader, compressed in one document', async () => {
    const scripts = (await Promise.all([bundle('loader'), bundle('early')])).join('');
    expect(gzipSync(scripts, { level: 9 }).length).toBeLessThanOrEqual(2000);
  });

  it('runs no text as code, writes no markup and sends no request', async () => {
    expect(await bundle('early')).not.toMatch(/\beval\b|Function\(|innerHTML|outerHTML|fetch|import\(|https?:/);
  });
});

describe('the script of pages that show values of a lead', () => {
  it('is at most 2,400 bytes together with the other two', async () => {
    const scripts = (await Promise.all((['loader', 'early', 'thanks'] as const).map(bundle))).join('');
    expect(gzipSync(scripts, { level: 9 }).length).toBeLessThanOrEqual(2400);
  });

  it('runs no text as code, writes no markup and sends no request', async () => {
    expect(await bundle('thanks')).not.toMatch(/\beval\b|Function\(|innerHTML|outerHTML|fetch|import\(|https?:/);
  });
});
