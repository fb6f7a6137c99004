import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { thousands } from '../../renderer/sdk/format.ts';
import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { stepSummary, writeStepSummary } from './step-summary.ts';

describe('the summary of a step', () => {
  it('lists errors first, with rule, location, message and suggestion', () => {
    expect(stepSummary([warning, misspelt], cwd)).toBe(`### Frontage: 1 error, 1 warning in 2 files

| | rule | location | message |
|---|---|---|---|
| error | \`unknown-block\` | pages.config.ts&#58;2&#58;10 | There is no block &quot;hreo&quot;.<br>Did you mean &quot;hero&quot;? |
| warning | \`invalid-value\` | copy/home.ts&#58;7&#58;1 | The title is long. |

`);
    expect(stepSummary([], cwd)).toBe('### Frontage: no errors or warnings\n\n');
  });

  it('shows text from a config as text, never as markup', () => {
    const odd = '<img src=x onerror=1> | [x](http://evil.example) **b** `c` @team #1\r\n| end \u001b[31m';
    const text = stepSummary([{ ...misspelt, message: odd }], cwd);
    expect(text.split('\n').filter((line) => line.startsWith('| error'))).toHaveLength(1);
    expect(text).not.toMatch(/<img|\]\(|\*\*|@team|http:|\u001b/);
    expect(text.split('\n')[4]?.split(/(?<!&#124)\|/)).toHaveLength(6);
  });

  it('stays far below the limit of GitHub, and counts the rest', () => {
    const text = stepSummary(
      Object.keys(issueCodes).flatMap((code) =>
        Array.from({ length: 50 }, () => ({ ...misspelt, code: code as IssueCode, message: 'x'.repeat(500) })),
      ),
      cwd,
    );
    expect(text.length).toBeLessThan(2 ** 20 / 4);
    const count = Object.keys(issueCodes).length * 50 - 200;
    expect(text.match(/^\| error/gm)).toHaveLength(200);
    expect(text).toContain(`… and ${thousands(count)} more; \`npx frontage check\` shows the first of each rule.`);
    expect(
      stepSummary(
        Array.from({ length: 21 }, () => misspelt),
        cwd,
      ),
    ).toContain('… and 1 more;');
  });

  it('is appended to the file, and reports a file that cannot be written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'frontage-summary-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'summary.md');
    writeStepSummary([], { cwd, file });
    writeStepSummary([misspelt], { cwd, file });
    expect(readFileSync(file, 'utf8')).toBe(stepSummary([], cwd) + stepSummary([misspelt], cwd));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    writeStepSummary([], { cwd, file: join(folder, 'missing/summary.md') });
    expect(log.mock.calls[0]?.[0]).toContain('The step summary could not be written: ENOENT');
  });
});
