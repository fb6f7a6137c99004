import type { Path } from '../../sdk/issue.ts';
import { normaliseRoutePath } from '../../sdk/paths.ts';
import type { PageOrigin } from '../../site/site.ts';
import { sharedJson } from '../lib/as-text.ts';
import { contentHash } from '../lib/hash.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** Every field of a page except its input, which may not be filled in yet. */
type OtherFields = Omit<RawPage, 'input'>;

/** A page whose input is made on each access, because thousands of inputs would not fit into memory. */
function lazyPage(fields: OtherFields, input: () => unknown): RawPage {
  return {
    ...fields,
    get input() {
      return input();
    },
  };
}

/** Returns a page with some fields replaced, without making its input. */
export function withFields(
  page: RawPage,
  fields: Partial<OtherFields>,
  input: () => unknown = () => page.input,
): RawPage {
  const { at, address, origin, failed, leftOut, isListless, lists, experiment } = page;
  const kept = { at, address, origin, failed, leftOut, isListless, lists, experiment };
  const methods: Pick<RawPage, 'key' | 'writtenAt'> = {
    key: () => page.key(),
    writtenAt: (inside, blame) => page.writtenAt(inside, blame),
  };
  return lazyPage(defined({ ...kept, ...methods, ...fields }) as OtherFields, input);
}

function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Returns the content key of some values. */
export function contentKey(...values: readonly unknown[]): string {
  return contentHash(sharedJson(values));
}

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

/** Returns a route's path in its normal form; undefined if it is not valid. */
export function pathOf(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const result = normaliseRoutePath(path);
  return 'path' in result ? result.path : undefined;
}
