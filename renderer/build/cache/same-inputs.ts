import { DiagnosticsError } from '../../sdk/issue.ts';
import { loadConfig } from '../inputs/config.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { changedTraces, type FileTrace } from '../inputs/traced-files.ts';
import { contentHash } from '../lib/hash.ts';
import { sharedJson } from '../lib/shared-json.ts';

/** What goes into everything that is remembered as a whole. */
export interface RememberedOptions extends SiteOptions {
  /** Names a state of the engine's own code. Nothing is remembered where it is not known. */
  readonly engine?: string | undefined;
}

/** All that went into a run, for the next one to tell whether it would do the same. */
export interface Inputs {
  /** What it was asked for. */
  readonly key: string;
  /** Hash of what the config came to: it may read the environment. */
  readonly input: string;
  /** What it saw of the machine's files. */
  readonly looks: readonly FileTrace[];
}

/** What a run was asked for, with what is added to it, as one text. */
export function keyOf(options: RememberedOptions, ...more: readonly unknown[]): string {
  const { engine, config, year, origin, today, production, timeout } = options;
  return JSON.stringify([engine, config, year, origin, today, production, timeout, ...more]);
}

/** Names what a config came to. */
export function inputHash(value: unknown): string {
  return contentHash(sharedJson(value));
}

/**
 * Whether a run that is asked for `key` would get what went into an earlier one: every file, list and folder that it looked
 * at is as it was, and the config comes to the same. Needs none of the code that makes a site.
 */
export async function sameInputs(
  record: Inputs | undefined,
  key: string,
  options: RememberedOptions,
): Promise<boolean> {
  return record?.key === key && changedTraces(options.files, record.looks).length === 0 && sameConfig(record, options);
}

/** Whether the config comes to what it came to then. */
export async function sameConfig({ input }: Inputs, options: RememberedOptions): Promise<boolean> {
  const config = await loadConfig(options.config, options).catch(ignoreDiagnostics);
  return config !== undefined && config.diagnostics.length === 0 && inputHash(config.value) === input;
}

/** What is wrong with the config or a folder is reported by the run that comes to it. */
export function ignoreDiagnostics(error: unknown): undefined {
  if (!(error instanceof DiagnosticsError)) throw error;
}
