import { formatIssues } from '../../../cli/report/text.ts';
import { type BuildOptions, buildInMemory, check, declarations } from '../../../renderer/build/index.ts';
import { load } from '../../../renderer/build/inputs/index.ts';
import { checkPaths } from '../../../renderer/build/output/guard.ts';
import { DiagnosticsError, type Issue } from '../../../renderer/sdk/issue.ts';
import type { Registry } from '../../../renderer/site/registry.ts';

/** The result of a config: a site, reported errors, or a crash of the engine. */
export type Outcome = 'site' | 'errors' | { readonly crash: string };

type Change = (input: unknown) => unknown;

/**
 * Returns a function that runs `check`, `types` and `build` on changed configs in memory, up to the writing. The unchanged site
 * is rendered first, so that the cache is filled as in practice.
 */
export async function attempts(options: BuildOptions): Promise<(change: Change) => Promise<Outcome>> {
  await buildInMemory(options);
  const loaded = await load(options);
  return async (change) => {
    const changed = { ...options, loaded, input: change };
    const outcome = await outcomeOf(async () => (await check(changed)).issues);
    if (outcome !== 'site') return outcome;
    return outcomeOf(async () => {
      const { analysis, issues, files } = await buildInMemory({ ...changed, registry: withoutIslands });
      checkPaths([...files.keys()]);
      if (analysis.ready !== undefined) declarations(analysis.ready);
      return issues;
    });
  };
}

/** Checks the config on the disk. */
export function attemptOnDisk(options: BuildOptions): Promise<Outcome> {
  return outcomeOf(async () => (await check(options)).issues);
}

/** Removes islands: bundling takes seconds for each set of blocks, and depends on nothing else in a config. */
function withoutIslands(registry: Registry): Registry {
  const blocks = [...registry.blocks].map(([type, { island: _, ...block }]) => [type, block] as const);
  return { ...registry, blocks: new Map(blocks) };
}

/** Matches a line of a stack trace, which no report may contain. */
export const stackLine = /^ +at .*[(/].*:\d+:\d+|node:internal|node_modules/m;

async function outcomeOf(attempt: () => Promise<readonly Issue[]>): Promise<Outcome> {
  try {
    const issues = await attempt();
    const text = formatIssues(issues, { color: false, cwd: '/' });
    if (stackLine.test(text)) return { crash: `The report contains a stack trace:\n${text.slice(0, 800)}` };
    return issues.some(({ severity }) => severity === 'error') ? 'errors' : 'site';
  } catch (error) {
    if (error instanceof DiagnosticsError) return 'errors';
    return { crash: error instanceof Error ? (error.stack ?? String(error)) : `Thrown: ${String(error)}` };
  }
}
