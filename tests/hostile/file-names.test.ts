import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInMemory, type Drawings } from '../../renderer/build/index.ts';
import { cspHash } from '../../renderer/build/lib/hash.ts';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { inlineOf, tagsOf } from '../markup.ts';
import { tempSite } from '../temp-site.ts';

const names = [
  'my photo #1 (50%) & co?.png',
  `it's "new" <b>.png`,
  '写真 🍞.png',
  'caf\u00e9.png',
  '100%25.png',
  '+@;=,.png',
];

/** The name as macOS stores it, with combining marks. */
const stored = (name: string) => name.normalize('NFD');

describe('files with unusual names', () => {
  const site = tempSite('own-block');
  let files: ReadonlyMap<string, string | Uint8Array>;
  let drawings: Drawings;
  afterAll(site.drop);

  beforeAll(async () => {
    for (const [index, name] of names.entries()) {
      const photo = sharp({ create: { width: 40 + index, height: 20, channels: 3, background: '#a33' } });
      const png = await photo.withMetadata({ orientation: 6 }).png().toBuffer();
      for (const folder of ['templates/images', 'templates']) writeFileSync(join(site.root, folder, stored(name)), png);
    }
    for (const stray of [
      '._a.png',
      '.DS_Store',
      'Thumbs.db',
      'desktop.ini',
      '~$a.png',
      '.#a.png',
      'a.png~',
      '.a.png.swp',
    ])
      writeFileSync(join(site.root, 'templates/images', stray), 'stray');
    const pages = names.map((name, index) => ({
      path: `/page-${index}`,
      meta: { title: `Page ${index}`, description: 'A page.', image: name },
      sections: { intro: { block: 'pageIntro', headline: 'Page' } },
    }));
    site.edit('pages.config.ts', 'routes: [', `rules: { 'page-orphan': 'off' }, routes: [...${JSON.stringify(pages)},`);
    const theme = join(site.root, 'templates/theme.css');
    const urls = names.map((name, index) => {
      const address = index % 2 === 0 ? encodeURIComponent(name) : name.replace(/["\\]/g, '\\$&');
      return `.name-${index} { background: url("${address}") }`;
    });
    writeFileSync(theme, `${readFileSync(theme, 'utf8')}\n${urls.join('\n')}`);
    const built = await buildInMemory(site.options);
    expect(built.issues.filter(({ code }) => !code.startsWith('meta-'))).toEqual([]);
    files = built.files;
    drawings = built.drawings;
  }, 120_000);

  it.each(names.map((name, index) => [name, index] as const))('have the path that every URL names: %s', (_, index) => {
    const html = String(files.get(`page-${index}.html`));
    const meta = (property: string) =>
      tagsOf(html).find(({ attributes }) => attributes.property === property)?.attributes.content ?? '';
    const path = new URL(meta('og:image')).pathname;
    expect(drawings.has(path.slice(1))).toBe(true);
    expect(decodeURI(path)).toBe(path);
    // The orientation is applied.
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['20', String(40 + index)]);
    const css = inlineOf(html, 'style')
      .map(({ content }) => content)
      .join('');
    const [, address = ''] = new RegExp(`\\.name-${index}\\{background:url\\("?([^")]*)`).exec(css) ?? [];
    expect(files.has(address.slice(1))).toBe(true);
  });

  it('become paths that need no escaping in URLs', () => {
    for (const path of files.keys()) expect(encodeURI(path)).toBe(path);
  });
});

describe('a style sheet that could end its element', () => {
  it('does not end it, and its hash is in the policy', async () => {
    const site = tempSite('own-block');
    try {
      const theme = join(site.root, 'templates/theme.css');
      const hostile = [
        '.a { background: url("data:image/svg+xml,<svg xmlns=\'x\'></style><script>alert(1)</script>\\"</svg>") }',
        '.b::before { content: "\\3c/style\\3e <!-- \\3cscript\\3e" }',
        ':root { --c: "</STYLE >"; --d: </style>; }',
        '.\\3c\\/style\\3e { color: red }',
      ];
      writeFileSync(theme, `${readFileSync(theme, 'utf8')}\r\n${hostile.join('\r\n')}`);
      site.edit('templates/blocks/hire-price/style.css', '.hire-price {', `${hostile[0]}\n.hire-price {`);
      const { files, issues } = await buildInMemory(site.options);
      expect(issues).toEqual([]);
      for (const [path, html] of files) {
        if (!path.endsWith('.html')) continue;
        expect(String(html).toLowerCase().split('</style').length).toBe(String(html).split('<style>').length);
        const scripts = readMarkup(String(html)).tags.filter(({ name }) => name === 'script');
        expect(scripts.some(({ content }) => content?.includes('alert(1)'))).toBe(false);
      }
    } finally {
      site.drop();
    }
  });
});

describe('inline code of a document template', () => {
  it('is in the policy of every page by its hash', async () => {
    const site = tempSite('own-block');
    try {
      const code = "document.documentElement.dataset.own = '';\r\n";
      site.edit('templates/document.hbs', '</head>', `<script>${code}</script><style>.own{color:red}</style></head>`);
      const { files, issues } = await buildInMemory(site.options);
      expect(issues.map(({ code }) => code)).toEqual(['document-code', 'document-code']);
      const policy = /Content-Security-Policy: (.*)/.exec(String(files.get('_headers')))?.[1] ?? '';
      expect(policy).toMatch(/script-src [^;]*/);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toContain(cspHash(code.replaceAll('\r\n', '\n')));
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).toContain(cspHash('.own{color:red}'));
      expect(policy).not.toContain('unsafe');
    } finally {
      site.drop();
    }
  });
});
