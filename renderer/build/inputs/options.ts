import type { Registry } from '../../site/registry.ts';
import type { Files } from '../lib/files.ts';
import type { Loaded } from './index.ts';

/** What every command starts from. */
export interface SiteOptions {
  readonly files: Files;
  /** Absolute path of the config. */
  readonly config: string;
  /** Absolute path of the cache folder. */
  readonly cacheDir: string;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Takes the place of the config's origin: for a preview of the site, which search engines are to leave alone. */
  readonly origin?: string;
  /** Day of the build (2027-01-31), by which experiments are over; none are without it. */
  readonly today?: string;
  /** Milliseconds the config may take to load. */
  readonly timeout?: number;
  /** A site that is loaded or being loaded: to analyze many configs of one site, each by `input`. */
  readonly loaded?: Loaded | Promise<Loaded>;
  /** Takes the place of the config that was loaded: to analyze more pages than it lists. */
  readonly input?: (input: unknown) => unknown;
  /** The site is meant for the public: some warnings become errors. */
  readonly production?: boolean;
  /** Reports diagnostics of these routes only. */
  readonly routes?: readonly string[];
  /** Runs between stages: lets other work go on, and throws where nobody wants the result any more. */
  readonly yieldTurn?: () => Promise<void>;
  /** Takes the place of the registry that was loaded; tests use it to watch views. */
  readonly registry?: (registry: Registry) => Registry;
}
