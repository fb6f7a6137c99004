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
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, frontage, run } from './command.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, tempSite } from './temp-site.ts';

const valid = tempSite('own-block');
const broken = tempSite('own-block');
afterAll(() => {
  valid.drop();
  broken.drop();
});

const at = (site: typeof valid, env: Record<string, string> = {}) => ({ cwd: site.root, env });
const styled = '\u001b[';

describe('a site with errors', () => {
  const stamp = () => statSync(join(broken.root, 'dist/index.html')).mtimeMs;
  let before: { files: ReadonlyMap<string, Buffer>; stamp: number };
  beforeAll(async () => {
    expect((await frontageInProcess(['build', '-q'], at(broken))).code).toBe(0);
    before = { files: filesIn(broken.options.out), stamp: stamp() };
    broken.edit('templates/copy/hire.ts', "block: 'pageIntro'", "block: 'pageIntor'");
  });

  it('is not built: exit 1, errors on standard error, and the output unchanged', async () => {
    const { code, stdout, stderr } = await frontageInProcess(['build'], at(broken));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`error unknown-block templates/copy/hire.ts:4:10
There is no block "pageIntor".
`);
    expect(stderr).toMatch(/^> 4 \| {3}block: 'pageIntor',$/m);
    expect(stderr).toContain('Did you mean "pageIntro"?');
    expect(stderr).toMatch(/2 errors in 1 file\n$/);
    expect(stderr).not.toContain(styled);
    expect(filesIn(broken.options.out)).toEqual(before.files);
    expect(stamp()).toBe(before.stamp);
  });

  it('gets one hint about where to learn more, from a check', async () => {
    const { stderr } = await frontageInProcess(['check'], at(broken));
    expect(stderr).toMatch(/2 errors in 1 file\nWhy it matters and what to do: npx frontage explain unknown-block\n$/);
    expect(stderr.match(/frontage explain/g)).toHaveLength(1);
    expect((await frontageInProcess(['check', '--quiet'], at(broken))).stderr).toMatch(/2 errors in 1 file\n$/);
  });

  it('is reported as JSON on standard output alone', async () => {
    const build = await frontageInProcess(['build', '--json'], at(broken));
    expect({ code: build.code, stderr: build.stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(build.stdout)).toMatchObject({ ok: false, result: null, issues: { errors: 2, warnings: 0 } });

    const check = await frontageInProcess(['check', '--format', 'json'], at(broken));
    expect({ code: check.code, stderr: check.stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(check.stdout)).toMatchObject({
      errors: 2,
      issues: [
        { code: 'unknown-block', severity: 'error', file: 'templates/copy/hire.ts', line: 4, column: 10 },
        { code: 'unknown-block', path: ['notFound', 'sections', 'adrift', 'block'] },
      ],
    });
    expect((await frontageInProcess(['check', '--json'], at(broken))).stdout).toBe(check.stdout);
    expect(await frontageInProcess(['routes', '--json'], at(broken))).toEqual({ ...check, stdout: check.stdout });
  });

  it('is reported as GitHub annotations', async () => {
    const { code, stdout, stderr } = await frontageInProcess(['check', '--format', 'github'], at(broken));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(
      '::error file=templates/copy/hire.ts,line=4,col=10,title=unknown-block::There is no block "pageIntor".%0ADid you mean "pageIntro"?',
    );
  });

  it('gets the location of a thrown error, from any working directory', async () => {
    const copy = join(broken.root, 'templates/copy/hire.ts');
    const content = readFileSync(copy, 'utf8');
    writeFileSync(copy, `${content}\nthrow new Error('the tide is out');\n`);
    const location = new RegExp(`^error config-threw .*hire\\.ts:${content.split('\n').length + 1}:7$`, 'm');
    for (const cwd of [broken.root, join(broken.root, 'templates/copy')]) {
      const args = ['check', '--config', join(broken.root, 'pages.config.ts')];
      expect((await frontageInProcess(args, { cwd })).stderr).toMatch(location);
    }
    writeFileSync(copy, content);
  });

  // `script` runs a command in a terminal; every Debian has it.
  it.skipIf(!existsSync('/usr/bin/script'))('is shown in colours on a terminal, unless NO_COLOR is set', async () => {
    const onTerminal = (env: Record<string, string>) =>
      run(
        '/usr/bin/script',
        ['-qec', `"${process.execPath}" "${bin}" check`, '/dev/null'],
        at(broken, { TERM: 'xterm', ...env }),
      );
    const red = `${styled}31m`;
    expect((await onTerminal({})).stdout).toContain(red);
    const plain = await onTerminal({ NO_COLOR: '1' });
    expect(plain).toMatchObject({ code: 1 });
    expect(plain.stdout).toContain('unknown-block');
    expect(plain.stdout).not.toContain(styled);
  });
});

describe('a folder that frontage did not create', () => {
  it('is rejected and left unchanged', async () => {
    const letters = join(valid.root, 'letters');
    mkdirSync(letters);
    writeFileSync(join(letters, 'to-ada.txt'), 'Dear Ada');
    const { code, stdout, stderr } = await frontageInProcess(['build', '--out', 'letters'], at(valid));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/out-foreign[\s\S]*contains files that Frontage did not make, such as "to-ada.txt"/);
    expect([...filesIn(letters)].map(([file, bytes]) => [file, bytes.toString()])).toEqual([
      ['to-ada.txt', 'Dear Ada'],
    ]);
  });

  it('is rejected as JSON with --json', async () => {
    const { code, stdout, stderr } = await frontageInProcess(['build', '--json', '--out', 'templates'], at(valid));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      result: null,
      issues: { errors: 1, issues: [{ code: 'out-foreign', severity: 'error' }] },
    });
  });

  it('is rejected if it is the site itself', async () => {
    const { code, stderr } = await frontageInProcess(['build', '--out', '.'], at(valid));
    expect(code).toBe(1);
    expect(stderr).toContain("contains the site's own files");
    expect(existsSync(join(valid.root, 'pages.config.ts'))).toBe(true);
  });
});

describe('a folder without a config', () => {
  it.each(['dev', 'gallery'])('is not served by %s, and stays empty', async (command) => {
    const root = mkdtempSync(join(tmpdir(), 'frontage-empty-'));
    const { code, stdout, stderr } = await frontageInProcess([command, '--port', '0'], { cwd: root });
    const left = readdirSync(root);
    rmSync(root, { recursive: true });
    expect({ code, stdout, left }).toEqual({ code: 1, stdout: '', left: [] });
    expect(stderr).toMatch(/^error config-missing pages\.config\.ts:1:1\n/);
  });
});

describe('a file in place of the cache folder', () => {
  it.each(['build', 'check', 'dev', 'gallery', 'routes', 'types'])('is an error of %s with a fix', async (command) => {
    const site = tempSite('own-block');
    site.write('.frontage', 'This folder is generated by Frontage and replaced by each build.\n');
    const { code, stdout, stderr } = await frontageInProcess([command], at(site));
    site.drop();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^error cache-unusable \.frontage:1:1\n.*a file of that name is there/);
    expect(stderr).toContain('this folder is an output');
  });
});

describe('an internal error', () => {
  it('exits with 70 and a stack, and leaves the output unchanged', async () => {
    expect((await frontageInProcess(['build', '-q'], at(valid))).code).toBe(0);
    const before = filesIn(valid.options.out);
    valid.edit('templates/copy/hire.ts', 'a word about the tide', 'a word on the tide');
    const failingNode = join(valid.root, 'broken-node.mjs');
    // No site can cause an internal error on purpose, so the test makes compression fail.
    writeFileSync(
      failingNode,
      `import zlib from 'node:zlib';
import { syncBuiltinESMExports } from 'node:module';
zlib.brotliCompressSync = () => { throw new TypeError('broken on purpose'); };
syncBuiltinESMExports();
`,
    );
    const env = { NODE_OPTIONS: `--import=${pathToFileURL(failingNode).href}` };
    const { code, stdout, stderr } = await frontage(['build'], at(valid, env));
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
    expect(stderr).toMatch(/Frontage has a bug[\s\S]*TypeError: broken on purpose[\s\S]*at heavyPages/);
    expect(filesIn(valid.options.out)).toEqual(before);
  });
});
