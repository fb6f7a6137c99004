import { expect, it } from 'vitest';
import { assetPath } from './file-kind.ts';

it.each([
  ['social.png', 'social'],
  ['people/Jane.Doe_2~x@2x.PNG', 'people-Jane.Doe_2~x@2x'],
  ['my photo #1 (50%) & co?.png', 'my-photo-1-50-co'],
  [`it's "new" <b>; \\..png`, 'it-s-new-b'],
  ['café.png', 'cafe'],
  ['cafe\u0301.png', 'cafe'],
  ['写真 1.png', '1'],
  ['🍞.png', ''],
  ['../../up.png', 'up'],
  ['.png', ''],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(80)],
])('a picture named %j has an address that nothing has to escape', (name, stem) => {
  const path = assetPath(name, 'png', Buffer.from('content'));
  expect(path.replace(/-?[0-9a-f]{10}\.png$/, '')).toBe(`assets/${stem}`);
  expect(encodeURI(path)).toBe(path);
  expect(path).toMatch(/^assets\/[A-Za-z0-9._~@-]+$/);
});

it('has the extension of its type', () => {
  expect(assetPath('photo.png', 'jpeg', Buffer.from(''))).toMatch(/\.jpg$/);
  expect(assetPath('photo.JPEG', 'jpeg', Buffer.from(''))).toMatch(/\.jpeg$/);
});
