import { expect, it } from 'vitest';
import type { ImageFile } from '../../inputs/images.ts';
import type { Files } from '../../lib/files.ts';
import { unusedPictures } from './pictures.ts';
import { siteView } from './testing/sample-site.ts';

const picture = (name: string): readonly [string, ImageFile] => [
  name,
  {
    name,
    file: `/site/templates/images/${name}`,
    type: 'photo',
    hash: name,
    width: 9,
    height: 9,
    size: 9,
    output: name,
  },
];

/** Names of the pictures that are reported; `read` collects the files that were read for it. */
function unused(
  names: readonly string[],
  input: unknown,
  texts: Readonly<Record<string, string>> = {},
  read: string[] = [],
) {
  const files: Files = {
    read(file) {
      read.push(file);
      const text = texts[file.replaceAll('\\', '/')];
      return text === undefined ? undefined : Buffer.from(text);
    },
    list: () => Object.keys(texts).flatMap((file) => /^\/site\/templates\/(.*)$/.exec(file)?.[1] ?? []),
    kind: () => 'file',
  };
  const site = {
    root: '/site',
    images: new Map(names.map(picture)),
    configFiles: ['/site/pages.config.ts'],
    data: new Map([
      ['csv', { kind: 'csv' as const, file: '/site/rows.csv', rows: [], diagnostics: [], columns: [], isClean: true }],
    ]),
  };
  return unusedPictures
    .check(siteView({ loaded: site, input, options: { files } }))
    .map(({ message }) => /"(.*)"/.exec(message)?.[1]);
}

it('a picture that nothing names is reported', () => {
  const input = { routes: [{ sections: { intro: { media: { src: 'team/anna.jpg', dark: 'anna-night.jpg' } } } }] };
  expect(unused(['team/anna.jpg', 'anna-night.jpg', 'anna.jpg'], input)).toEqual(['anna.jpg']);
});

it('no file is read if the config names all pictures', () => {
  const read: string[] = [];
  expect(unused(['a.jpg', 'b.png'], { icon: 'a.jpg', routes: [{ photo: 'b.png' }] }, {}, read)).toEqual([]);
  expect(unused([], { icon: 'a.jpg' }, {}, read)).toEqual([]);
  expect(read).toEqual([]);
});

it.each([
  ['/site/rows.csv', 'slug,photo\nanna,a b.jpg\n'],
  ['/site/templates/prose/blog/first.md', '![Anna](a%20b.jpg)'],
  ['/site/templates/theme.css', '.x { background: url("images/a b.jpg") }'],
  ['/site/templates/blocks/house/view.tsx', "const photo = 'a b.jpg';"],
  ['/site/templates/copy/later.ts', "export const photo = { src: 'a b.jpg' };"],
  ['/site/pages.config.ts', "// later: 'a b.jpg'"],
])('a picture is named in %s', (file, text) => {
  expect(unused(['a b.jpg'], {}, { [file]: text })).toEqual([]);
});

it('public files and other pictures name none', () => {
  const texts = { '/site/templates/public/notes.md': 'a.jpg', '/site/templates/images/notes.md': 'a.jpg' };
  expect(unused(['a.jpg'], {}, texts)).toEqual(['a.jpg']);
});

it('a value with tokens names all pictures that it may lead to', () => {
  const input = { src: 'rooms/{{param.slug}}.jpg', title: '{{param.name}}', text: 'From {{facts.price}}. Ask us.' };
  expect(unused(['rooms/blue.jpg', 'rooms/blue.png', 'blue.jpg'], input)).toEqual(['rooms/blue.png', 'blue.jpg']);
});

it('names are compared in the composed form of Unicode', () => {
  expect(unused(['café.jpg'.normalize('NFC')], { icon: 'café.jpg'.normalize('NFD') })).toEqual([]);
});
