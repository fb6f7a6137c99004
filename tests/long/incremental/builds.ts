import { join } from 'node:path';
import { exitCodes } from '../../../cli/exit-codes.ts';
import { siteOptions } from '../../../cli/site-options.ts';
import { build } from '../../../renderer/build/index.ts';
import { load } from '../../../renderer/build/inputs/index.ts';
import { unchangedBuild } from '../../../renderer/build/run/build-record.ts';
import { DiagnosticsError } from '../../../renderer/sdk/issue.ts';
import { frontage } from '../../command.ts';

/** The result of a build. */
export interface Built {
  /** The exit code. */
  readonly code: number | null;
  /** The report, if the build failed. */
  readonly report: string;
  /** Number of files that it wrote or removed. */
  readonly changed: number;
  /** It wrote files and reused pages. */
  readonly isPartial?: boolean;
}

type Environment = Readonly<Record<string, string>>;

/** Builds the site of a folder in a separate process. */
export async function byCommand(root: string, env: Environment): Promise<Built> {
  const { code, stdout, stderr } = await frontage(['build', '--json'], { cwd: root, env });
  if (code !== 0) return { code, report: stdout + stderr, changed: 0 };
  const { result } = JSON.parse(stdout);
  return { code, report: '', changed: result.written.length + result.removed.length };
}

/** Builds the site of a folder in this process, as the command does. */
export async function inProcess(root: string, env: Environment): Promise<Built> {
  const config = join(root, 'pages.config.ts');
  const isNewEnvironment = JSON.stringify(env) !== lastEnvironment;
  lastEnvironment = JSON.stringify(env);
  Object.assign(process.env, env);
  try {
    const options = siteOptions({ config });
    // A thread that waits for the next config has the environment that it was started with.
    if (isNewEnvironment) await load(options);
    const all = { ...options, out: join(root, 'dist'), engine: 'this process' };
    const { result, issues, pages } = (await unchangedBuild(all)) ?? (await build(all));
    if (result === undefined) {
      return { code: exitCodes.siteErrors, report: issues.map(({ message }) => message).join('\n'), changed: 0 };
    }
    const changed = result.written.length + result.removed.length;
    return {
      code: exitCodes.ok,
      report: '',
      changed,
      isPartial: changed > 0 && pages.some(({ rendered }) => !rendered),
    };
  } catch (error) {
    if (error instanceof DiagnosticsError) return { code: exitCodes.siteErrors, report: error.message, changed: 0 };
    return {
      code: exitCodes.internal,
      report: error instanceof Error ? (error.stack ?? '') : String(error),
      changed: 0,
    };
  } finally {
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  }
}

let lastEnvironment = '';
