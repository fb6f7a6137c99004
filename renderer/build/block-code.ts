import { basename } from 'node:path';
import { Faults, type Finding, type Path } from '../kit/issue.ts';
import type { RegisteredBlock } from '../site/registry.ts';

/** A section whose block's code is run. */
export interface BlockUse {
  readonly definition: RegisteredBlock;
  /** Way to the section in the config. */
  readonly at: Path;
}

/**
 * Runs one part of a block's code for a section. What a block of the site's own throws becomes a finding at the section,
 * and nothing comes back; what one of the engine's throws is a fault of ours and goes on.
 */
export function runBlock<T>(
  { definition: { block, folder, own }, at }: BlockUse,
  part: 'View' | 'check' | 'fits' | 'fromPage' | 'ids' | 'jsonLd' | 'styles',
  findings: Finding[],
  run: () => T,
): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!own || error instanceof Faults) throw error;
    findings.push({
      code: 'block-invalid',
      message: `The ${part} of the block "${block.type}" threw: ${String(error)}`,
      path: at,
      suggestion: `The block is one of this site's own: mend it in templates/blocks/${basename(folder)}.`,
    });
    return undefined;
  }
}
