import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Log } from 'sarif';
import { afterAll, describe, expect, it } from 'vitest';
import { reportJsonSchema } from '../cli/report/report-schema.ts';
import type { Run } from './command.ts';
import { frontageInProcess } from './in-process.ts';
import { tempSite } from './temp-site.ts';

/** A site with one warning, on /hire: an experiment that has ended. */
const site = tempSite('own-block');
site.edit(
  'pages.config.ts',
  '  routes: [',
  `  routes: [
    { path: '/hire', meta: { title: 'Hire', description: 'Hire one.', noindex: true }, sections: { intro: hire.adrift } },
    {
      kind: 'experiment', name: 'words', of: '/hire', until: '2026-01-31',
      variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Out on the water' } } }],
    },`,
);
/** The same site with an error in text that only / has. */
const faulty = tempSite('own-block');
faulty.write('pages.config.ts', readFileSync(join(site.root, 'pages.config.ts'), 'utf8'));
faulty.edit('pages.config.ts', 'from {{facts.hour}} an hour', 'from {{facts.huor}} an hour');
afterAll(() => {
  site.drop();
  faulty.drop();
});

/** Runs `check` with these options. */
const check = (args: string, { root } = site, env: Record<string, string> = {}): Promise<Run> =>
  frontageInProcess(argsOf(args, root), { cwd: root, env });

/** Resolves a config path in the site's folder. */
function argsOf(args: string, root: string): string[] {
  const list = args.split(' ').filter(Boolean);
  const config = list.includes('--config') ? [] : ['--config', join(root, 'pages.config.ts')];
  return ['check', '--today', '2026-02-01', ...config, ...list];
}

const formats = ['json', 'github', 'sarif', 'junit'];

/** Returns the issues of a report, after validating its format. */
function read(format: string, text: string): { errors: number; warnings: number } {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  switch (format) {
    case 'json': {
      const report = JSON.parse(text);
      expect(new Ajv2020().compile(reportJsonSchema())(report)).toBe(true);
      return report;
    }
    case 'github':
      return { errors: count(/^::error /gm), warnings: count(/^::warning /gm) };
    case 'sarif': {
      const log: Log = JSON.parse(text);
      const levels = log.runs[0]?.results?.map(({ level }) => level);
      return {
        errors: levels?.filter((level) => level === 'error').length ?? 0,
        warnings: levels?.filter((level) => level === 'warning').length ?? 0,
      };
    }
    default:
      expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites [\s\S]*<\/testsuites>\n$/);
      return { errors: count(/<failure type="error"/g), warnings: count(/<system-out>|<failure type="warning"/g) };
  }
}

describe('a run that finds warnings', () => {
  it.each([
    ['', 0],
    ['--fail-on error', 0],
    ['--fail-on warning', 1],
    ['--max-warnings 1', 0],
    ['--max-warnings 0', 1],
    ['--fail-on warning --rule link-route link-anchor', 0],
    ['--fail-on warning --rule experiment-ended', 1],
    ['--fail-on warning --route /', 0],
    ['--fail-on warning --route /hire', 1],
    ['--fail-on warning --route / /404 --route /hire/', 1],
    ['--max-warnings 0 --route /hire --rule link-route', 0],
  ])('with %j exits with %i', async (args, code) => {
    expect(await check(args)).toMatchObject({ code });
  });

  it.each(formats)('reports the same as %s, alone on standard output', async (format) => {
    for (const [args, code, warnings] of [
      ['', 0, 1],
      ['--fail-on warning', 1, 1],
      ['--route /', 0, 0],
    ] as const) {
      const run = await check(`--format ${format} ${args}`);
      expect([run.code, run.stderr]).toEqual([
        code,
        code === 1 ? 'Warnings fail this run because of --fail-on warning.\n' : '',
      ]);
      expect(read(format, run.stdout)).toMatchObject({ errors: 0, warnings });
    }
  });
});

describe('a filtered run', () => {
  it('counts the issues that it does not show', async () => {
    const report = JSON.parse((await check('--json --route /')).stdout);
    expect(report).toMatchObject({ notShown: 1, complete: true, issues: [] });
    expect(JSON.parse((await check('--json --rule link-route')).stdout)).toMatchObject({ notShown: 1, issues: [] });
    for (const args of ['--route /', '--rule link-route'])
      expect((await check(args)).stdout).toBe(
        '3 pages, no errors or warnings in this selection. 1 issue elsewhere is not shown.\n',
      );
    const { stderr } = await check('--rule unknown-token', faulty);
    expect(stderr).toMatch(/\n1 error in 1 file\n1 issue elsewhere is not shown\.\nWhy it matters/);
  });

  it.each(formats)('does not pass as %s if errors elsewhere prevented checks of pages', async (format) => {
    for (const args of ['--route /404', '--rule link-route']) {
      const { code, stdout, stderr } = await check(`--format ${format} ${args}`, faulty);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Pages were not checked, because \d issues? elsewhere /);
      expect(read(format, stdout)).toMatchObject({ errors: 0, warnings: 0 });
    }
    const found = await check(`--format ${format} --route /`, faulty);
    expect([found.code, found.stderr]).toEqual([1, '']);
    expect(read(format, found.stdout)).toMatchObject({ errors: 1 });
  });

  it('reports everything if the config is too broken to know its routes', async () => {
    faulty.write('broken.config.ts', 'export default {');
    const { code, stderr } = await check(`--route /hire --config ${join(faulty.root, 'broken.config.ts')}`, faulty);
    expect(code).toBe(1);
    expect(stderr).toContain('error config-syntax broken.config.ts');
  });
});

describe('an invalid command line', () => {
  it.each([
    ['--route /hier', /There is no route "\/hier"\.\n {2}Did you mean "\/hire"\?/],
    ['--rule link-rout', /There is no rule "link-rout"\.\n {2}Did you mean "link-route"\?/],
    ['--rule toString', /There is no rule "toString"/],
    ['--fail-on warn', /Use error or warning\./],
    ['--max-warnings many', /Use a whole number, 0 or more\./],
    ['--max-warnings -1', /Use a whole number, 0 or more\./],
    ['--format yaml', /Use one of: pretty, json, github, sarif, junit\./],
  ])('with %s says what to do, and prints nothing to standard output', async (args, message) => {
    const { code, stdout, stderr } = await check(`${args} --json`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});

describe('a step of GitHub Actions', () => {
  it('gets annotations on standard output and a summary in the file', async () => {
    const summary = join(faulty.root, 'summary.md');
    const { code, stderr } = await check('--format github', faulty, { GITHUB_STEP_SUMMARY: summary });
    expect([code, stderr]).toEqual([1, '']);
    expect(readFileSync(summary, 'utf8')).toMatch(/^### Frontage: 1 error, 1 warning in 1 file\n/);
    await check('--format json', faulty, { GITHUB_STEP_SUMMARY: summary });
    expect(readFileSync(summary, 'utf8').match(/###/g)).toHaveLength(1);
  });
});

describe('a build', () => {
  it.each(['github', 'sarif', 'junit'])(
    'prints its issues as %s, and its progress on standard error',
    async (format) => {
      const args = ['build', '--today', '2026-02-01', '--format', format];
      const good = await frontageInProcess(args, { cwd: site.root });
      expect(good.code).toBe(0);
      expect(read(format, good.stdout)).toMatchObject({ errors: 0, warnings: 1 });
      expect(good.stderr).toContain('3 pages');
      const bad = await frontageInProcess(args, { cwd: faulty.root });
      expect([bad.code, bad.stderr]).toEqual([1, '']);
      expect(read(format, bad.stdout)).toMatchObject({ errors: 1 });
    },
  );
});
