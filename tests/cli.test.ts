import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../cli/main.ts';
import { bin, frontage, type Run, run } from './command.ts';
import { filesIn, tempSite } from './temp-site.ts';

const sound = tempSite('own-block');
const faulty = tempSite('own-block');
afterAll(() => {
  sound.drop();
  faulty.drop();
});

const at = (site: typeof sound, env: Record<string, string> = {}) => ({ cwd: site.root, env });
const styled = '\u001b[';

describe('what frontage says of itself', () => {
  it('its version', async () => {
    const manifest = readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8');
    expect(await frontage(['--version'], at(sound))).toEqual({
      code: 0,
      stdout: `${JSON.parse(manifest).version}\n`,
      stderr: '',
    });
  });

  it('every command, each with examples in its own help', async () => {
    const { code, stdout } = await frontage(['--help'], at(sound));
    const commands = [...stdout.matchAll(/^ {2}([a-z-]+) (?=.*\[options\])/gm)].map(([, name = '']) => name);
    expect({ code, commands }).toEqual({
      code: 0,
      commands: [
        'build',
        'check',
        'explain',
        'dev',
        'gallery',
        'preview',
        'test-leads',
        'routes',
        'claims',
        'diff',
        'types',
        'schema',
        'new',
        'rename',
        'remove',
        'init',
      ],
    });
    for (const name of commands)
      expect(await helpOf(name)).toMatch(new RegExp(`\\nExamples:\\n {2}frontage ${name}\\b`));
  });
});

it('ends without a word when nobody reads on', async () => {
  const site = tempSite('own-block');
  const ended = run('bash', ['-c', '"$0" "$1" dev --port 0 | head -c 1', process.execPath, bin], at(site));
  // Each change is one more thing to tell.
  const changes = setInterval(() => site.edit('pages.config.ts', 'export default', '\nexport default'), 500);
  const { stdout, stderr } = await ended;
  clearInterval(changes);
  site.drop();
  expect(stdout).toHaveLength(1);
  expect(stderr).not.toContain('EPIPE');
});

it.each(['dev', 'gallery', 'preview'])(
  '%s is reached from this machine only, unless it is told otherwise',
  async (name) => {
    expect((await helpOf(name)).replace(/\s+/g, ' ')).toContain('address to listen on (default: "127.0.0.1")');
  },
);

/** The help of one command, without a process for each. */
async function helpOf(name: string): Promise<string> {
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  await main(['node', 'frontage', name, '--help']);
  written.mockRestore();
  return lines.join('');
}

describe('a command line that is wrong', () => {
  it.each([
    ['an unknown command', ['biuld'], /unknown command 'biuld'[\s\S]*Did you mean build\?/],
    ['an unknown option', ['build', '--fast'], /unknown option '--fast'/],
    ['a port that is none', ['preview', '--port', 'abc'], /'abc' is invalid. Use a number from 0 to 65535/],
    ['an unknown format', ['check', '--format', 'xml'], /no format "xml"[\s\S]*pretty, json, github/],
    ['an output that is not there', ['check', '--output', 'none'], /no built site in none[\s\S]*frontage build/],
    ['a word too many', ['check', 'home'], /too many arguments/],
    [
      'an origin that is none',
      ['check', '--origin', 'example.com'],
      /"example.com" is not a URL[\s\S]*"https:\/\/example.com"/,
    ],
  ])('%s: exit 2, with what is wrong on standard error', async (_, args, words) => {
    const { code, stdout, stderr } = await frontage(args, at(sound));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
  });
});

describe('a sound site', () => {
  let built: Run;
  beforeAll(async () => {
    built = await frontage(['build'], at(sound));
  });

  it('is built, and the table says what each page weighs', () => {
    expect(built).toMatchObject({ code: 0, stderr: '' });
    expect(built.stdout).toMatch(/^\/ +\d,\d{3} B +\d,\d{3} B$/m);
    expect(built.stdout).toMatch(/2 pages \(2 rendered\) to dist in [\d.]+ m?s/);
    expect(existsSync(join(sound.root, 'dist/index.html'))).toBe(true);
  });

  it('is checked with what was built of it: a form of its own block has no button', async () => {
    const { code, stdout, stderr } = await frontage(['check', '--output'], at(sound));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^error html-invalid dist\/index\.html:\d+:\d+\n<form> element must have a submit button \(wcag\/h32\)\n/,
    );
    expect(stderr).toMatch(/The page is defined at pages\.config\.ts:\d+:\d+\.\n\n1 error in 1 file/);
  });

  it('is built without progress or styles where no terminal is', () => {
    expect(built.stdout).not.toContain(styled);
    expect(built.stdout).not.toContain('Reading the config');
  });

  it('says nothing at all when it is to be quiet', async () => {
    for (const command of ['build', 'check', 'routes', 'claims', 'types'])
      expect([command, await frontage([command, '--quiet'], at(sound))]).toEqual([
        command,
        { code: 0, stdout: '', stderr: '' },
      ]);
  });

  it('is reported as JSON, whatever its config prints', async () => {
    const config = join(sound.root, 'loud.config.ts');
    const words = readFileSync(join(sound.root, 'pages.config.ts'), 'utf8');
    writeFileSync(config, `${words}\nconsole.log('{ not: json');\nprocess.stdout.write('nor this');\n`);
    for (const command of ['build', 'check', 'routes']) {
      const { code, stdout, stderr } = await frontage([command, '--json', '--config', 'loud.config.ts'], at(sound));
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

  it('is built for a preview elsewhere, unseen by search engines', async () => {
    const env = { FRONTAGE_ORIGIN: 'https://preview.example.com/17' };
    expect(await frontage(['build', '--quiet', '--out', 'preview'], at(sound, env))).toMatchObject({ code: 0 });
    const read = (file: string) => readFileSync(join(sound.root, 'preview', file), 'utf8');
    expect(read('index.html')).toContain('<link rel="canonical" href="https://preview.example.com/17/">');
    expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('_headers')).toMatch(/^\/17\/\*\n[\s\S]*\n {2}X-Robots-Tag: noindex\n/);
    expect(read('sitemap.xml')).not.toContain('<loc>');
  });

  it('is the site itself where it is built for its own address, as hosts may say it', async () => {
    const read = (name: string) => readFileSync(join(sound.root, 'dist', name), 'utf8');
    await frontage(['build', '--quiet'], at(sound));
    const built = ['index.html', '_headers', 'sitemap.xml'].map(read);
    const own = /^\s*origin: '(.*)'/m.exec(readFileSync(join(sound.root, 'pages.config.ts'), 'utf8'))?.[1];
    expect(await frontage(['build', '--quiet', '--origin', `${own}/`], at(sound))).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(['index.html', '_headers', 'sitemap.xml'].map(read)).toEqual(built);
    expect(built.join()).not.toContain('noindex');
  });

  it('is listed route by route', async () => {
    const { stdout } = await frontage(['routes', '--json'], at(sound));
    expect(JSON.parse(stdout)).toMatchObject([
      {
        path: '/',
        file: 'index.html',
        noindex: false,
        sections: [{ name: 'intro', block: 'pageIntro' }, { name: 'price' }],
      },
      { path: '/404', file: '404.html', noindex: true },
    ]);
    const listed = (await frontage(['routes'], at(sound))).stdout;
    expect(listed).toContain('intro:pageIntro price:hirePrice');
    expect(listed).toMatch(
      /^route +kind +layout +HTML\+CSS +title +sections\n[\s\S]*\n\nHTML\+CSS is brotli at quality 5, .*\n$/,
    );
  });
});

describe('a site with faults', () => {
  const stamp = () => statSync(join(faulty.root, 'dist/index.html')).mtimeMs;
  let before: { files: ReadonlyMap<string, Buffer>; stamp: number };
  beforeAll(async () => {
    expect((await frontage(['build', '-q'], at(faulty))).code).toBe(0);
    before = { files: filesIn(faulty.options.out), stamp: stamp() };
    faulty.edit('templates/copy/hire.ts', "block: 'pageIntro'", "block: 'pageIntor'");
  });

  it('is not built: exit 1, the faults on standard error, and the output as it was', async () => {
    const { code, stdout, stderr } = await frontage(['build'], at(faulty));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`error unknown-block templates/copy/hire.ts:4:10
There is no block "pageIntor".
`);
    expect(stderr).toMatch(/^> 4 \| {3}block: 'pageIntor',$/m);
    expect(stderr).toContain('Did you mean "pageIntro"?');
    expect(stderr).toMatch(/2 errors in 1 file\n$/);
    expect(stderr).not.toContain(styled);
    expect(filesIn(faulty.options.out)).toEqual(before.files);
    expect(stamp()).toBe(before.stamp);
  });

  it('is told once where to learn more, by a check', async () => {
    const { stderr } = await frontage(['check'], at(faulty));
    expect(stderr).toMatch(/2 errors in 1 file\nWhy it matters and what to do: frontage explain unknown-block\n$/);
    expect(stderr.match(/frontage explain/g)).toHaveLength(1);
    expect((await frontage(['check', '--quiet'], at(faulty))).stderr).toMatch(/2 errors in 1 file\n$/);
  });

  it('is reported as JSON on standard output alone', async () => {
    const build = await frontage(['build', '--json'], at(faulty));
    expect({ code: build.code, stderr: build.stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(build.stdout)).toMatchObject({ ok: false, result: null, issues: { errors: 2, warnings: 0 } });

    const check = await frontage(['check', '--format', 'json'], at(faulty));
    expect({ code: check.code, stderr: check.stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(check.stdout)).toMatchObject({
      errors: 2,
      issues: [
        { code: 'unknown-block', severity: 'error', file: 'templates/copy/hire.ts', line: 4, column: 10 },
        { code: 'unknown-block', path: ['notFound', 'sections', 'adrift', 'block'] },
      ],
    });
    expect((await frontage(['check', '--json'], at(faulty))).stdout).toBe(check.stdout);
    expect(await frontage(['routes', '--json'], at(faulty))).toEqual({ ...check, stdout: check.stdout });
  });

  it('is reported as annotations of GitHub', async () => {
    const { code, stdout, stderr } = await frontage(['check', '--format', 'github'], at(faulty));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(
      '::error file=templates/copy/hire.ts,line=4,col=10,title=unknown-block::There is no block "pageIntor".%0ADid you mean "pageIntro"?',
    );
  });

  it('is told where it threw, from whichever folder the command is run', async () => {
    const copy = join(faulty.root, 'templates/copy/hire.ts');
    const words = readFileSync(copy, 'utf8');
    writeFileSync(copy, `${words}\nthrow new Error('the tide is out');\n`);
    const place = new RegExp(`^error config-threw .*hire\\.ts:${words.split('\n').length + 1}:7$`, 'm');
    for (const cwd of [faulty.root, join(faulty.root, 'templates/copy')]) {
      const args = ['check', '--config', join(faulty.root, 'pages.config.ts')];
      expect((await frontage(args, { cwd })).stderr).toMatch(place);
    }
    writeFileSync(copy, words);
  });

  // `script` gives a command a terminal of its own; it belongs to every Debian.
  it.skipIf(!existsSync('/usr/bin/script'))(
    'is shown in colours on a terminal, and without where NO_COLOR says so',
    async () => {
      const onTerminal = (env: Record<string, string>) =>
        run(
          '/usr/bin/script',
          ['-qec', `"${process.execPath}" "${bin}" check`, '/dev/null'],
          at(faulty, { TERM: 'xterm', ...env }),
        );
      const red = `${styled}31m`;
      expect((await onTerminal({})).stdout).toContain(red);
      const plain = await onTerminal({ NO_COLOR: '1' });
      expect(plain).toMatchObject({ code: 1 });
      expect(plain.stdout).toContain('unknown-block');
      expect(plain.stdout).not.toContain(styled);
    },
  );
});

describe('a folder that frontage did not make', () => {
  it('is refused and left as it is', async () => {
    const letters = join(sound.root, 'letters');
    mkdirSync(letters);
    writeFileSync(join(letters, 'to-ada.txt'), 'Dear Ada');
    const { code, stdout, stderr } = await frontage(['build', '--out', 'letters'], at(sound));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/out-foreign[\s\S]*holds files Frontage did not make, such as "to-ada.txt"/);
    expect([...filesIn(letters)].map(([file, bytes]) => [file, bytes.toString()])).toEqual([
      ['to-ada.txt', 'Dear Ada'],
    ]);
  });

  it('is refused as JSON where a program asked', async () => {
    const { code, stdout, stderr } = await frontage(['build', '--json', '--out', 'templates'], at(sound));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      result: null,
      issues: { errors: 1, issues: [{ code: 'out-foreign', severity: 'error' }] },
    });
  });

  it('is refused when it is the site itself', async () => {
    const { code, stderr } = await frontage(['build', '--out', '.'], at(sound));
    expect(code).toBe(1);
    expect(stderr).toContain("holds the site's own files");
    expect(existsSync(join(sound.root, 'pages.config.ts'))).toBe(true);
  });
});

describe('forms without an address to send to', () => {
  const forms = tempSite('forms');
  afterAll(forms.drop);

  it('are a warning while a site is being made, and an error for the public', async () => {
    const made = await frontage(['build'], at(forms));
    expect(made).toMatchObject({ code: 0 });
    expect(made.stderr).toMatch(
      /^warning form-nowhere pages\.config\.ts:\d+:\d+\n\d+ forms have nowhere to send leads/,
    );
    const before = filesIn(forms.options.out);

    const refused = await frontage(['build', '--production'], at(forms));
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^error form-nowhere/);
    expect(filesIn(forms.options.out)).toEqual(before);
  });

  it('are no longer one once each has a destination with an address', async () => {
    forms.edit(
      'templates/copy/forms.ts',
      "headline: 'A form that leads nowhere', destinations: ['pipe']",
      "headline: 'A form'",
    );
    const env = { PUBLIC_HOOK: 'https://hooks.example.com/in' };
    expect(await frontage(['build', '-q', '--production'], at(forms, env))).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
});

describe('a folder without a config', () => {
  it.each(['dev', 'gallery'])('is not served by %s, and nothing is written to it', async (command) => {
    const root = mkdtempSync(join(tmpdir(), 'frontage-empty-'));
    const { code, stdout, stderr } = await frontage([command, '--port', '0'], { cwd: root });
    const left = readdirSync(root);
    rmSync(root, { recursive: true });
    expect({ code, stdout, left }).toEqual({ code: 1, stdout: '', left: [] });
    expect(stderr).toMatch(/^error config-missing pages\.config\.ts:1:1\n/);
  });
});

describe('a file where frontage remembers things', () => {
  it.each(['build', 'check', 'dev', 'gallery', 'routes', 'types'])(
    'is a fault of %s with a way out',
    async (command) => {
      const site = tempSite('own-block');
      site.write('.frontage', 'This folder is generated by Frontage and replaced by each build.\n');
      const { code, stdout, stderr } = await frontage([command], at(site));
      site.drop();
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^error cache-unusable \.frontage:1:1\n.*a file of that name stands there/);
      expect(stderr).toContain('this folder is an output');
    },
  );
});

describe('a fault of ours', () => {
  it('is exit 70 with a stack, and the output stays as it was', async () => {
    const before = filesIn(sound.options.out);
    sound.edit('templates/copy/hire.ts', 'a word about the tide', 'a word on the tide');
    const broken = join(sound.root, 'broken-node.mjs');
    // Nothing a person can write breaks the engine on purpose, so its weighing is made to fail under it.
    writeFileSync(
      broken,
      `import zlib from 'node:zlib';
import { syncBuiltinESMExports } from 'node:module';
zlib.brotliCompressSync = () => { throw new TypeError('broken on purpose'); };
syncBuiltinESMExports();
`,
    );
    const env = { NODE_OPTIONS: `--import=${pathToFileURL(broken).href}` };
    const { code, stdout, stderr } = await frontage(['build'], at(sound, env));
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
    expect(stderr).toMatch(/Frontage has a bug[\s\S]*TypeError: broken on purpose[\s\S]*at weigh/);
    expect(filesIn(sound.options.out)).toEqual(before);
  });
});
