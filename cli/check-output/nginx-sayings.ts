import type { Place } from '../../renderer/sdk/issue.ts';
import { type Directive, parseNginx } from './nginx-syntax.ts';
import type { Saying } from './saying.ts';

/** What an `nginx.conf` says; `placeOf` finds an offset. Throws a {@link NginxFault} for one that nginx would refuse. */
export function nginxSayings(text: string, placeOf: (at: number) => Place | undefined): Saying[] {
  return parseNginx(text).map((directive) => {
    const { words, block, at } = directive;
    return {
      kind: kindOf(directive),
      about: `"${words.join(' ')}"`,
      parts: block.map((inner) => ({ text: JSON.stringify(plain(inner)), place: () => placeOf(inner.at) })),
      place: () => placeOf(at),
    };
  });
}

function kindOf({ words: [name], block }: Directive): Saying['kind'] {
  if (name !== 'location') return 'setting';
  return block.some(({ words: [inner, status] }) => inner === 'return' && status?.startsWith('30'))
    ? 'redirect'
    : 'header';
}

/** A directive without its place. */
function plain({ words, block }: Directive): unknown {
  return [words, block.map(plain)];
}
