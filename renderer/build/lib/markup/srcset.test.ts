import { expect, it } from 'vitest';
import { srcsetAddresses } from './tags.ts';

it.each<[srcset: string, ...addresses: string[]]>([
  ['/a.webp', '/a.webp'],
  ['/a-480.avif 480w,/a-800.avif 800w', '/a-480.avif', '/a-800.avif'],
  ['/a-480.avif 480w, /a-800.avif 800w', '/a-480.avif', '/a-800.avif'],
  ['\n /a.webp 1x ,\n\t/b.webp 2x\n', '/a.webp', '/b.webp'],
  ['/a.webp, /b.webp 2x', '/a.webp', '/b.webp'],
  ['/a.webp,', '/a.webp'],
  ['/a,b.webp 1x,/c,d.webp 2x', '/a,b.webp', '/c,d.webp'],
  [',,/a.webp 1x', '/a.webp'],
  ['data:image/png;base64,iVBO 1x, /b.png 2x', 'data:image/png;base64,iVBO', '/b.png'],
  ['/a.webp (1x, 2x) 3w,/b.webp', '/a.webp', '/b.webp'],
  ['/a.webp (1x, /b.webp', '/a.webp'],
  ['//evil.example/a.png 2x', '//evil.example/a.png'],
  [' , '],
  [''],
])('reads %j', (srcset, ...addresses) => {
  expect(srcsetAddresses(srcset)).toEqual(addresses);
});
