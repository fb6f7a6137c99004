import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { codesOf, families, textOf } from './families.ts';
import { weightInShort, weightInWords } from './weight-in-words.ts';

/** The documentation of a rule as a page of Markdown. */
export function rulePage(code: IssueCode): string {
  const { why, fix, bad, good } = textOf(code);
  return paragraphs([
    `# ${code}`,
    `**${issueCodes[code]}.** ${weightInWords(code)}`,
    '## Why it matters',
    why,
    '## What to do',
    fix,
    ...example('Not like this', bad),
    ...example('Like this', good),
    '[All rules](README.md)',
  ]);
}

/** The page that lists every rule. */
export function rulesIndex(): string {
  return paragraphs([
    '# Rules',
    'Every fault that `frontage` reports has an id that never changes. What is an error by nature can neither be turned off nor waived; what is a matter of judgement can ([Checking a site](../checking.md)).',
    'In the examples, `meta` stands for a title and a description, `intro` for a section, `notFound` for a page, and `plant` for a page template whose parameters stand in a group `plant`.',
    ...families.flatMap((family) => [
      `## ${family.title}`,
      [
        '| rule | weight | says |',
        '|---|---|---|',
        ...codesOf(family).map((code) => `| [${code}](${code}.md) | ${weightInShort(code)} | ${issueCodes[code]} |`),
      ].join('\n'),
    ]),
    'Made by `frontage explain --write docs/rules`.',
  ]);
}

/** All pages by their file name. */
export function rulePages(): ReadonlyMap<string, string> {
  const codes = families.flatMap(codesOf);
  return new Map([['README.md', rulesIndex()], ...codes.map((code) => [`${code}.md`, rulePage(code)] as const)]);
}

function example(title: string, code: string | undefined): string[] {
  return code === undefined ? [] : [`## ${title}`, ['```ts', code, '```'].join('\n')];
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
