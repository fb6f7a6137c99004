import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { Icon } from '../../../sdk/ui/icon.tsx';
import type { Files } from '../../lib/files.ts';
import { Icons } from './index.ts';

const svg = (inside: string, viewBox = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

const body = '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 12h16"/>';

/** A set in the format of Iconify, with what its packages have besides bodies. */
const set = {
  prefix: 'lucide',
  icons: {
    croissant: { body },
    wide: { body: '<path fill="currentColor" d="M0 0h4"/>', width: 48, left: -2 },
    old: { body, hidden: true },
    colourful: { body: '<path fill="red" d="M0 0h1"/><path fill="blue" d="M0 0h2"/>' },
    moving: { body: '<path d="M0 0h1"><animate attributeName="d" dur="1s"/></path>' },
    broken: { body: '</g><script>alert(1)</script><g>' },
    bodiless: {},
  },
  aliases: {
    roll: { parent: 'croissant' },
    down: { parent: 'roll', rotate: 1 },
    up: { parent: 'down', rotate: 2 },
    mirrored: { parent: 'croissant', hFlip: true },
    'mirrored-twice': { parent: 'mirrored', hFlip: true, vFlip: true },
    'wide-turned': { parent: 'wide', rotate: 1 },
    a: { parent: 'b' },
    b: { parent: 'a' },
    gone: { parent: 'nothing' },
  },
  width: 24,
  height: 24,
};

function filesOf(content: Readonly<Record<string, string>>): Files & { readonly wasRead: string[] } {
  const wasRead: string[] = [];
  return {
    wasRead,
    read(file) {
      wasRead.push(file);
      const text = content[file];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    list: (folder) =>
      Object.keys(content)
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1))
        .sort(),
    kind: (path) => (path in content ? 'file' : undefined),
  };
}

const files = filesOf({
  '/shop/site/templates/icons/tooth.svg': svg(body),
  '/shop/site/templates/icons/brand/mark.svg': svg(`<path d="M0 0h1"/><path d="M0 0h2"/>`, '0 0 48 48'),
  '/shop/site/templates/icons/large.svg': svg(body, '0 0 48 48'),
  '/shop/site/templates/icons/heavy.svg': svg(`<path d="${'M1 1h1'.repeat(500)}"/>`),
  '/shop/site/templates/icons/notes.txt': 'no icon',
  '/shop/node_modules/@iconify-json/lucide/icons.json': JSON.stringify(set),
  '/shop/site/node_modules/@iconify-json/torn/icons.json': '{"icons":',
});

const icons = new Icons(files, '/shop/site');

function html(name: string): string {
  const icon = icons.find(name);
  if (icon === undefined) throw new Error(`no icon ${name}`);
  return renderToStaticMarkup(createElement(Icon, { name: icon })).replace(/^<svg class="icon" |<\/svg>$/g, '');
}

function told(name: string): string {
  const diagnostics: Diagnostic[] = [];
  expect(icons.named(name, ['cards', 0, 'icon'], diagnostics)).toBeUndefined();
  return diagnostics.map(({ code, message, suggestion }) => `${code}: ${message} ${suggestion}`).join();
}

describe('an icon by name', () => {
  it('is the engine’s without a prefix, as a name', () => {
    expect(icons.find('tools')).toBe('tools');
    expect(files.wasRead).toEqual([]);
  });

  it('is a file of the site', () => {
    expect(html('own:tooth')).toBe('viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16"></path>');
    expect(html('own:brand/mark')).toBe(
      'viewBox="0 0 48 48" aria-hidden="true"><g fill="currentColor" stroke="none"><path d="M0 0h1"></path><path d="M0 0h2"></path></g>',
    );
    expect(icons.ownNames).toEqual(['own:brand/mark', 'own:heavy', 'own:large', 'own:tooth']);
  });

  it('has lines as wide as others on a larger square', () => {
    expect(html('own:large')).toContain(
      '<g stroke-width="calc(var(--icon-stroke,1.75)*2)"><path d="M4 12h16"></path></g>',
    );
  });

  it('is of an installed set, in the site’s folder or in one above', () => {
    const outline = '<path d="M4 12h16"></path>';
    expect(html('lucide:croissant')).toBe(`viewBox="0 0 24 24" aria-hidden="true">${outline}`);
    expect(html('lucide:roll')).toBe(html('lucide:croissant'));
    expect(html('lucide:old')).toBe(html('lucide:croissant'));
    expect(html('lucide:wide')).toContain('viewBox="-2 0 48 24"');
  });

  it.each([
    ['down', 'rotate(90 12 12)'],
    ['up', 'rotate(270 12 12)'],
    ['mirrored', 'translate(24 0) scale(-1 1)'],
    ['mirrored-twice', 'translate(0 24) scale(1 -1)'],
  ])('is turned and flipped as its alias says: %s', (name, transform) => {
    expect(html(`lucide:${name}`)).toContain(`<g transform="${transform}"><path d="M4 12h16"></path></g>`);
  });

  it('keeps its middle if it is turned and wider than high', () => {
    const turned = html('lucide:wide-turned');
    expect(turned).toContain('viewBox="10 -12 24 48"');
    expect(turned).toContain('transform="rotate(90 22 12)"');
  });

  it('is read when it is asked for, its set once', () => {
    const own = filesOf({ '/s/node_modules/@iconify-json/lucide/icons.json': JSON.stringify(set) });
    const some = new Icons(own, '/s');
    expect(own.wasRead).toEqual([]);
    some.find('lucide:croissant');
    some.find('lucide:wide');
    expect(own.wasRead).toEqual(['/s/node_modules/@iconify-json/lucide/icons.json']);
  });

  it('has another hash once it looks different', () => {
    const other = { ...set, icons: { ...set.icons, croissant: { body: body.replace('h16', 'h15') } } };
    const path = '/other/node_modules/@iconify-json/lucide/icons.json';
    const later = new Icons(filesOf({ [path]: JSON.stringify(other) }), '/other');
    expect(later.hash('lucide:croissant')).not.toBe(icons.hash('lucide:croissant'));
    expect(later.hash('lucide:wide')).toBe(icons.hash('lucide:wide'));
    expect(later.hash('own:tooth')).toBeUndefined();
  });

  it.each([
    ['toolz', 'icon-missing: There is no icon "toolz". Did you mean "tools"?'],
    [
      'wheelchair',
      'icon-missing: There is no icon "wheelchair". Use another, such as "check", "chat", "calendar", or save one as templates/icons/wheelchair.svg and write "own:wheelchair". `npx frontage gallery` shows them all.',
    ],
    [
      'own:toth',
      'icon-missing: There is no file templates/icons/toth.svg for the icon "own:toth". Did you mean "own:tooth"?',
    ],
    [
      'own:../../secret',
      'icon-missing: There is no file templates/icons/../../secret.svg for the icon "own:../../secret". Use one of: own:brand/mark, own:heavy, own:large, own:tooth.',
    ],
    ['lucide:croisant', 'icon-missing: The icon set "lucide" has no icon "croisant". Did you mean "lucide:croissant"?'],
    [
      'lucide:zzzzzzzzz',
      'icon-missing: The icon set "lucide" has no icon "zzzzzzzzz". Search its 16 icons at https://icon-sets.iconify.design/lucide/.',
    ],
    [
      'lucide:constructor',
      'icon-missing: The icon set "lucide" has no icon "constructor". Search its 16 icons at https://icon-sets.iconify.design/lucide/.',
    ],
    [
      'lucid:croissant',
      'icon-missing: The icon set "lucid" of "lucid:croissant" is not installed. Did you mean "lucide:croissant"?',
    ],
    [
      'mdi:tooth',
      'icon-missing: The icon set "mdi" of "mdi:tooth" is not installed. Run `npm install --save-dev @iconify-json/mdi` in the site’s folder.',
    ],
    [
      'torn:x',
      'icon-missing: The icon set "torn" cannot be read. Run `npm install --save-dev @iconify-json/torn` in the site’s folder.',
    ],
    [
      'own:heavy',
      'icon-unsafe: The icon "own:heavy" cannot be used. Its shapes take 3052 bytes in a page, and at most 2048 are allowed. Draw it with fewer points, or export it with fewer decimals.',
    ],
    [
      'lucide:colourful',
      'icon-unsafe: The icon "lucide:colourful" cannot be used. It has two colours, red and blue, and an icon has the one of its text. Select another icon.',
    ],
    [
      'lucide:moving',
      'icon-unsafe: The icon "lucide:moving" cannot be used. It has <animate> inside <path>. Select another icon.',
    ],
    ['lucide:a', 'icon-unsafe: The icon "lucide:a" cannot be used: its aliases lead in a circle. Select another icon.'],
    [
      'lucide:gone',
      'icon-unsafe: The icon "lucide:gone" cannot be used: its alias "nothing" leads to no icon. Select another icon.',
    ],
    ['lucide:bodiless', 'icon-unsafe: The icon "lucide:bodiless" cannot be used: it has no body. Select another icon.'],
  ])('is reported if it cannot be used: %s', (name, text) => expect(told(name)).toBe(text));

  it('is refused if its body ends the picture', () => {
    expect(told('lucide:broken')).toMatch(/^icon-unsafe: The icon "lucide:broken" cannot be used\. It/);
  });
});
