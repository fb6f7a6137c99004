import { highest } from '../../renderer/sdk/any-length.ts';
import { type IssueCode, isConfigurableRule, issueCodes } from '../../renderer/sdk/issue.ts';
import { asRunHere } from '../command-name.ts';
import { paint } from '../report/color.ts';
import { codesOf, families, ruleText } from './families.ts';
import { severityLabel, severitySentence } from './severity-text.ts';
import { indented, wrapped } from './wrap.ts';

export interface TerminalOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Returns the explanation of a rule for the terminal. */
export function formatRule(code: IssueCode, { color, width }: TerminalOptions): string {
  const style = paint(color);
  const { why, fix, bad, good } = ruleText(code);
  const paragraph = (text: string) => wrapped(asRunHere(text), { width, indent: '  ' });
  const part = (title: string, body: string | undefined) =>
    body === undefined ? [] : ['', style('bold', title), body];
  return [
    `${style('bold', code)}: ${issueCodes[code]}`,
    wrapped(severitySentence(code), { width }),
    ...part('Why it matters', paragraph(why)),
    ...part('What to do', paragraph(fix)),
    ...part('Wrong', bad && style('red', indented(bad, '  '))),
    ...part('Right', good && style('cyan', indented(good, '  '))),
  ].join('\n');
}

/** Returns the list of all rules with their titles, grouped by family. */
export function formatRuleList({ color, width }: TerminalOptions): string {
  const style = paint(color);
  const longest = highest(Object.keys(issueCodes).map((code) => code.length));
  return [
    ...families.flatMap((family) => [
      style('bold', family.title),
      ...codesOf(family).map((code) => {
        const severity = style(isConfigurableRule(code) ? 'yellow' : 'dim', severityLabel(code).padEnd(18));
        return `  ${code.padEnd(longest)}  ${severity}  ${issueCodes[code]}`;
      }),
      '',
    ]),
    wrapped(asRunHere('`npx frontage explain link-route` says why a rule matters and what to do.'), { width }),
  ].join('\n');
}
