import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { codesOf, families, ruleText } from './families.ts';
import { severityLabel, severitySentence } from './severity-text.ts';

/** Returns the documentation of a rule as Markdown. */
export function rulePage(code: IssueCode): string {
  const { why, fix, bad, good } = ruleText(code);
  return paragraphs([
    `# ${code}`,
    `**${issueCodes[code]}.** ${severitySentence(code)}`,
    '## Why it matters',
    why,
    '## What to do',
    fix,
    ...example('Wrong', bad),
    ...example('Right', good),
    '[All rules](README.md)',
  ]);
}

/** Returns the Markdown page that lists every rule. */
export function rulesIndex(): string {
  return paragraphs([
    '# Rules',
    'Every error and warning of `frontage` has an id that never changes. A plain "error" cannot be turned off or waived. The config can change every rule that is "by default" an error or a warning ([Checking a site](../checking.md)).',
    'In the examples, `meta` is a title and a description, `intro` a section, `notFound` a page, and `plant` a page template whose parameters are in a group `plant`.',
    ...families.flatMap((family) => [
      `## ${family.title}`,
      [
        '| rule | severity | message |',
        '|---|---|---|',
        ...codesOf(family).map((code) => `| [${code}](${code}.md) | ${severityLabel(code)} | ${issueCodes[code]} |`),
      ].join('\n'),
    ]),
    '`npx frontage explain --write docs/rules` generates these pages.',
  ]);
}

/** Returns all pages by file name. */
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
