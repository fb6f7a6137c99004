import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../sdk/issue.ts';
import type { FontsInput } from '../../../site/fonts.ts';
import { diskFiles, type Files } from '../../lib/files.ts';
import { readSiteFonts } from './index.ts';

/** The fonts are development packages of this repository. */
const root = resolve(import.meta.dirname, '../../../..');

interface Options {
  readonly locales?: readonly string[];
  readonly theme?: string;
  readonly files?: Files;
}

function read(fonts: FontsInput, { locales = ['en-US'], theme = '', files = diskFiles }: Options = {}) {
  const diagnostics: Diagnostic[] = [];
  const site = readSiteFonts({ files, root, fonts, theme, locales, diagnostics });
  const rules = `${site.firstCss('', [])}\n${site.laterCss('')}`.replace(/-[\da-f]{10}\.woff2/g, '.woff2');
  return {
    site,
    css: rules,
    diagnostics,
    faces: [...rules.matchAll(/src:url\(\/assets\/(.*?)\.woff2\)/g)].map(([, name]) => name),
    told: diagnostics.map(
      ({ code, path, message, suggestion }) => `${code} ${path.join('.')}: ${message} ${suggestion}`,
    ),
    preloads: (locale: string) =>
      site.preloads(locale).map((path) => path.replace(/^assets\/|-[\da-f]{10}\.woff2$/g, '')),
  };
}

const figtree = { package: '@fontsource-variable/figtree' };
const gloock = { package: '@fontsource/gloock' };
const comfortaa = { package: '@fontsource-variable/comfortaa' };
const instrument = { package: '@fontsource-variable/instrument-sans' };
const mono = { package: '@fontsource-variable/geist-mono' };

describe('the letters of a headline', () => {
  it('are measured in the weight of headlines, in the font that they have', () => {
    const width = (fonts: FontsInput, weight: number) =>
      read(fonts, { theme: `:root{--weight-display:${weight}}` }).site.letterWidths('Osk');
    const light = width({ text: figtree }, 400);
    const heavy = width({ text: figtree }, 800);
    expect(Object.keys(light)).toEqual(['O', 's', 'k']);
    expect(heavy.k).toBeGreaterThan(light.k ?? 1);
    expect(width({ text: figtree, display: mono }, 400)).toEqual({ O: 0.6, s: 0.6, k: 0.6 });
  });

  it('are found in all alphabets of the site', () => {
    const cyrillic = { ...comfortaa, subsets: ['latin', 'cyrillic'] };
    const { site } = read({ text: cyrillic }, { locales: ['ru-RU'] });
    expect(Object.keys(site.letterWidths('Bж漢'))).toEqual(['B', 'ж']);
  });
});

describe('a font of a package', () => {
  it('has a file for each alphabet, and sets its token', () => {
    const { css, faces, told } = read({ text: figtree });
    expect(told).toEqual([]);
    expect(faces).toEqual(['figtree-latin-wght-normal', 'figtree-latin-ext-wght-normal']);
    expect(css).toContain('font-weight:300 900;font-display:swap;unicode-range:U+0000-00FF,');
    expect(css).toContain(':root{--font:"Figtree","Figtree Fallback",sans-serif}');
    expect(css).not.toContain('italic');
  });

  it('has italics on request, and no range if it has one alphabet', () => {
    const { css, faces } = read({ text: { ...figtree, italic: true, subsets: ['latin'] } });
    expect(faces).toEqual(['figtree-latin-wght-normal', 'figtree-latin-wght-italic']);
    expect(css).toContain('font-weight:300 900;font-style:italic;font-display:swap}');
  });

  it('has the smallest file with its axes', () => {
    const { css, faces } = read({ text: { ...instrument, axes: ['wght', 'wdth'], subsets: ['latin'] } });
    expect(faces).toEqual(['instrument-sans-latin-wdth-normal']);
    expect(css).toContain('font-weight:400 700;font-stretch:75% 100%;');
  });

  it('of several roles is declared once, and two sets of files of a family have two names', () => {
    const once = read({ text: figtree, display: figtree });
    expect(once.faces).toHaveLength(2);
    expect(once.css).toContain(
      ':root{--font:"Figtree","Figtree Fallback",sans-serif;--font-display:"Figtree","Figtree Fallback",sans-serif}',
    );
    const twice = read({ text: figtree, display: { ...figtree, italic: true } });
    expect(twice.css).toContain('--font-display:"Figtree display","Figtree display Fallback",sans-serif');
  });

  it('of one weight keeps it in headlines, and lets browsers make text bold', () => {
    expect(read({ display: gloock }).css).toContain('font-weight:1 999;font-display:swap');
    expect(read({ text: gloock }).css).toContain('font-weight:400;font-display:swap');
  });

  it.each([
    ['en-US', ['figtree-latin-wght-normal', 'gloock-latin-400-normal']],
    ['pl', ['figtree-latin-wght-normal', 'gloock-latin-400-normal']],
    ['el', []],
  ])('is preloaded for the letters of %s', (locale, files) => {
    expect(read({ text: figtree, display: gloock, mono }).preloads(locale)).toEqual(files);
  });

  it('is preloaded for the main alphabet first', () => {
    const { preloads, faces } = read({ text: comfortaa }, { locales: ['el', 'pl', 'ru', 'vi'] });
    expect(preloads('el')).toEqual(['comfortaa-greek-wght-normal']);
    expect(preloads('pl')).toEqual(['comfortaa-latin-wght-normal', 'comfortaa-latin-ext-wght-normal']);
    expect(preloads('ru')).toEqual(['comfortaa-cyrillic-wght-normal']);
    expect(faces.map((name) => name?.replace(/^comfortaa-|-wght-normal$/g, '')).sort()).toEqual([
      'cyrillic',
      'greek',
      'latin',
      'latin-ext',
      'vietnamese',
    ]);
  });

  it('leaves its files out if nothing uses its token', () => {
    const { site } = read({ text: figtree, mono });
    const without = site.without(['--font-mono']);
    expect(without.firstCss('', ['--font'])).not.toContain('Geist');
    expect(without.firstCss('', [])).toContain(':root{--font:');
    expect(without.firstCss('', ['--font'])).not.toContain(':root');
    expect([...without.files.keys()].join()).not.toContain('geist');
    expect(without.licenses).not.toContain('Geist');
  });

  it('brings its license', () => {
    const { licenses } = read({ text: figtree, display: gloock }).site;
    expect(licenses).toMatch(/Figtree \(@fontsource-variable\/figtree \d+\.\d+\.\d+\)/);
    expect(licenses.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a font that cannot be used is reported', () => {
  it.each<[string, FontsInput, string]>([
    [
      'not installed',
      { text: { package: '@fontsource-variable/literata' } },
      'font-package fonts.text.package: The font package "@fontsource-variable/literata" is not installed. Run `npm install --save-dev @fontsource-variable/literata` in the site’s folder.',
    ],
    [
      'misspelt',
      { text: { package: '@fontsource-variable/figtre' } },
      'font-package fonts.text.package: The font package "@fontsource-variable/figtre" is not installed. Did you mean "@fontsource-variable/figtree"?',
    ],
    [
      'of another kind',
      { text: { package: 'react' } },
      'font-package fonts.text.package: The package "react" is no font of Fontsource: it has no usable metadata.json. Name a package of https://fontsource.org, or put the files into templates/fonts and write { files: [...] }.',
    ],
    [
      'outside of node_modules',
      { text: { package: '../../secrets' } },
      'font-package fonts.text.package: The font package "../../secrets" is not installed. Run `npm install --save-dev ../../secrets` in the site’s folder. The packages of https://fontsource.org begin with @fontsource-variable/ or @fontsource/.',
    ],
    [
      'without the axis',
      { text: { ...instrument, axes: ['wght', 'wdthh'] } },
      'font-package fonts.text.axes.1: The font Instrument Sans has no axis "wdthh". Did you mean "wdth"?',
    ],
    [
      'not variable',
      { display: { ...gloock, axes: ['wght'] } },
      'font-package fonts.display.axes: @fontsource/gloock is not variable: it has a file for each weight. Leave out "axes", or look for @fontsource-variable/gloock.',
    ],
    [
      'without italics',
      { display: { ...gloock, italic: true } },
      'font-package fonts.display.italic: The font Gloock has no italics. Leave out "italic": browsers then slant the upright letters.',
    ],
    [
      'without the alphabet',
      { text: { ...figtree, subsets: ['latin', 'cyrilic'] } },
      'font-package fonts.text.subsets.1: The font Figtree has no subset "cyrilic". Use one of: latin, latin-ext.',
    ],
    [
      'without the weight',
      { display: { ...gloock, weights: [700] } },
      'font-package fonts.display.weights.0: The font Gloock has no weight 700. Use one of: 400.',
    ],
    [
      'with all weights',
      { text: { ...figtree, weights: [400] } },
      'font-package fonts.text.weights: The files of @fontsource-variable/figtree have all weights from 300 to 900. Leave out "weights".',
    ],
    [
      'missing in the folder',
      { text: { files: ['overpas-latin.woff2'] } },
      'font-missing fonts.text.files.0: There is no font "overpas-latin.woff2" in templates/fonts. Did you mean "overpass-latin.woff2"?',
    ],
    [
      'no font',
      { text: { files: ['overpass-LICENSE.txt'] } },
      'font-invalid fonts.text.files.0: The file templates/fonts/overpass-LICENSE.txt cannot be read as a font. Use a WOFF2 file of one font.',
    ],
  ])('%s', (_, fonts, expected) => expect(read(fonts).told).toEqual([expected]));

  it('if it lacks letters of a language', () => {
    expect(read({ display: gloock }, { locales: ['en-US', 'ru'] }).told).toEqual([
      'font-language fonts.display: The font Gloock lacks letters of Russian (ru), those of the subset "cyrillic". Use a font that has them. Now a font of the visitor’s system shows these letters.',
    ]);
    const latin = { ...comfortaa, subsets: ['latin'] };
    expect(read({ text: latin }, { locales: ['pl'] }).told).toEqual([
      'font-language fonts.text.subsets: The font Comfortaa lacks letters of Polish (pl), those of the subset "latin-ext". Add "latin-ext", or use a font that has them. Now a font of the visitor’s system shows these letters.',
    ]);
    expect(read({ text: comfortaa }, { locales: ['pl', 'el', 'bg', 'vi', 'de'] }).told).toEqual([]);
  });

  it('if it is heavy', () => {
    const suggestion =
      'Use fewer axes, weights and italics, a lighter font, or one font for text and headlines. See docs/themes.md.';
    const heavier = {
      ...diskFiles,
      read: (file: string) => {
        const bytes = diskFiles.read(file);
        return bytes && file.endsWith('.woff2') ? Buffer.concat([bytes, Buffer.alloc(30_000)]) : bytes;
      },
    };
    expect(read({ text: figtree, display: gloock }, { files: heavier }).told).toEqual([
      `font-heavy fonts: Pages fetch 107 kB of fonts before they show text in them (Figtree 50 kB, Gloock 56 kB). At most 90 kB are fast on phones. ${suggestion}`,
    ]);
    const wide = { ...instrument, axes: ['wght', 'wdth'], italic: true };
    expect(read({ text: wide, display: comfortaa }, { locales: ['en', 'pl'] }).told).toEqual([
      `font-heavy fonts: Pages may fetch 213 kB of fonts (Instrument Sans 158 kB, Comfortaa 55 kB). At most 180 kB are fast on phones. ${suggestion}`,
    ]);
    expect(read({ text: wide, display: { ...wide, italic: false } }).told).toEqual([]);
    const codes = read({ text: wide, display: comfortaa }, { locales: ['pl'] }).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(['font-heavy']);
  });
});

describe('a font of files', () => {
  it('has the weight and the style of each file', () => {
    const { css, told } = read({ text: { files: ['overpass-400.woff2', 'overpass-700.woff2'] } });
    expect(told).toEqual([]);
    expect(css).toContain('src:url(/assets/overpass-400.woff2);font-weight:400;font-display:swap}');
    expect(css).toContain('src:url(/assets/overpass-700.woff2);font-weight:700;font-display:swap}');
    expect(css).toContain('--font:"Overpass","Overpass Fallback",sans-serif');
  });

  it('has the alphabets that its files have', () => {
    expect(read({ text: { files: ['overpass-400.woff2'] } }, { locales: ['en-US', 'el'] }).told[0]).toMatch(
      /^font-language fonts\.text: The font Overpass lacks letters of Greek \(el\)/,
    );
    expect(read({ text: { files: ['overpass-400.woff2'] } }).preloads('en-US')).toEqual(['overpass-400']);
  });

  it('may say which kind of fallback it has', () => {
    const { css } = read({ text: { files: ['overpass-400.woff2'], category: 'serif' } });
    expect(css).toContain('local("Times New Roman")');
    expect(css).toContain('--font:"Overpass","Overpass Fallback",serif');
  });
});

describe('the fallback font', () => {
  const overrides = (css: string) =>
    [
      ...css.matchAll(/local\("([^"]*)"\)[^}]*?font-weight:([\d ]+);size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g),
    ].map(([, name, weights, ...numbers]) => [name, weights, ...numbers.map(Number)]);
  /** The rules that browsers prefer: those of the last system. */
  const last = (css: string, count: number) => overrides(css).slice(-count);

  it('is as wide and as high, for regular and for bold text', () => {
    const [regular, bold] = last(read({ text: figtree }).css, 2);
    expect(regular?.slice(0, 2)).toEqual(['Arial', '400']);
    expect(bold?.slice(0, 2)).toEqual(['Arial Bold', '700']);
    expect(regular?.[2]).toBeCloseTo(100.4, 0);
    expect(bold?.[2]).toBeCloseTo(96.1, 0);
    // 0.95 em is the ascent of Figtree.
    for (const face of [regular, bold]) expect((Number(face?.[2]) * Number(face?.[3])) / 100).toBeCloseTo(95, 1);
  });

  it('is one face for headlines, of the weight that the theme sets them in', () => {
    const only = (theme: string) =>
      overrides(read({ display: instrument }, { theme }).css).map((face) => face.slice(0, 2));
    expect(only('')).toEqual(['DejaVu Sans Bold', 'Roboto Bold', 'Arial Bold'].map((name) => [name, '1 999']));
    expect(only(':root{--weight-display:500}').at(-1)).toEqual(['Arial', '1 999']);
    expect(last(read({ display: gloock }).css, 1)[0]?.slice(0, 2)).toEqual(['Times New Roman', '1 999']);
    expect(last(read({ mono }).css, 1)[0]?.slice(0, 3)).toEqual(['Courier New', '1 999', 99.98]);
  });

  it('is as wide on each system, whose fonts have widths of their own', () => {
    const sizes = overrides(read({ display: gloock }).css).map(([name, , size]) => [name, size]);
    expect(sizes).toEqual([
      ['DejaVu Serif', 87.88],
      ['Noto Serif', 94.42],
      ['Times New Roman', 112.18],
    ]);
  });
});

describe('a package', () => {
  it('cannot write rules of its own', () => {
    const folder = resolve(root, 'node_modules', figtree.package);
    const changed: Readonly<Record<string, (text: string) => string>> = {
      'unicode.json': (text) => text.replace('U+0000-00FF', 'U+0}</style><script>alert(1)</script>'),
      'metadata.json': (text) => text.replace('"family": "Figtree"', '"family": "a\\";} </style>b{c:url(//d)"'),
    };
    const files = {
      ...diskFiles,
      read: (file: string) => {
        const bytes = diskFiles.read(file);
        const change = Object.entries(changed).find(([name]) => file === resolve(folder, name))?.[1];
        return bytes && change ? Buffer.from(change(Buffer.from(bytes).toString())) : bytes;
      },
    };
    const { css } = read({ text: figtree }, { files });
    expect(css).not.toMatch(/script|style>/);
    expect(css).toContain('font-family:"a\\22 \\3b \\7d  \\3c \\2f style\\3e b\\7b c\\3a url\\28 \\2f \\2f d\\29 "');
    expect(css).not.toContain('unicode-range');
  });
});
