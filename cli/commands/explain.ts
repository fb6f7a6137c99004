import { join, resolve } from 'node:path';
import { rulePage, rulePages, rulesIndex } from '../explain/markdown.ts';
import { requireRule } from '../explain/require-rule.ts';
import { formatRule, formatRuleList } from '../explain/terminal.ts';
import { UsageError } from '../failure.ts';
import { takesColor } from '../report/color.ts';
import { writeChanged } from '../write-file.ts';

interface ExplainOptions {
  readonly markdown?: boolean;
  readonly write?: string;
}

/** Longer lines are hard to read, even in a wide terminal. */
const maxWidth = 100;

/** Explains the given rules, or lists all of them. */
export function explain(ids: readonly string[], { markdown, write }: ExplainOptions): void {
  if (write !== undefined) {
    if (ids.length > 0) throw new UsageError('--write writes the pages of all rules.', 'Leave out the ids.');
    writePages(write);
    return;
  }
  const codes = ids.map(requireRule);
  if (markdown) {
    process.stdout.write(codes.length === 0 ? rulesIndex() : codes.map(rulePage).join('\n'));
    return;
  }
  const options = { color: takesColor(process.stdout), width: Math.min(process.stdout.columns ?? 80, maxWidth) };
  console.log(
    codes.length === 0 ? formatRuleList(options) : codes.map((code) => formatRule(code, options)).join('\n\n'),
  );
}

function writePages(folder: string): void {
  const pages = [...rulePages()];
  const changed = pages.filter(([name, text]) => writeChanged(join(resolve(folder), name), text));
  console.log(`Wrote ${changed.length} of ${pages.length} pages to ${folder}; the others are up to date.`);
}
