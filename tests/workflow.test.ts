import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontageInProcess } from './in-process.ts';

const clone = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(clone, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly text: string;
  readonly permissions: unknown;
  readonly jobs: readonly (readonly [string, Job])[];
  readonly steps: readonly Step[];
  /** The lines of all scripts. */
  readonly commands: readonly string[];
}

function workflow(file: string): Workflow {
  const text = read(file);
  const { permissions, jobs: byName }: { permissions: unknown; jobs: Readonly<Record<string, Job>> } = parse(text);
  const jobs = Object.entries(byName);
  const steps = jobs.flatMap(([, job]) => job.steps);
  return {
    text,
    permissions,
    jobs,
    steps,
    commands: steps.flatMap(({ run }) => run?.split('\n').filter(Boolean) ?? []),
  };
}

const own = workflow('.github/workflows/frontage.yml');
const ofNewSites = workflow('cli/starter/common/.github/workflows/frontage.yml');

/** Returns what a line of a script passes to the command line: by `npx`, or by a script of package.json. */
function frontageArgs(command: string): string[] | undefined {
  const [, direct] =
    /^npx frontage ([^>$]*?)(?: \$\{\w+:\+(?:--production)\})?(?: > \S+)?$/.exec(
      command.replaceAll('"$BASE"', 'main'),
    ) ?? [];
  if (direct !== undefined) return direct.split(' ').filter(Boolean);
  const [, script = '', rest = ''] = /^npm run (?:--silent )?(\S+)(?: -- (.*?))?(?: > \S+)?$/.exec(command) ?? [];
  const [, name] = /^node cli\/bin\.js (\S+)$/.exec(scripts[script] ?? '') ?? [];
  return name === undefined ? undefined : [name, ...rest.split(' ').filter(Boolean)];
}

describe('the workflow of this repository', () => {
  it('runs only existing scripts and files', () => {
    const known =
      /^(?:npm ci|npm test|npx playwright install --with-deps chromium|cat diff\.md >> "\$GITHUB_STEP_SUMMARY")$/;
    for (const command of own.commands.filter((line) => !/^(?:id=|if |else )/.test(line))) {
      const script = /^npm run (?:--silent )?(\S+)/.exec(command)?.[1];
      if (script === undefined) expect(command).toMatch(known);
      else expect(Object.keys(scripts)).toContain(script);
    }
    expect(own.commands.length).toBeGreaterThan(10);
  });

  it('checks, builds, tests and compares', () => {
    for (const command of ['npm run build', 'npm test', 'npm run --silent check -- --format github']) {
      expect(own.commands).toContain(command);
    }
    expect(own.commands.join('\n')).toContain('diff -- --base "$BASE" --format markdown > diff.md');
  });
});

describe('the workflow of new sites', () => {
  it('needs nothing but the packages of the site', () => {
    const known = /^(?:npm ci|npx frontage .*|cat diff\.md >> "\$GITHUB_STEP_SUMMARY"|id=.*|if .*|else .*)$/;
    for (const command of ofNewSites.commands) expect(command).toMatch(known);
  });

  it('builds for publishing once forms have an address', () => {
    const site = ofNewSites.jobs.find(([name]) => name === 'site')?.[1];
    expect(site?.env?.PUBLIC_LEADS_URL).toMatch(/^\$\{\{ vars\.PUBLIC_LEADS_URL \}\}$/);
    expect(ofNewSites.commands.join('\n')).toMatch(/^npx frontage build \$\{PUBLIC_LEADS_URL:\+--production\}$/m);
  });
});

describe.each([
  ['this repository', own],
  ['new sites', ofNewSites],
])('the workflow of %s', (owner, { text, permissions, jobs, steps, commands }) => {
  it('passes the command line only valid options', async () => {
    const asked = commands.flatMap((command) => [frontageArgs(command) ?? []]).filter((args) => args.length > 0);
    expect(asked.map(([name]) => name).sort()).toEqual(['build', 'check', 'check', 'diff']);
    for (const [name = '', ...args] of asked) {
      const { stdout } = await frontageInProcess([name, '--help'], { cwd: clone });
      for (const option of args.filter((arg) => arg.startsWith('--'))) expect(stdout).toContain(`${option} `);
    }
  });

  it('gives pull request code read access, and write access only to the comment job', () => {
    expect(permissions).toEqual({ contents: 'read' });
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
    expect(nodes).toHaveLength(owner === 'new sites' ? 2 : 3);
    const version = owner === 'new sites' ? 24 : 20;
    for (const { with: options } of nodes) expect(options).toEqual({ 'node-version': version, cache: 'npm' });
  });

  it('finds its comment by the marker that the command writes', () => {
    const mark = /const mark = '(.*)';/.exec(read('cli/diff/markdown.ts'))?.[1];
    expect(mark).toMatch(/^<!-- .* -->$/);
    expect(text).toContain(`startswith("${mark}")`);
  });
});
