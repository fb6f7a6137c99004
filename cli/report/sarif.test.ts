import { describe, expect, it } from 'vitest';
import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import type { RuleText } from '../explain/families.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { issuesToSarif } from './sarif.ts';

const texts: Partial<Record<IssueCode, RuleText>> = {
  'unknown-block': { why: 'Nothing would show.', fix: 'Name a block.', bad: "block: 'hreo'", good: "block: 'hero'" },
  'invalid-value': { why: 'It cannot be used.', fix: 'Change it.' },
};
const options = { cwd, config: '/site/pages.config.ts', ruleText: (code: IssueCode) => texts[code] };
const { file: _file, line: _line, column: _column, ...nowhere } = warning;

function runOf(issues: Parameters<typeof issuesToSarif>[0]) {
  const [run] = issuesToSarif(issues, options).runs;
  if (run === undefined) throw new Error('no run');
  return { ...run, results: run.results ?? [], rules: run.tool.driver.rules ?? [] };
}

describe('a run as SARIF 2.1.0', () => {
  it('names its version and tool', () => {
    const log = issuesToSarif([], options);
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toBe('https://json.schemastore.org/sarif-2.1.0.json');
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0]?.tool.driver.name).toBe('Frontage');
    expect(log.runs[0]?.tool.driver.semanticVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(log.runs[0]?.results).toEqual([]);
  });

  it('lists every rule once, with its default severity and help', () => {
    const { rules } = runOf([]);
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(issueCodes));
    const levels = new Map(rules.map(({ id, defaultConfiguration }) => [id, defaultConfiguration?.level]));
    expect(levels.get('link-route')).toBe('error');
    expect(levels.get('form-nowhere')).toBe('warning');
    const rule = rules.find(({ id }) => id === 'unknown-block');
    expect(rule?.shortDescription?.text).toBe('No block has this name.');
    expect(rule?.fullDescription?.text).toBe('Nothing would show.');
    expect(rule?.help?.text).toBe(
      "Nothing would show.\n\nName a block.\n\nWrong:\n\nblock: 'hreo'\n\nRight:\n\nblock: 'hero'",
    );
    expect(rule?.help?.markdown).toContain("**Wrong**\n\n```ts\nblock: 'hreo'\n```");
  });

  it('gives each result its rule, level, message and location', () => {
    const { results, rules } = runOf([misspelt, warning]);
    expect(results[0]).toMatchObject({
      ruleId: 'unknown-block',
      level: 'error',
      message: { text: 'There is no block "hreo".\nDid you mean "hero"?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pages.config.ts', uriBaseId: 'SRCROOT' },
            region: { startLine: 2, startColumn: 10 },
          },
          logicalLocations: [{ fullyQualifiedName: 'routes[0].sections.hero.block' }],
        },
      ],
    });
    for (const { ruleId, ruleIndex = -1 } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(results.map(({ level }) => level)).toEqual(['error', 'warning']);
  });

  it('lists the locations of an issue that is about many values', () => {
    const places = [{ file: '/site/copy/home.ts', line: 7, column: 2 }];
    const { results } = runOf([{ ...nowhere, path: [], places }]);
    expect(results[0]?.relatedLocations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'copy/home.ts', uriBaseId: 'SRCROOT' },
          region: { startLine: 7, startColumn: 2 },
        },
      },
    ]);
  });

  it('writes files as URIs relative to the folder, without paths of this machine', () => {
    const odd = { ...warning, file: '/site/copy/größe 100%#1.ts' };
    const log = issuesToSarif([odd, { ...warning, file: '/other/x.ts' }, nowhere], options);
    const places = log.runs[0]?.results?.map(({ locations }) => locations?.[0]?.physicalLocation);
    expect(places?.map((place) => place?.artifactLocation)).toEqual([
      { uri: 'copy/gr%C3%B6%C3%9Fe%20100%25%231.ts', uriBaseId: 'SRCROOT' },
      { uri: '../other/x.ts' },
      { uri: 'pages.config.ts', uriBaseId: 'SRCROOT' },
    ]);
    expect(places?.[2]?.region).toEqual({ startLine: 1 });
    expect(JSON.stringify(log)).not.toContain('/site');
  });

  it('keeps the fingerprint of an issue when lines above it change, and numbers duplicates', () => {
    const prints = (issues: Parameters<typeof issuesToSarif>[0]) =>
      runOf(issues).results.map(({ partialFingerprints }) => partialFingerprints?.['frontageIssue/v1']);
    const moved = { ...misspelt, line: 40, frame: "  39 | hero: {\n> 40 |   block: 'hreo',\n     |          ^" };
    expect(prints([moved])).toEqual(prints([misspelt]));
    expect(prints([misspelt])[0]).toMatch(/^[0-9a-f]{32}:1$/);
    expect(new Set(prints([misspelt, misspelt, warning, nowhere])).size).toBe(4);
    expect(prints([{ ...misspelt, message: 'Another.' }])).not.toEqual(prints([misspelt]));
  });

  it('counts the issues that are not listed', () => {
    const [result] = runOf([{ ...misspelt, more: 7 }]).results;
    expect(result?.properties).toEqual({ more: 7 });
    expect(runOf([misspelt]).results[0]).not.toHaveProperty('properties');
  });
});
