import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatClaims } from '../cli/report/claims.ts';
import { formatIssues } from '../cli/report/text.ts';
import { claims } from '../renderer/build/commands/claims.ts';
import { build, check } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { copyFixture } from './temp-site.ts';

/**
 * The code blocks of a chapter in `docs/` that name their file (```ts templates/pages/repair.ts) form one site, which must
 * build. Chapters without such code are skipped.
 */
const repository = resolve(import.meta.dirname, '..');
const docs = join(repository, 'docs');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-docs-')));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const chapters = readdirSync(docs)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, examples(readFileSync(join(docs, name), 'utf8'))] as const)
  .filter(([, files]) => files.has('pages.config.ts'));

describe('the site in the examples of', () => {
  it.each(chapters)('docs/%s builds', async (name, files) => {
    const root = join(work, name);
    copyFixture('trades', root);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { issues, pages } = await build({
      files: diskFiles,
      config: join(root, 'pages.config.ts'),
      cacheDir: join(root, '.frontage'),
      out: join(root, 'dist'),
      year: 2026,
    });
    expect(issues).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  });

  it('publishing.md produces the output in the chapter', () => {
    const read = (file: string) => readFileSync(join(work, 'publishing.md/dist', file), 'utf8');
    expect(read('index.html')).toMatch(/<html lang="en-GB"[\s\S]*A wheel costs €1,250</);
    expect(read('kaese.html')).toMatch(/<html lang="de-DE"[\s\S]*Ein Laib kostet 1\.250\s€</);
    expect(read('kaese.html')).toContain('"inLanguage":"de-DE"');
    expect(read('kaese.html')).toContain('content="de_DE"');
    expect(read('_redirects').trimEnd().split('\n')).toEqual([
      '/cheese / 301',
      '/cheese/ / 301',
      '/k%C3%A4se /kaese 301',
      '/k%C3%A4se/ /kaese 301',
      '/stall https://market.example/harbour-dairy 302',
      '/stall/ https://market.example/harbour-dairy 302',
      '/wheels.html / 301',
      '/laden/index.html /kaese 301',
    ]);
    expect(read('nginx.conf')).toContain(
      'location = "/käse" { absolute_redirect off; return 301 "/kaese$is_args$args"; }',
    );
    expect(JSON.parse(read('vercel.json')).redirects.map(({ source }: { source: string }) => source)).toEqual([
      '/cheese',
      '/k%C3%A4se',
      '/stall',
      '/wheels',
      '/laden',
    ]);
  });

  it('checking.md gets the report in the chapter', async () => {
    const root = join(work, 'checking.md');
    const on = async (today: string) => {
      const config = join(root, 'pages.config.ts');
      const { issues } = await check({
        files: diskFiles,
        config,
        cacheDir: join(root, '.frontage'),
        year: 2026,
        today,
      });
      return formatIssues(issues, { color: false, cwd: root });
    };
    expect(await on('2027-03-31')).toBe('');
    expect(`${await on('2027-04-01')}\n`).toBe(printed('checking.md').join(''));
  });

  it('claims.md prints the list in the chapter', async () => {
    const root = join(work, 'claims.md');
    const options = {
      files: diskFiles,
      config: join(root, 'pages.config.ts'),
      cacheDir: join(root, '.frontage'),
      year: 2026,
    };
    const plan = (await claims(options)).claims?.filter(({ name }) => name === 'plan') ?? [];
    const output = `$ frontage claims --fact plan\n${formatClaims(plan, { color: false, cwd: root })}\n`;
    expect(printed('claims.md')).toEqual([output]);
  });

  it('many-pages.md produces the output in the chapter', () => {
    const page = (path: string) => readFileSync(join(work, 'many-pages.md/dist', `${path}.html`), 'utf8');
    expect(page('index').match(/<a href="\/[a-z]+\/(deal|hythe)">/g)).toHaveLength(6);
    expect(page('index')).toContain('>Chairs, cane ones too in Hythe</a>');
    expect(page('clocks/deal')).toContain('We collect in Deal on Mondays.');
    expect(page('clocks/hythe')).toContain('Bring it to the workshop, or send it.');
    const [box, gift] = [page('music-boxes'), page('music-boxes-gift')];
    expect(box).toContain('The warranty is 12 months.');
    expect(gift).toContain('The warranty is 24 months.');
    expect(gift).not.toContain('Bring it to the workshop');
    expect(gift.indexOf('Sent back in paper')).toBeGreaterThan(gift.indexOf('Her music box'));
    expect(gift.indexOf('What people ask')).toBeGreaterThan(gift.indexOf('Ask before you throw'));
    expect(box.indexOf('What people ask')).toBeLessThan(box.indexOf('Ask before you throw'));
  });
});

const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(docs).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

describe('the guides', () => {
  it('name existing pictures', () => {
    const named = guides.flatMap((guide) =>
      [...textOf(guide).matchAll(/<img[^>]*\ssrc="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, html, markdown]) =>
        join(dirname(guide), html ?? markdown ?? ''),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it.each(guides)('%s links to existing files and headings', (guide) => {
    const links = [
      ...textOf(guide)
        .replaceAll(code, '')
        .matchAll(/\]\((?!https?:|\/)([^)#\s]*)(#[^)\s]+)?\)/g),
    ];
    const broken = links.filter(([, path = '', anchor]) => {
      const file = path === '' ? guide : join(dirname(guide), path);
      if (!existsSync(join(repository, file))) return true;
      return anchor !== undefined && !anchorsOf(textOf(file)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

describe('the guides for people who change the engine', () => {
  it('keep ARCHITECTURE.md at 150 lines', () => {
    expect(textOf('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it.each([
    ['ARCHITECTURE.md', 'renderer/build'],
    ['CONTRIBUTING.md', '.'],
    ['docs/internals.md', 'renderer/client'],
  ])('%s names existing files', (guide, folder) => {
    // In the others, a name without a folder is that of a file in any block or cache.
    const named = pathsIn(textOf(guide)).filter((path) => folder !== '.' || path.includes('/'));
    expect(named.length).toBeGreaterThan(5);
    const exists = (path: string) => [folder, '.'].some((base) => existsSync(join(repository, base, path)));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});

/** Code of a page, in which a link is an example. */
const code = /^ *```[\s\S]*?^ *```$|`[^`\n]+`/gm;

/** Returns the anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): string[] {
  const headings = text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}

/** Names with a slash that are no paths of the repository. */
const otherNames = ['dist/', 'frontage/block', 'preact/compat'];

/** Returns the paths in code spans, links and diagrams of a text. */
function pathsIn(text: string): string[] {
  const fenced = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code).join('');
  const spans = [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`|\]\(([^)#]+)\)/g)];
  const names = [...spans.map(([, code, link]) => code ?? link ?? ''), ...fenced.split(/\s+/)];
  const isPath = (name: string) => /^[\w-][\w.-]*\/[\w./-]*$|^[\w-]+(\.[\w-]+)*\.tsx?$/.test(name);
  return names.filter((name) => isPath(name) && !otherNames.includes(name));
}

function textOf(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}

/** Returns the printed output that a chapter shows. */
function printed(chapter: string): string[] {
  const shown = readFileSync(join(docs, chapter), 'utf8').matchAll(/^```text\n([\s\S]*?)^```$/gm);
  return [...shown].map(([, text = '']) => text);
}

/** Returns the files of a chapter by path. */
function examples(text: string): Map<string, string> {
  const blocks = text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, file = '', code = '']) => [file, code]));
}
