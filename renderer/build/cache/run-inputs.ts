import { DiagnosticsError } from '../../sdk/issue.ts';
import { loadConfig } from '../inputs/config.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { changedTraces, type FileTrace } from '../inputs/traced-files.ts';
import { sharedJson } from '../lib/as-text.ts';
import { contentHash } from '../lib/hash.ts';

/** Options of a command whose report can be stored and repeated. */
export interface CachedRunOptions extends SiteOptions {
  /** Id of the engine's own code. Without it, nothing is stored. */
  readonly engine?: string | undefined;
}

/** The inputs of a run, which tell whether the next one would have the same result. */
export interface RunInputs {
  /** Key of its options. */
  readonly key: string;
  /** Hash of the config's value, which may depend on the environment. */
  readonly input: string;
  /** The files that it accessed. */
  readonly traces: readonly FileTrace[];
}

/** Returns the key of a run's options and of additional values. */
export function runKey(options: CachedRunOptions, ...more: readonly unknown[]): string {
  const { engine, config, year, origin, hosts, today, production, timeout } = options;
  return JSON.stringify([engine, config, year, origin, hosts, today, production, timeout, ...more]);
}

/** Returns the hash of a config's value. */
export function configHash(value: unknown): string {
  return contentHash(sharedJson(value));
}

/**
 * Whether a run with a key has the same inputs as an earlier one: the files that it accessed are unchanged, and the config has
 * the same value. Does not load the code that makes a site.
 */
export async function hasSameInputs(inputs: RunInputs, key: string, options: CachedRunOptions): Promise<boolean> {
  if (inputs.key !== key || changedTraces(options.files, inputs.traces).length > 0) return false;
  const config = await loadConfig(options.config, options).catch(ignoreDiagnostics);
  return config !== undefined && config.diagnostics.length === 0 && configHash(config.value) === inputs.input;
}

/** Ignores errors of the config or a folder, because the run that follows reports them. */
export function ignoreDiagnostics(error: unknown): undefined {
  if (!(error instanceof DiagnosticsError)) throw error;
}
