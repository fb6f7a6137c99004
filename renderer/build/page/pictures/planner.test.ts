import { expect, it } from 'vitest';
import { coverSlot } from '../../../sdk/cover/cover.tsx';
import type { ImageFile } from '../../inputs/images.ts';
import { PicturePlanner, type PictureUse } from './planner.ts';

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

it('small screens have a file of another picture, by day and by night', () => {
  const wide = { ratio: { wide: '16/10', phone: '4/5' }, boxes: [['0', 1]] } as const;
  const dark = { ...image, name: 'fells-night.jpg', hash: 'b' };
  const small = {
    image: { ...image, name: 'hut.jpg', hash: 'c' },
    dark: { ...image, name: 'hut-night.jpg', hash: 'd' },
  };
  const shown = (use: Omit<PictureUse, 'slot'>, slot: PictureUse['slot'] = wide) =>
    (planner.plan(image, { slot, ...use }).picture.sources ?? [])
      .filter(({ type }) => type !== undefined)
      .map(({ media, srcset, width = 1, height = 1 }) => [
        media,
        /assets\/([a-z-]+)-[0-9a-f]{10}-/.exec(srcset)?.[1],
        Math.round((10 * width) / height),
      ]);
  const phones = '(max-width:39.99rem)';
  const night = '(prefers-color-scheme:dark)';
  expect(shown({ small, dark })).toEqual([
    [`${night} and ${phones}`, 'hut-night', 8],
    [phones, 'hut', 8],
    [night, 'fells-night', 16],
    [undefined, 'fells', 10],
  ]);
  expect(shown({ small: { ...small, dark: undefined }, dark }).map(([, name]) => name)).toEqual([
    'hut',
    'fells-night',
    'fells',
  ]);
  expect(shown({ small, dark, scheme: 'dark' })).toEqual([
    [phones, 'hut-night', 8],
    [undefined, 'fells-night', 10],
  ]);
  expect(shown({ small }, { boxes: [['0', 1]], ratio: '4/3' })).toEqual([
    [`${night} and ${phones}`, 'hut-night', 13],
    [phones, 'hut', 13],
    [undefined, 'fells', 10],
  ]);
});

it('a picture for small screens is cut around its own focus, by day and by night', () => {
  const [day, night] = [
    { ...image, name: 'quay.jpg', hash: 'e' },
    { ...image, name: 'quay-night.jpg', hash: 'f' },
  ];
  const slot = { boxes: [['0', 1]], ratio: '3/1' } as const;
  const cut = (focus?: PictureUse['focus']) => {
    planner.plan(image, { slot, focus: { x: 0, y: 1 }, small: { image: day, dark: night, focus } });
    const tops = [...planner.recipes.values()].flatMap((recipe) =>
      recipe.image === day || recipe.image === night ? [recipe.area.top] : [],
    );
    planner.recipes.clear();
    return new Set(tops);
  };
  expect([...cut({ x: 0.5, y: 0 })]).toEqual([0]);
  expect([...cut()].every((top) => top > 0)).toBe(true);
});

it('a tall screenshot is scaled down to the rows that the formats have room for', () => {
  const tall: ImageFile = { ...image, name: 'tall.png', type: 'lossless', width: 1280, height: 20_000 };
  const uses = new PicturePlanner({ images: new Map() as never, formats: ['avif'], base: '', theme: '' });
  uses.plan(tall, { slot: { ...coverSlot, ratio: 'own' } });
  uses.social(tall);
  uses.single(tall);
  const heights = [...uses.recipes.values()].map(({ size }) => size.height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(16_383);
  expect(Math.max(...heights)).toBeGreaterThan(16_300);
});

it('an enlarged picture has a file of all of it, by day and by night', () => {
  const slot = { boxes: [['0', 1]], ratio: '1/1', enlargedBy: 'enlarge' } as const;
  const dark = { ...image, name: 'fells-night.jpg', hash: 'b' };
  const { picture, files } = planner.plan(image, { slot, dark });
  const { src = '', dark: night = '' } = picture.enlarged ?? {};
  expect([src, night]).toEqual([
    expect.stringMatching(/^\/assets\/fells-[0-9a-f]{10}-\d+\.webp$/),
    expect.stringMatching(/^\/assets\/fells-night-[0-9a-f]{10}-\d+\.webp$/),
  ]);
  expect(files).toEqual(expect.arrayContaining([src.slice(1), night.slice(1)]));
  const { area, size } = planner.recipes.get(src.slice(1)) ?? {};
  expect(area).toMatchObject({ width: image.width, height: image.height });
  expect(size?.width).toBe(Math.min(2000, image.width));
  const { enlargedBy: _, ...usual } = slot;
  expect(planner.plan(image, { slot: usual }).picture).not.toHaveProperty('enlarged');
});
