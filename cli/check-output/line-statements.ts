import type { Place } from '../../renderer/sdk/issue.ts';
import type { Statement } from './statement.ts';

/** Lines with redirects in `.htaccess`, a `Caddyfile` and `cloudformation.json`. */
const redirect = /^RewriteRule .*\[R=30[12],|^".*" 30[12]$|^"FunctionCode"/;
const header = /^Header |^(?!Rewrite|Error)[A-Z][\w-]+ "/;

/** Returns a statement for each line of a file, without comments; `placeOf` locates an offset. */
export function lineStatements(text: string, placeOf: (at: number) => Place | undefined): Statement[] {
  return [...text.matchAll(/^[ \t]*([^\s#].*?)[ \t]*$/gm)].map((match) => {
    const [, line = ''] = match;
    const place = () => placeOf(match.index);
    const kind = redirect.test(line) ? 'redirect' : header.test(line) ? 'header' : 'setting';
    return { kind, about: `the line ${line}`, parts: [{ text: line, place }], place };
  });
}
