import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontage } from './command.ts';

const clone = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(clone, '.github/workflows/frontage.yml'), 'utf8');
const scriptsOf = (file: string) => JSON.parse(readFileSync(resolve(clone, file), 'utf8')).scripts;
const scripts = scriptsOf('package.json');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const workflow: { readonly permissions: unknown; readonly jobs: Readonly<Record<string, Job>> } = parse(text);
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const commands = steps.flatMap(({ run }) => run?.split('\n').filter(Boolean) ?? []);

/** Returns the command line of a package.json script, with the arguments that the workflow adds. */
function frontageArgs(command: string): string[] | undefined {
  const [, script = '', rest = ''] = /^npm run (?:--silent )?(\S+)(?: -- (.*?))?(?: > \S+)?$/.exec(command) ?? [];
  const [, name] = /^node cli\/bin\.js (\S+)$/.exec(scripts[script] ?? '') ?? [];
  return name === undefined ? undefined : [name, ...rest.split(' ').filter(Boolean)];
}

describe('the workflow for GitHub', () => {
  it('runs only existing scripts and files', () => {
    const known =
      /^(?:npm ci|npm test|npx playwright install --with-deps chromium|cat diff\.md >> "\$GITHUB_STEP_SUMMARY")$/;
    for (const command of commands.filter((line) => !/^(?:id=|if |else )/.test(line))) {
      const script = /^npm run (?:--silent )?(\S+)/.exec(command)?.[1];
      if (script === undefined) expect(command).toMatch(known);
      else expect(Object.keys(scripts)).toContain(script);
    }
    expect(commands.length).toBeGreaterThan(10);
  });

  it('works in a repository with only a site, except for its tests', () => {
    const lines = jobs.flatMap(([name, job]) => (name === 'tests' ? [] : job.steps.map(({ run = '' }) => run)));
    const named = lines.flatMap((line) => /^npm run (?:--silent )?(\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(named)).toEqual(new Set(['check', 'build', 'diff']));
    expect(Object.keys(scriptsOf('cli/starter/package.template.json'))).toEqual(expect.arrayContaining(named));
  });

  it('passes the command line only valid options', async () => {
    const asked = commands.flatMap((command) => [frontageArgs(command) ?? []]).filter((args) => args.length > 0);
    expect(asked.map(([name]) => name).sort()).toEqual(['build', 'check', 'check', 'diff']);
    for (const [name = '', ...args] of asked) {
      const { stdout } = await frontage([name, '--help'], { cwd: clone });
      for (const option of args.filter((arg) => arg.startsWith('--'))) expect(stdout).toContain(`${option} `);
    }
  });

  it('checks, builds, tests and compares', () => {
    for (const command of ['npm run build', 'npm test', 'npm run --silent check -- --format github']) {
      expect(commands).toContain(command);
    }
    expect(commands.join('\n')).toContain('diff -- --base "$BASE" --format markdown > diff.md');
  });

  it('gives pull request code read access, and write access only to the comment job', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = jobs.filter(([, { permissions }]) => permissions !== undefined);
    expect(writing.map(([name, { permissions }]) => [name, permissions])).toEqual([
      ['comment', { 'pull-requests': 'write' }],
    ]);
    const [, comment] = writing[0] ?? [];
    expect(comment?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
    expect(comment?.steps.some(({ uses = '' }) => uses.startsWith('actions/checkout'))).toBe(false);
    expect(comment?.steps.flatMap(({ run = '' }) => run).join()).not.toMatch(/npm|node|\$\{\{/);
    expect(text).not.toContain('pull_request_target');
    for (const { uses = '', with: options } of steps) {
      if (uses.startsWith('actions/checkout')) expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('puts no untrusted text into a script', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('pins its actions, and caches Node packages', () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@(?:v\d+|[0-9a-f]{40})$/);
    const nodes = steps.filter(({ uses = '' }) => uses.startsWith('actions/setup-node'));
    expect(nodes).toHaveLength(3);
    for (const { with: options } of nodes) expect(options).toEqual({ 'node-version': 20, cache: 'npm' });
  });

  it('finds its comment by the marker that the command writes', () => {
    const mark = /const mark = '(.*)';/.exec(readFileSync(resolve(clone, 'cli/diff/markdown.ts'), 'utf8'))?.[1];
    expect(mark).toMatch(/^<!-- .* -->$/);
    expect(text).toContain(`startswith("${mark}")`);
  });
});
