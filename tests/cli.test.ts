import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, frontage, type Run, run } from './command.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, tempSite } from './temp-site.ts';

const valid = tempSite('own-block');
afterAll(valid.drop);

const at = (site: typeof valid, env: Record<string, string> = {}) => ({ cwd: site.root, env });
const styled = '\u001b[';

describe('frontage prints', () => {
  it('its version', async () => {
    const manifest = readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8');
    expect(await frontageInProcess(['--version'], at(valid))).toEqual({
      code: 0,
      stdout: `${JSON.parse(manifest).version}\n`,
      stderr: '',
    });
  });

  it('every command, with examples in its help', async () => {
    const { code, stdout } = await frontageInProcess(['--help'], at(valid));
    const commands = [...stdout.matchAll(/^ {2}([a-z-]+) (?=.*\[options\])/gm)].map(([, name = '']) => name);
    expect({ code, commands }).toEqual({
      code: 0,
      commands: [
        'build',
        'check',
        'explain',
        'sites',
        'dev',
        'studio',
        'gallery',
        'preview',
        'test-leads',
        'routes',
        'claims',
        'diff',
        'types',
        'schema',
        'doctor',
        'new',
        'rename',
        'remove',
        'theme',
        'init',
      ],
    });
    for (const name of commands)
      expect(await helpOf(name)).toMatch(new RegExp(`\\nExamples:\\n {2}npx frontage ${name}\\b`));
  });
});

it('exits silently when the reader closes the pipe', async () => {
  const site = tempSite('own-block');
  const ended = run('bash', ['-c', '"$0" "$1" dev --port 0 | head -c 1', process.execPath, bin], at(site));
  // Each change adds a line to the output.
  const changes = setInterval(() => site.edit('pages.config.ts', 'export default', '\nexport default'), 500);
  const { stdout, stderr } = await ended;
  clearInterval(changes);
  site.drop();
  expect(stdout).toHaveLength(1);
  expect(stderr).not.toContain('EPIPE');
});

it.each(['dev', 'gallery', 'preview'])('%s listens on localhost by default', async (name) => {
  expect((await helpOf(name)).replace(/\s+/g, ' ')).toContain('address to listen on (default: "127.0.0.1")');
});

it('edits for people at this machine alone', async () => {
  expect(await helpOf('studio')).not.toContain('--host');
  const { code, stderr } = await frontageInProcess(['studio'], at(valid, { CI: 'true' }));
  expect([code, stderr]).toEqual([2, expect.stringContaining('The studio edits files for a person')]);
});

/** Returns the help of one command. */
const helpOf = async (name: string) => (await frontageInProcess([name, '--help'], at(valid))).stdout;

it.each([
  [['check']],
  [['explain', 'link-route']],
  [['schema', 'pageIntro']],
  [['claims', '--format', 'none']],
  [['routes', 'none']],
  [['diff', '--format', 'yaml']],
  [['new']],
  [['rename', '/404']],
  [['remove', '/404']],
  [['theme', 'none']],
  [['init', 'templates']],
])('a process of its own prints the same as this one: %j', async (args) => {
  const run = await frontage(args, at(valid));
  expect(run.stdout + run.stderr).not.toBe('');
  expect(await frontageInProcess(args, at(valid))).toEqual(run);
});

describe('an invalid command line', () => {
  it.each([
    ['an unknown command', ['biuld'], /unknown command 'biuld'[\s\S]*Did you mean build\?/],
    ['an unknown option', ['build', '--fast'], /unknown option '--fast'/],
    ['an invalid port', ['preview', '--port', 'abc'], /'abc' is invalid. Use a number from 0 to 65535/],
    ['an unknown format', ['check', '--format', 'xml'], /no format "xml"[\s\S]*pretty, json, github/],
    ['a missing output', ['check', '--output', 'none'], /no built site in none[\s\S]*frontage build/],
    ['an extra argument', ['check', 'home'], /too many arguments/],
    [
      'an origin that is none',
      ['check', '--origin', 'example.com'],
      /"example.com" is not a URL[\s\S]*"https:\/\/example.com"/,
    ],
  ])('%s: exits with 2 and an error on standard error', async (_, args, message) => {
    const { code, stdout, stderr } = await frontageInProcess(args, at(valid));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('a valid site', () => {
  let built: Run;
  beforeAll(async () => {
    built = await frontage(['build'], at(valid));
  });

  it('is built, and the table shows the size of each page', () => {
    expect(built).toMatchObject({ code: 0, stderr: '' });
    expect(built.stdout).toMatch(/^\/ +\d,\d{3} B +\d,\d{3} B$/m);
    expect(built.stdout).toMatch(/2 pages \(2 rendered\) to dist in [\d.]+ m?s/);
    expect(existsSync(join(valid.root, 'dist/index.html'))).toBe(true);
  });

  it('is checked together with its output', async () => {
    expect((await frontageInProcess(['check', '--output'], at(valid))).code).toBe(0);
    const page = join(valid.root, 'dist/index.html');
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('</main>', '<form action="/sent"></form></main>'));
    const { code, stdout, stderr } = await frontageInProcess(['check', '--output'], at(valid));
    writeFileSync(page, html);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^error html-invalid dist\/index\.html:\d+:\d+\n<form> element must have a submit button \(wcag\/h32\)\n/,
    );
    expect(stderr).toMatch(/The page is defined at pages\.config\.ts:\d+:\d+\.\n\n1 error in 1 file/);
  });

  it('is built without progress or colours if there is no terminal', () => {
    expect(built.stdout).not.toContain(styled);
    expect(built.stdout).not.toContain('Reading the config');
  });

  it('prints nothing with --quiet', async () => {
    for (const command of ['build', 'check', 'routes', 'claims', 'types'])
      expect([command, await frontageInProcess([command, '--quiet'], at(valid))]).toEqual([
        command,
        { code: 0, stdout: '', stderr: '' },
      ]);
  });

  it('is reported as JSON, even if its config prints something', async () => {
    const config = join(valid.root, 'loud.config.ts');
    const content = readFileSync(join(valid.root, 'pages.config.ts'), 'utf8');
    writeFileSync(config, `${content}\nconsole.log('{ not: json');\nprocess.stdout.write('nor this');\n`);
    for (const command of ['build', 'check', 'routes']) {
      const { code, stdout, stderr } = await frontageInProcess(
        [command, '--json', '--config', 'loud.config.ts'],
        at(valid),
      );
      expect({ command, code }).toEqual({ command, code: 0 });
      expect(() => JSON.parse(stdout), command).not.toThrow();
      expect(stderr).toContain('{ not: json');
      if (command !== 'build') continue;
      const { pages } = JSON.parse(stdout);
      expect(pages).toHaveLength(2);
      for (const { weight } of pages)
        expect(weight).toEqual({ document: expect.any(Number), script: expect.any(Number) });
    }
  });

  it('is built as a noindex preview for another origin', async () => {
    const env = { FRONTAGE_ORIGIN: 'https://preview.example.com/17' };
    expect(await frontageInProcess(['build', '--quiet', '--out', 'preview'], at(valid, env))).toMatchObject({
      code: 0,
    });
    const read = (file: string) => readFileSync(join(valid.root, 'preview', file), 'utf8');
    expect(read('index.html')).toContain('<link rel="canonical" href="https://preview.example.com/17/">');
    expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('_headers')).toMatch(/^\/17\/\*\n[\s\S]*\n {2}X-Robots-Tag: noindex\n/);
    expect(read('sitemap.xml')).not.toContain('<loc>');
  });

  it('has its cache where a host keeps it between builds', async () => {
    const env = { FRONTAGE_CACHE: 'between/builds' };
    const own = join(valid.root, '.frontage');
    rmSync(own, { recursive: true, force: true });
    expect(await frontageInProcess(['build', '--quiet', '--out', 'cached'], at(valid, env))).toMatchObject({ code: 0 });
    expect(existsSync(join(valid.root, 'between/builds/frontage/types.d.ts'))).toBe(true);
    expect(existsSync(own)).toBe(false);
  });

  it('is not a preview if it is built for its own origin', async () => {
    const read = (name: string) => readFileSync(join(valid.root, 'dist', name), 'utf8');
    await frontageInProcess(['build', '--quiet'], at(valid));
    const built = ['index.html', '_headers', 'sitemap.xml'].map(read);
    const own = /^\s*origin: '(.*)'/m.exec(readFileSync(join(valid.root, 'pages.config.ts'), 'utf8'))?.[1];
    expect(await frontageInProcess(['build', '--quiet', '--origin', `${own}/`], at(valid))).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(['index.html', '_headers', 'sitemap.xml'].map(read)).toEqual(built);
    expect(built.join()).not.toContain('noindex');
  });

  it('has its routes listed', async () => {
    const { stdout } = await frontageInProcess(['routes', '--json'], at(valid));
    expect(JSON.parse(stdout)).toMatchObject([
      {
        path: '/',
        file: 'index.html',
        noindex: false,
        sections: [{ name: 'intro', block: 'pageIntro' }, { name: 'price' }],
      },
      { path: '/404', file: '404.html', noindex: true },
    ]);
    const listed = (await frontageInProcess(['routes'], at(valid))).stdout;
    expect(listed).toContain('intro:pageIntro price:hirePrice');
    expect(listed).toMatch(
      /^route +kind +layout +HTML\+CSS +title +sections\n[\s\S]*\n\nHTML\+CSS is brotli at quality 5, .*\n$/,
    );
  });
});

describe('forms without a destination address', () => {
  const forms = tempSite('forms');
  afterAll(forms.drop);

  it('are a warning in drafts, and an error in public builds', async () => {
    const made = await frontageInProcess(['build'], at(forms));
    expect(made).toMatchObject({ code: 0 });
    expect(made.stderr).toMatch(
      /^warning form-nowhere pages\.config\.ts:\d+:\d+\n\d+ forms have nowhere to send leads/,
    );
    const before = filesIn(forms.options.out);

    const refused = await frontageInProcess(['build', '--production'], at(forms));
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^error form-nowhere/);
    expect(filesIn(forms.options.out)).toEqual(before);
  });

  it('are valid once each has a destination with an address', async () => {
    forms.edit(
      'templates/copy/forms.ts',
      "headline: 'A form that leads nowhere', destinations: ['pipe']",
      "headline: 'A form'",
    );
    const env = { PUBLIC_HOOK: 'https://hooks.fern-and-co.com/in', PUBLIC_SHEET: 'https://sheet.fern-and-co.com/in' };
    expect(await frontageInProcess(['check', '-q', '--production'], at(forms))).toMatchObject({ code: 1 });
    expect(await frontageInProcess(['build', '-q', '--production'], at(forms, env))).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
});
