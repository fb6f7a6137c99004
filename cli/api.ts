/**
 * What the package `frontage` exports: everything that a config imports, and functions for scripts. The engine is loaded with
 * the first call.
 */
import type { Severity } from '../renderer/sdk/issue.ts';

export * from '../renderer/frontage.ts';

/** Options of every run. */
export interface RunOptions {
  /** The config file, relative to the working folder; defaults to `pages.config.ts`. */
  readonly config?: string;
  /** The origin of a preview, `https://preview.example`. */
  readonly origin?: string;
  /** The day to compare dates with, `2027-01-31`; defaults to today. */
  readonly today?: string;
  /** Whether it is an error if leads have nowhere to go, or go where the public cannot reach; defaults to false. */
  readonly production?: boolean;
}

/** An error or a warning about a site. */
export interface RunIssue {
  /** The id of the rule, which never changes; `frontage explain <code>` explains it. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The path of the value inside the config. */
  readonly path: readonly (string | number)[];
  /** Absolute path of the source file. */
  readonly file?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** Counts from 1, in UTF-16 code units. */
  readonly column?: number;
  readonly suggestion?: string;
  /** All locations of an issue that is about many values, and has no location of its own. */
  readonly places?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

/** The result of every run. */
export interface RunResult {
  /** Whether the site has no errors. */
  readonly ok: boolean;
  /** Number of errors. */
  readonly errors: number;
  readonly warnings: number;
  /** The errors and warnings, at most a thousand of each rule. */
  readonly issues: readonly RunIssue[];
}

/** The result of a check. */
export interface CheckResult extends RunResult {
  /** Number of checked pages; 0 if errors prevented rendering. */
  readonly pages: number;
}

/** A page of a build. */
export interface BuiltPage {
  /** The address, `/pricing`. */
  readonly path: string;
  /** The file in the output folder, `pricing.html`. */
  readonly file: string;
  /** False if the page of the last build was reused. */
  readonly rendered: boolean;
}

/** The result of a build. */
export interface BuildResult extends RunResult {
  /** Absolute path of the output folder. */
  readonly out: string;
  readonly pages: readonly BuiltPage[];
  /** Files that were written, relative to the output folder; empty if errors prevented writing. */
  readonly written: readonly string[];
  /** Files that were removed. */
  readonly removed: readonly string[];
  /** Number of files that were kept as they were. */
  readonly unchanged: number;
}

/** Options of {@link build}. */
export interface BuildOptions extends RunOptions {
  /** The output folder, relative to the config; defaults to `dist`. */
  readonly out?: string;
}

/** Options of {@link check}. */
export interface CheckOptions extends RunOptions {
  /** Checks only the routes with these paths; defaults to all. */
  readonly routes?: readonly string[];
}

/**
 * Builds a site into its output folder. Errors of the site are in the result, and then nothing is written. Throws if a folder
 * cannot be written, or if an option is invalid.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  return (await engine()).build(options);
}

/** Checks a site without writing anything. Errors of the site are in the result. Throws if an option is invalid. */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  return (await engine()).check(options);
}

/** The compiled part of the engine, `cli/api-calls.ts`. */
interface Engine {
  build(options: BuildOptions, state: string): Promise<BuildResult>;
  check(options: CheckOptions, state: string): Promise<CheckResult>;
}

let loaded: Promise<{ readonly exports: unknown; readonly state: string }> | undefined;

async function engine() {
  loaded ??= import('./compiled.js').then(({ compiledScript }) => compiledScript('api'));
  const { exports, state } = await loaded;
  const calls = exports as Engine;
  return {
    build: (options: BuildOptions) => calls.build(options, state),
    check: (options: CheckOptions) => calls.check(options, state),
  };
}
