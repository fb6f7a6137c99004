import type { Place } from '../../renderer/sdk/issue.ts';
import { type Directive, parseNginx } from './nginx-syntax.ts';
import type { Statement } from './statement.ts';

/**
 * Returns the statements of an `nginx.conf`; `placeOf` locates an offset. Throws a {@link NginxSyntaxError} if nginx would
 * reject the file.
 */
export function nginxStatements(text: string, placeOf: (at: number) => Place | undefined): Statement[] {
  return parseNginx(text).map((directive) => {
    const { words, block, at } = directive;
    return {
      kind: statementKind(directive),
      about: `"${words.join(' ')}"`,
      parts: block.map((inner) => ({ text: JSON.stringify(withoutOffset(inner)), place: () => placeOf(inner.at) })),
      place: () => placeOf(at),
    };
  });
}

function statementKind({ words: [name], block }: Directive): Statement['kind'] {
  if (name !== 'location') return 'setting';
  return block.some(({ words: [inner, status] }) => inner === 'return' && status?.startsWith('30'))
    ? 'redirect'
    : 'header';
}

/** Returns a directive without its offset. */
function withoutOffset({ words, block }: Directive): unknown {
  return [words, block.map(withoutOffset)];
}
