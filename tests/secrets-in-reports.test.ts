import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ruleText } from '../cli/explain/families.ts';
import { formatGithub } from '../cli/report/github.ts';
import { reportToJson } from '../cli/report/json.ts';
import { issuesToJunit } from '../cli/report/junit.ts';
import { issuesToSarif } from '../cli/report/sarif.ts';
import { stepSummary } from '../cli/report/step-summary.ts';
import { formatIssues } from '../cli/report/text.ts';
import { check } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import type { Issue } from '../renderer/sdk/issue.ts';

const cases = resolve(import.meta.dirname, 'errors');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-secrets-')));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The sensitive parts of the secrets in these sites. */
const secrets = /open-sesame|0123456789|IOSFODNN7|hunter2|x9-and-more/;

const formats: Readonly<Record<string, (issues: readonly Issue[]) => string>> = {
  pretty: (issues) => formatIssues(issues, { color: true, cwd: work }),
  json: (issues) => JSON.stringify(reportToJson(issues, { cwd: work, notShown: 0, complete: false })),
  github: (issues) => formatGithub(issues, { cwd: work }),
  summary: (issues) => stepSummary(issues, work),
  // The descriptions of rules have their own examples.
  sarif: (issues) =>
    JSON.stringify(issuesToSarif(issues, { cwd: work, config: 'pages.config.ts', ruleText }).runs[0]?.results),
  junit: (issues) => issuesToJunit(issues, { cwd: work, failing: new Set(['error']) }),
};

describe.each(['secrets-in-the-config', 'secrets-beside-other-faults'])('%s', (name) => {
  it('are in no report, in any format', async () => {
    const root = join(work, name);
    for (const folder of ['_base', name]) cpSync(join(cases, folder), root, { recursive: true });
    expect(filesIn(root).some((file) => secrets.test(readFileSync(file, 'utf8')))).toBe(true);
    const { issues } = await check({
      files: diskFiles,
      config: join(root, 'pages.config.ts'),
      cacheDir: join(root, '.frontage'),
      year: 2026,
    });
    expect(issues.length).toBeGreaterThan(3);
    for (const [format, print] of Object.entries(formats))
      expect(secrets.exec(print(issues))?.[0], format).toBeUndefined();
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}
