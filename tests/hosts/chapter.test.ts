import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hostLimits } from '../../renderer/build/hosting/hosts.ts';
import { hostNames } from '../../renderer/site/hosts.ts';
import { frontageInProcess } from '../in-process.ts';
import { tempSite } from '../temp-site.ts';
import { snippet } from './chapter.ts';
import { type HostedSite, hostedSite } from './hosted-site.ts';

describe('the chapter on deploying', () => {
  let site: HostedSite;
  beforeAll(async () => {
    site = await hostedSite({ base: '', trailingSlash: 'never' }, ['docker']);
  });
  afterAll(() => site?.drop());

  it('has a row for each host, and names it as `--host` does', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
    expect([...text.matchAll(/^\| \[.*?\| `([\w-]+)` \|/gm)].map(([, name]) => name).sort()).toEqual(
      [...hostNames].sort(),
    );
  });

  it('shows the Dockerfile that a build writes', () => {
    expect(snippet('dockerfile')).toBe(readFileSync(join(site.site, 'Dockerfile'), 'utf8'));
  });

  it('has a workflow that publishes what the build writes', () => {
    const { jobs, permissions } = parse(snippet('yaml'));
    expect(permissions).toMatchObject({ pages: 'write', 'id-token': 'write' });
    const { steps } = jobs.publish;
    expect(steps.map(({ run }: { run?: string }) => run)).toContain(
      'npx frontage build --production --host github-pages',
    );
    expect(steps.find(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact')).with.path).toBe('dist');
  });

  it('has settings for Workers in which pages have the addresses of the site', () => {
    expect(JSON.parse(snippet('json')).assets).toEqual({
      directory: './dist',
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    });
  });
});

describe('frontage build --host', () => {
  const site = tempSite('bakery');
  afterAll(site.drop);
  const run = (...args: string[]) => frontageInProcess(args, { cwd: site.root });

  it('replaces the hosts of the config, and says what a host cannot do, also if nothing changed', async () => {
    site.edit('pages.config.ts', "trailingSlash: 'always',", "trailingSlash: 'always', hosts: ['nginx'],");
    for (const changes of [/files written/, /0 files written/]) {
      const { code, stdout, stderr } = await run('build', '--host', 'apache,caddy', '--host', 's3');
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(changes);
      for (const limit of hostLimits(['s3'])) expect(stdout).toContain(limit);
    }
    const missing = await run('check', '--output');
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('The output has no nginx.conf')]);
    const checked = await run('check', '--output', '--host', 'apache,caddy,s3');
    expect([checked.code, checked.stderr]).toEqual([0, '']);
  });

  it('rejects a name that is no host', async () => {
    const { code, stderr } = await run('build', '--host', 'github-page');
    expect(code).toBe(2);
    expect(stderr).toContain('There is no host "github-page". Did you mean "github-pages"?');
  });
});
