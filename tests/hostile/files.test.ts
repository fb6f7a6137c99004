import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatIssues } from '../../cli/report/text.ts';
import { buildInMemory } from '../../renderer/build/index.ts';
import { type TempSite, tempSite } from '../temp-site.ts';

/** The content of all files that a site must not publish or print. */
const secret = 'SECRET-7c1f';

const outside = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-outside-')));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const outsideFiles: Readonly<Record<string, string | Buffer>> = {
  'passwd.txt': `root:${secret}`,
  'photo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${secret}</title></svg>`,
  'font.woff2': `wOF2OTTO ${secret}`,
  'rows.json': `[{ "slug": "${secret}" `,
  'rows.csv': `slug\n"${secret}`,
  'copy.ts': `export const text = '${secret}';`,
  'sheet.css': `.x { --text: "${secret}"`,
  'document.hbs': `{{{head}}} {{{${secret}`,
};
for (const [name, content] of Object.entries(outsideFiles)) put(join(outside, name), content);
put(join(outside, 'block/index.ts'), `export const secret = '${secret}';`);

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function link(site: TempSite, file: string, to: string): void {
  mkdirSync(dirname(join(site.root, file)), { recursive: true });
  rmSync(join(site.root, file), { force: true, recursive: true });
  symlinkSync(join(outside, to), join(site.root, file));
}

/** Returns the path from a folder of the site to a file outside of the site. */
function out(site: TempSite, folder: string, name: string): string {
  const up = join(site.root, folder)
    .split('/')
    .slice(1)
    .map(() => '..');
  return [...up, ...join(outside, name).split('/').slice(1)].join('/');
}

/** Builds a site, and returns its diagnostics and everything that it would publish. */
async function buildOf(site: TempSite): Promise<{ readonly codes: readonly string[]; readonly all: string }> {
  const { issues, files } = await buildInMemory(site.options);
  const printed = formatIssues(issues, { color: false, cwd: site.root });
  const published = [...files].map(([path, content]) => `${path}\n${Buffer.from(content).toString('latin1')}`);
  return { codes: issues.map(({ code }) => code), all: [printed, ...published].join('\n') };
}

const theme = (site: TempSite, css: string) =>
  site.write('templates/theme.css', css + readFileSync(join(site.root, 'templates/theme.css'), 'utf8'));
const fontFace = (url: string) => `@font-face { font-family: x; src: url("${url}") }\n`;
const sheet = 'templates/blocks/hire-price/style.css';

/** References to files outside of the site. */
const references: readonly (readonly [string, (site: TempSite) => void])[] = [
  ['a font of the theme', (site) => theme(site, fontFace(out(site, 'templates', 'font.woff2')))],
  ['a text as a font', (site) => theme(site, fontFace(out(site, 'templates', 'passwd.txt')))],
  ['an escaped path', (site) => theme(site, fontFace(out(site, 'templates', 'font.woff2').replaceAll('..', '%2e%2e')))],
  [
    'an escape of CSS',
    (site) => theme(site, fontFace(out(site, 'templates', 'font.woff2').replaceAll('..', '\\2e .'))),
  ],
  [
    'a picture of a token',
    (site) => theme(site, `.x { mask: image-set("${out(site, 'templates', 'photo.svg')}" 1x) }\n`),
  ],
  [
    'a picture of a block',
    (site) =>
      site.edit(
        sheet,
        '.hire-price {',
        `.y { background: url(${out(site, dirname(sheet), 'photo.svg')}) }\n.hire-price {`,
      ),
  ],
  [
    'a link to a font',
    (site) => {
      link(site, 'templates/x.woff2', 'font.woff2');
      theme(site, fontFace('x.woff2'));
    },
  ],
  [
    'a link to a folder of fonts',
    (site) => {
      link(site, 'templates/x', '.');
      theme(site, fontFace('x/font.woff2'));
    },
  ],
  ['a link to a picture', (site) => link(site, 'templates/images/tern.svg', 'photo.svg')],
  ['a link to the theme', (site) => link(site, 'templates/theme.css', 'sheet.css')],
  ['a link to the document', (site) => link(site, 'templates/document.hbs', 'document.hbs')],
  ['a link to the sheet of a block', (site) => link(site, sheet, 'sheet.css')],
  ['a link to the island of a block', (site) => link(site, 'templates/blocks/hire-price/island.tsx', 'copy.ts')],
  ['copy that is imported', (site) => importFile(site, out(site, '.', 'copy.ts'))],
  ['copy that is imported by its absolute path', (site) => importFile(site, join(outside, 'copy.ts'))],
  [
    'a link to copy',
    (site) => {
      link(site, 'templates/copy/secret.ts', 'copy.ts');
      importFile(site, 'templates/copy/secret.ts');
    },
  ],
  ['JSON that is imported', (site) => importFile(site, out(site, '.', 'rows.json'), 'data')],
  ['a table in JSON', (site) => rows(site, `json('${out(site, '.', 'rows.json')}')`)],
  ['a table in CSV', (site) => rows(site, `csv('${out(site, '.', 'rows.csv')}')`)],
  [
    'a link to a table',
    (site) => {
      link(site, 'rows.csv', 'rows.csv');
      rows(site, "csv('rows.csv')");
    },
  ],
  [
    'a font of cards',
    (site) =>
      site.edit(
        'pages.config.ts',
        'routes: [',
        `cards: { fonts: ['${out(site, 'templates/fonts', 'font.woff2')}'] },\n  routes: [`,
      ),
  ],
];

function importFile(site: TempSite, path: string, name = '{ text }'): void {
  const specifier = path.startsWith('/') ? path : `./${path}`;
  const config = readFileSync(join(site.root, 'pages.config.ts'), 'utf8');
  const use = name === 'data' ? 'JSON.stringify(data)' : 'text';
  const named = config.replace(/ {2}name: .*,\n/, `  name: ${use},\n`);
  site.write('pages.config.ts', `import ${name} from '${specifier}';\n${named}`);
}

function rows(site: TempSite, table: string): void {
  const template = `{ description: 'x', params: { row: { type: 'group', fields: { slug: { type: 'text', help: 'x', example: 'x' } } } }, meta: { title: '{{param.row.slug}}', description: 'x' }, sections: { intro: { block: 'pageIntro', headline: '{{param.row.slug}}' } } }`;
  const config = readFileSync(join(site.root, 'pages.config.ts'), 'utf8');
  const route = `{ kind: 'matrix', name: 'm', path: '/m/{{param.row.slug}}', template: ${template}, rows: { row: ${table} } },`;
  site.write(
    'pages.config.ts',
    `import { csv, json } from 'frontage';\n${config.replace('routes: [', `routes: [${route}`)}`,
  );
}

describe('a file from outside of the site', () => {
  it.each(references)('is an error, and nothing of it is printed or published: %s', async (_, refer) => {
    const site = tempSite('own-block');
    try {
      refer(site);
      const { codes, all } = await buildOf(site);
      expect(codes).toContain('file-outside');
      expect(all.includes(secret), all.slice(Math.max(0, all.indexOf(secret) - 200)).slice(0, 400)).toBe(false);
    } finally {
      site.drop();
    }
  });

  it('is a warning if no page shows it: images behind symbolic links', async () => {
    const site = tempSite('own-block');
    try {
      link(site, 'templates/images/secret.svg', 'photo.svg');
      link(site, 'templates/images/secret.png', 'passwd.txt');
      link(site, 'templates/images/more', '.');
      link(site, 'templates/blocks/secret', 'block');
      const { codes, all } = await buildOf(site);
      expect(codes).toEqual(['image-left-out', 'image-left-out', 'image-left-out']);
      expect(all).not.toContain(secret);
    } finally {
      site.drop();
    }
  });

  it('is allowed in packages that the site depends on', async () => {
    const site = tempSite('own-block');
    try {
      for (const name of ['glyphs', 'others']) {
        put(join(outside, `store/${name}/package.json`), JSON.stringify({ name }));
        put(join(outside, `store/${name}/x.svg`), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
        link(site, `node_modules/${name}`, `store/${name}`);
      }
      site.write('package.json', JSON.stringify({ dependencies: { glyphs: '1.0.0' } }));
      theme(site, '.x { background: url("../node_modules/glyphs/x.svg") }\n');
      expect((await buildOf(site)).codes).toEqual([]);
      theme(site, '.z { background: url("../node_modules/others/x.svg") }\n');
      expect((await buildOf(site)).codes).toEqual(['file-outside']);
    } finally {
      site.drop();
    }
  });
});

describe('a file of the site', () => {
  it.each([
    ['a text', 'x.woff2', secret],
    ['a page with a drawing', 'x.svg', `<p>${secret}</p><svg viewBox="0 0 1 1"></svg>`],
    ['a script', 'x.png', `alert('${secret}')`],
  ])('that a style sheet names is refused if it is %s', async (_, name, content) => {
    const site = tempSite('own-block');
    try {
      site.write(`templates/${name}`, content);
      theme(site, fontFace(name));
      const { codes, all } = await buildOf(site);
      expect(codes).toEqual(['theme-invalid']);
      expect(all).not.toContain(secret);
    } finally {
      site.drop();
    }
  });

  it('that a style sheet names is published with what it draws alone, or is an error', async () => {
    const site = tempSite('own-block');
    const drawing = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${secret} -->${inside}<path d="M0 0h9v9z"/></svg>`;
    try {
      theme(site, '.x { background: url("x.svg") }\n');
      site.write('templates/x.svg', drawing(''));
      const { codes, all } = await buildOf(site);
      expect(codes).toEqual([]);
      expect(all).toContain('<path d="M0 0h9v9z"/></svg>');
      expect(all).not.toContain(secret);
      site.write('templates/x.svg', drawing('<script>alert(1)</script>'));
      expect((await buildOf(site)).codes).toEqual(['image-unsafe']);
    } finally {
      site.drop();
    }
  });
});
