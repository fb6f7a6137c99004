import { contentHash } from '../lib/hash.ts';
import { sharedJson } from '../lib/shared-json.ts';
import type { RawPage } from '../schema/raw-page.ts';

/** Every field of a page but its input, which may not be filled in yet. */
type Around = Omit<RawPage, 'input'>;

/** A page whose input is made when somebody asks, each time: thousands of them would not fit into memory. */
function lazyPage(around: Around, input: () => unknown): RawPage {
  return {
    ...around,
    get input() {
      return input();
    },
  };
}

/** A page with some fields in place of its own; its input is not made for that. */
export function withFields(page: RawPage, fields: Partial<Around>, input: () => unknown = () => page.input): RawPage {
  const { at, address, origin, faulty, leftOut, isListless, experiment } = page;
  const around = { at, address, origin, faulty, leftOut, isListless, experiment };
  const own: Pick<RawPage, 'key' | 'writtenAt'> = {
    key: () => page.key(),
    writtenAt: (inside, blame) => page.writtenAt(inside, blame),
  };
  return lazyPage(defined({ ...around, ...own, ...fields }) as Around, input);
}

function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The content key of a value. */
export function keyOfInput(...values: readonly unknown[]): string {
  return contentHash(sharedJson(values));
}
