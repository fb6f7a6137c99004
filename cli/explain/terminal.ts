import { highest } from '../../renderer/sdk/any-length.ts';
import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { isConfigurableRule } from '../../renderer/sdk/rules.ts';
import { paint } from '../report/color.ts';
import { codesOf, families, textOf } from './families.ts';
import { weightInShort, weightInWords } from './weight-in-words.ts';
import { indented, wrapped } from './wrap.ts';

export interface TerminalOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** What a rule is about, for a person at a terminal. */
export function explained(code: IssueCode, { color, width }: TerminalOptions): string {
  const style = paint(color);
  const { why, fix, bad, good } = textOf(code);
  const words = (text: string) => wrapped(text, { width, indent: '  ' });
  const part = (title: string, body: string | undefined) =>
    body === undefined ? [] : ['', style('bold', title), body];
  return [
    `${style('bold', code)}: ${issueCodes[code]}`,
    wrapped(weightInWords(code), { width }),
    ...part('Why it matters', words(why)),
    ...part('What to do', words(fix)),
    ...part('Not like this', bad && style('red', indented(bad, '  '))),
    ...part('Like this', good && style('cyan', indented(good, '  '))),
  ].join('\n');
}

/** Every rule with its title, family by family. */
export function listed({ color, width }: TerminalOptions): string {
  const style = paint(color);
  const longest = highest(Object.keys(issueCodes).map((code) => code.length));
  return [
    ...families.flatMap((family) => [
      style('bold', family.title),
      ...codesOf(family).map((code) => {
        const weight = style(isConfigurableRule(code) ? 'yellow' : 'dim', weightInShort(code).padEnd(15));
        return `  ${code.padEnd(longest)}  ${weight}  ${issueCodes[code]}`;
      }),
      '',
    ]),
    wrapped('`frontage explain link-route` says why a rule matters, and what to do.', { width }),
  ].join('\n');
}
