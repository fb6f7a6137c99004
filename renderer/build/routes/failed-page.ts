import type { Path } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** Returns a stub for the page of a failed route. It has the path, so that links to the page are valid. */
export function failedPage(path: unknown, at: Path, origin?: PageOrigin): RawPage {
  return {
    at,
    input: { path },
    address: path,
    key: () => '',
    failed: true,
    ...(origin === undefined ? {} : { origin }),
    writtenAt: (inside) => ({ path: [...at, ...inside] }),
  };
}
