import type { Deprecation } from '../../site/deprecations.ts';
import type { Host } from '../../site/hosts.ts';
import type { Registry } from '../../site/registry.ts';
import type { Files } from '../lib/files.ts';
import type { Loaded } from './index.ts';

/** The copy of a starter, as hashes. */
export interface StarterCopy {
  readonly starter: string;
  readonly hashes: readonly string[];
}

/** Options of every command. */
export interface SiteOptions {
  readonly files: Files;
  /** Absolute path of the config. */
  readonly config: string;
  /** Absolute path of the cache folder. */
  readonly cacheDir: string;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Replaces the origin of the config, for a preview that search engines must not index. */
  readonly origin?: string;
  /** Replaces the hosts of the config. */
  readonly hosts?: readonly Host[];
  /** Day of the build (2027-01-31), to find experiments that have ended. */
  readonly today?: string;
  /** Milliseconds the config may take to load. */
  readonly timeout?: number;
  /** A site that is loaded already, to analyze many configs of one site by `input`. */
  readonly loaded?: Loaded | Promise<Loaded>;
  /** The site as it was loaded before: what is equal stays the same object, so that what is known of it is known again. */
  readonly last?: Loaded | undefined;
  /** Replaces the loaded config, to analyze more pages than it lists. */
  readonly input?: (input: unknown) => unknown;
  /** Fields with new names; tests give their own. */
  readonly deprecations?: readonly Deprecation[];
  /** Whether the site is for the public. Some warnings become errors. */
  readonly production?: boolean;
  /** Copy that a site for the public should not have. */
  readonly starters?: (() => readonly StarterCopy[]) | undefined;
  /** Whether entries of collections that are drafts have pages, as in `dev`. */
  readonly drafts?: boolean;
  /** Whether a site in memory has its pages although there are errors, without the sections that cannot be made. */
  readonly despiteErrors?: boolean;
  /** Reports diagnostics of these routes only. */
  readonly routes?: readonly string[];
  /** Called between stages. Lets other work run, and throws to cancel. */
  readonly yieldTurn?: () => Promise<void>;
  /** Replaces the loaded registry; tests use it to watch views. */
  readonly registry?: (registry: Registry) => Registry;
}
