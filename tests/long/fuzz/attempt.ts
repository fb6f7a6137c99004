import { formatIssues } from '../../../cli/report/index.ts';
import { type BuildOptions, buildInMemory, check, declarations } from '../../../renderer/build/index.ts';
import { load } from '../../../renderer/build/load/index.ts';
import { type FragmentStore, memoryFragments } from '../../../renderer/build/render/fragments.ts';
import { checkPaths } from '../../../renderer/build/write/check-paths.ts';
import { Faults } from '../../../renderer/kit/issue.ts';

/** What became of a config: a site, the faults that a person is told, or a fault of ours. */
export type Outcome = 'site' | 'faults' | { readonly crash: string };

/** Tries configs that were changed in memory against everything that `check`, `types` and `build` do before they write. */
export async function attempts(
  options: BuildOptions,
): Promise<(change: (input: unknown) => unknown) => Promise<Outcome>> {
  const loaded = await load(options);
  let fragments: FragmentStore = memoryFragments();
  let tries = 0;
  return async (change) => {
    // What was rendered before is not rendered again, but does not pile up for ever either.
    tries += 1;
    if (tries % 200 === 0) fragments = memoryFragments();
    return outcomeOf(async () => {
      const { plan, issues, files } = await buildInMemory({ ...options, loaded, input: change }, fragments);
      checkPaths([...files.keys()]);
      declarations(plan);
      return formatIssues(issues, { color: false, cwd: loaded.root });
    });
  };
}

/** Tries the config as it stands on the disk. */
export function attemptOnDisk(options: BuildOptions): Promise<Outcome> {
  return outcomeOf(async () => formatIssues((await check(options)).issues, { color: false, cwd: '/' }));
}

async function outcomeOf(attempt: () => Promise<string>): Promise<Outcome> {
  try {
    const text = await attempt();
    // Words of the interpreter in what a person reads are a stack as well, or the half of one.
    const ours = /^ +at .*[(/].*:\d+:\d+|node:internal|node_modules/m.exec(text)?.[0];
    if (ours !== undefined) return { crash: `A person reads: ${text.slice(0, 600)}` };
    return text.includes('error ') ? 'faults' : 'site';
  } catch (error) {
    if (error instanceof Faults) return 'faults';
    return { crash: error instanceof Error ? (error.stack ?? String(error)) : `thrown: ${String(error)}` };
  }
}
