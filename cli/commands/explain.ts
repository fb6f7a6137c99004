import { join, resolve } from 'node:path';
import { rulePage, rulePages, rulesIndex } from '../explain/markdown.ts';
import { ruleNamed } from '../explain/rule-named.ts';
import { explained, listed } from '../explain/terminal.ts';
import { UsageError } from '../failure.ts';
import { takesColor } from '../report/color.ts';
import { writeChanged } from '../write-file.ts';

interface ExplainOptions {
  readonly markdown?: boolean;
  readonly write?: string;
}

/** Lines that are longer than this are hard to read, however wide the terminal is. */
const widest = 100;

/** Says what rules are about: those asked for, or all of them with a line each. */
export function explain(ids: readonly string[], { markdown, write }: ExplainOptions): void {
  if (write !== undefined) {
    if (ids.length > 0) throw new UsageError('--write writes the pages of all rules.', 'Leave out the ids.');
    writePages(write);
    return;
  }
  const codes = ids.map(ruleNamed);
  if (markdown) {
    process.stdout.write(codes.length === 0 ? rulesIndex() : codes.map(rulePage).join('\n'));
    return;
  }
  const options = { color: takesColor(process.stdout), width: Math.min(process.stdout.columns ?? 80, widest) };
  console.log(codes.length === 0 ? listed(options) : codes.map((code) => explained(code, options)).join('\n\n'));
}

/** Pages that say what they said before are left as they are. */
function writePages(folder: string): void {
  const pages = [...rulePages()];
  const changed = pages.filter(([name, text]) => writeChanged(join(resolve(folder), name), text));
  console.log(`${pages.length} pages in ${folder}, ${changed.length} of them written.`);
}
