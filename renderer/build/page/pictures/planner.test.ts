import { expect, it } from 'vitest';
import { coverSlot } from '../../../sdk/cover/cover.tsx';
import type { ImageFile } from '../../inputs/images.ts';
import { PicturePlanner } from './planner.ts';

const image: ImageFile = {
  name: 'fells.jpg',
  file: '/fells.jpg',
  type: 'photo',
  hash: 'a',
  size: 1,
  width: 3000,
  height: 4000,
  output: '',
};

const planner = new PicturePlanner({ images: new Map() as never, formats: ['avif'], base: '', theme: '' });
const plan = (slot: typeof coverSlot, y: number) => planner.plan(image, { slot, focus: { x: 0.5, y } }).picture;

it('a picture that covers its box has the focus of what is left after the cut', () => {
  expect(plan({ ...coverSlot, ratio: 'own' }, 0.1)).toMatchObject({ width: 800, height: 1067, focus: '31' });
  expect(plan(coverSlot, 0.1)).toMatchObject({ width: 800, height: 450, focus: '32' });
  expect(plan(coverSlot, 0.5).focus).toBe('33');
  expect(plan(coverSlot, 0.99).focus).toBe('35');
});

it('a cover has upright files for phones', () => {
  const { sources = [] } = plan(coverSlot, 0.5);
  expect(sources.map(({ media, width, height }) => [media, width, height])).toEqual([
    ['(max-width:39.99rem)', 800, 1000],
    ['(max-width:39.99rem)', 800, 1000],
    [undefined, undefined, undefined],
  ]);
});

it('phones by night have an upright file of the other picture', () => {
  const dark = { ...image, name: 'fells-night.jpg', hash: 'b' };
  const { sources = [] } = planner.plan(image, { slot: coverSlot, dark }).picture;
  const night = sources.filter(({ srcset }) => srcset.includes('fells-night'));
  expect(night.map(({ media, width, height }) => [media, width, height])).toEqual([
    ['(prefers-color-scheme:dark) and (max-width:39.99rem)', 800, 1000],
    ['(prefers-color-scheme:dark) and (max-width:39.99rem)', 800, 1000],
    ['(prefers-color-scheme:dark)', 800, 450],
    ['(prefers-color-scheme:dark)', 800, 450],
  ]);
  expect(sources.indexOf(night[0] as never)).toBe(0);
});
