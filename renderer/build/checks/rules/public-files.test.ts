import { describe, expect, it } from 'vitest';
import { usualBudgets } from '../../../site/schema.ts';
import { publicFiles } from './public-files.ts';
import { siteView } from './testing/sample-site.ts';

const pages = [
  { path: '/', file: 'index.html' },
  { path: '/team', file: 'team/index.html' },
  { path: '/Guide/first', file: 'Guide/first/index.html' },
];

const messages = (...paths: readonly string[]) =>
  publicFiles
    .check(
      siteView({
        loaded: {
          publicFiles: {
            files: paths.map((path) => ({ path, file: `/site/templates/public/${path}`, size: 1, state: path })),
          },
        },
        pages,
        site: { budgets: usualBudgets, hosts: ['github-pages'] },
      }),
    )
    .map(({ code, message }) => `${code} ${message.replaceAll('templates/public/', '')}`);

describe('a public file', () => {
  it.each([
    'team.txt',
    'team/photo.jpg',
    'guide/second.pdf',
    'robots.txt',
    '.well-known/security.txt',
    'files/assets/a.css',
    'sitemap.txt',
  ])('may be %s', (path) => {
    expect(messages(path)).toEqual([]);
  });

  it.each([
    ['index.html', '"/"'],
    ['team', '"/team"'],
    ['TEAM.html', '"/team"'],
    ['team/index.html', '"/team"'],
    ['guide/First.html', '"/Guide/first"'],
  ])('may not be %s, the address of a page', (path, page) => {
    expect(messages(path)).toEqual([`public-taken ${path} has the address of the page ${page}.`]);
  });

  it.each([
    ['GUIDE', 'GUIDE is a file where the page "/Guide/first" needs a folder.'],
    ['team/index.html/a.txt', 'team/index.html/a.txt needs a folder where the page "/team" has its file.'],
    ['sitemap-1.xml', 'sitemap-1.xml is at an address that the build itself writes to.'],
    ['404/index.html', '404/index.html is at an address that the build itself writes to.'],
    ['Assets/a.css', 'Assets/a.css is at an address that the build itself writes to.'],
    ['.nojekyll', '.nojekyll is at an address that the build itself writes to.'],
    ['destinations.json', 'destinations.json is at an address that the build itself writes to.'],
  ])('may not be %s', (path, message) => {
    expect(messages(path)).toEqual([`public-taken ${message}`]);
  });

  it('may not differ from another only by case or by the encoding of a letter', () => {
    expect(messages('menu.pdf', 'Menu.pdf', 'MENU.pdf')).toEqual([
      'public-taken Menu.pdf and menu.pdf differ only in case. Hosts and disks that ignore it would confuse the two.',
      'public-taken MENU.pdf and menu.pdf differ only in case. Hosts and disks that ignore it would confuse the two.',
    ]);
    expect(messages('é.pdf', 'é.pdf')).toEqual([
      'public-taken é.pdf and é.pdf differ only in the encoding of an accented letter. Hosts and disks that ignore it would confuse the two.',
    ]);
    expect(messages('menu', 'Menu/a.pdf')).toEqual(['public-taken menu is a file where Menu/a.pdf needs a folder.']);
  });
});
