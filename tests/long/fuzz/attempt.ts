import { formatIssues } from '../../../cli/report/text.ts';
import { type BuildOptions, buildInMemory, check, declarations } from '../../../renderer/build/index.ts';
import { load } from '../../../renderer/build/inputs/index.ts';
import { checkPaths } from '../../../renderer/build/output/check-paths.ts';
import { diskFragments, memoryFragments } from '../../../renderer/build/page/render/fragments.ts';
import { DiagnosticsError, type Issue } from '../../../renderer/sdk/issue.ts';
import type { Registry } from '../../../renderer/site/registry.ts';

/** What became of a config: a site, the faults that a person is told, or a fault of ours. */
export type Outcome = 'site' | 'faults' | { readonly crash: string };

type Change = (input: unknown) => unknown;

/**
 * Tries configs that were changed in memory against everything that `check`, `types` and `build` do before they write. The
 * site is rendered once as it is, so that what a change leaves alone is remembered, as in life.
 */
export async function attempts(options: BuildOptions): Promise<(change: Change) => Promise<Outcome>> {
  const fragments = diskFragments(options.cacheDir);
  await buildInMemory(options, fragments);
  fragments.save();
  const loaded = await load(options);
  return async (change) => {
    const changed = { ...options, loaded, input: change };
    const outcome = await outcomeOf(async () => (await check(changed)).issues);
    if (outcome !== 'site') return outcome;
    return outcomeOf(async () => {
      const { analysis, issues, files } = await buildInMemory(
        { ...changed, registry: withoutIslands },
        memoryFragments(),
      );
      checkPaths([...files.keys()]);
      if (analysis.ready !== undefined) declarations(analysis.ready);
      return issues;
    });
  };
}

/** Tries the config as it stands on the disk. */
export function attemptOnDisk(options: BuildOptions): Promise<Outcome> {
  return outcomeOf(async () => (await check(options)).issues);
}

/** Bundling takes seconds whenever a site uses other blocks than before, and sees nothing of a config but their names. */
function withoutIslands(registry: Registry): Registry {
  const still = [...registry.blocks].map(([type, { island: _, ...block }]) => [type, block] as const);
  return { ...registry, blocks: new Map(still) };
}

/** Words of the interpreter in what a person reads are a stack, or half of one. */
export const stackLine = /^ +at .*[(/].*:\d+:\d+|node:internal|node_modules/m;

async function outcomeOf(attempt: () => Promise<readonly Issue[]>): Promise<Outcome> {
  try {
    const issues = await attempt();
    const text = formatIssues(issues, { color: false, cwd: '/' });
    if (stackLine.test(text)) return { crash: `A person reads:\n${text.slice(0, 800)}` };
    return issues.some(({ severity }) => severity === 'error') ? 'faults' : 'site';
  } catch (error) {
    if (error instanceof DiagnosticsError) return 'faults';
    return { crash: error instanceof Error ? (error.stack ?? String(error)) : `Thrown: ${String(error)}` };
  }
}
