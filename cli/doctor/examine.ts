import { dirname } from 'node:path';
import type { SiteOptions } from '../../renderer/build/index.ts';
import { openSite } from '../../renderer/build/run/open-site.ts';
import type { Diagnostic } from '../../renderer/sdk/issue.ts';
import { type Deprecation, deprecations } from '../../renderer/site/deprecations.ts';
import { relativeFile } from '../report/paths.ts';
import { caches, type LeftOvers, leftOvers } from './caches.ts';
import { optionalParts, versions } from './environment.ts';
import { attention, type HealthSection, ok } from './health.ts';
import { packageManager } from './package-manager.ts';
import { reactCopies } from './react-copies.ts';
import { readiness } from './readiness.ts';

export interface Examination {
  readonly sections: readonly HealthSection[];
  /** Deprecated fields of the config. */
  readonly deprecated: readonly Diagnostic[];
  readonly leftOvers: LeftOvers;
}

/** Looks at everything that `frontage doctor` reports. A broken config only leaves out what depends on it. */
export async function examine(options: SiteOptions): Promise<Examination> {
  const root = dirname(options.config);
  const manager = packageManager(root);
  const opened = await openSite(options);
  const deprecated = opened.diagnostics.filter(({ code }) => code === 'field-deprecated');
  const located = opened.locate(deprecated);
  return {
    sections: [
      versions(manager),
      await optionalParts(manager, { hasCards: opened.site?.cards !== undefined }),
      readiness(opened, options),
      {
        title: 'Deprecated fields',
        items:
          located.length === 0
            ? [ok('None')]
            : located.map(({ message, file, line, suggestion = '' }) =>
                attention(`${message} (${file && relativeFile(file, process.cwd())}:${line})`, suggestion),
              ),
      },
      caches(root, options.cacheDir),
      reactCopies(root),
    ],
    deprecated,
    leftOvers: leftOvers(root),
  };
}

/** The table of deprecated fields for a site. */
export function deprecationsOf({ deprecations: given = deprecations }: SiteOptions): readonly Deprecation[] {
  return given;
}
