import type { Path } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** What is left of a page whose route is at fault: its path, so that links to it are not faults of their own. */
export function faultyPage(path: unknown, at: Path, origin?: PageOrigin): RawPage {
  return {
    at,
    input: { path },
    address: path,
    key: () => '',
    faulty: true,
    ...(origin === undefined ? {} : { origin }),
    writtenAt: (inside) => ({ path: [...at, ...inside] }),
  };
}
