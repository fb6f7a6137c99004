import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderDocument } from '../page/render/index.ts';
import type { BuildOptions } from '../run/build-contract.ts';
import { sectionsInMemory } from './in-memory.ts';

/** Pages of a built site that were made again. */
export interface Verification {
  readonly pages: number;
  /** Paths of those whose file is not what their inputs give. */
  readonly differing: readonly string[];
}

/**
 * Makes pages of a built site again, chosen at random, with nothing that earlier runs have stored, and compares them with the
 * output. Where one differs, a build has reused something whose inputs had changed.
 */
export async function verifyPages(options: BuildOptions, most = 20): Promise<Verification> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'frontage-verify-'));
  try {
    const { made } = await sectionsInMemory({ ...options, cacheDir });
    if (made === undefined) throw new Error('The site has errors, though it was built.');
    const { sections, context } = made;
    const chosen = sections.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at);
    const differing: string[] = [];
    for (const { one } of chosen.slice(0, most)) {
      const { page, html } = renderDocument(one, context);
      const written = options.files.read(join(options.out, page.file));
      if (written === undefined || !Buffer.from(html).equals(written)) differing.push(page.path);
    }
    return { pages: Math.min(most, chosen.length), differing };
  } finally {
    rmSync(cacheDir, { recursive: true, force: true });
  }
}
