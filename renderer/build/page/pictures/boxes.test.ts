import { describe, expect, it } from 'vitest';
import { pageWidths, sizesOf, widestBox, widthsFor } from './boxes.ts';

const usual = pageWidths('74rem', 'clamp(1rem, 4vw, 2.5rem)');

describe('the sizes of a box', () => {
  it('follow from its share of the page, and from the widths of the theme', () => {
    expect(
      sizesOf(
        [
          ['60rem', 5 / 12],
          ['40rem', 1 / 2],
          ['0', 1],
        ],
        usual,
      ),
    ).toBe('(min-width:60rem) min(30.9rem,38.4vw),(min-width:40rem) 46vw,92vw');
  });

  it('are lengths where the box has one, and the window for a full box', () => {
    expect(
      sizesOf(
        [
          ['40rem', '16rem'],
          ['0', 'full'],
        ],
        usual,
      ),
    ).toBe('(min-width:40rem) 16rem,100vw');
  });

  it('subtract a gutter in rem', () => {
    expect(sizesOf([['0', 1]], pageWidths('60rem', '1rem'))).toBe('min(60rem,100vw - 2rem)');
    expect(
      sizesOf(
        [
          ['40rem', 1 / 2],
          ['0', 1],
        ],
        pageWidths('60rem', '16px'),
      ),
    ).toBe('(min-width:40rem) min(30rem,50vw - 16px),calc(100vw - 32px)');
  });
});

describe('the widths of files', () => {
  it('are at most four, and none is wider than the source', () => {
    const boxes = [
      ['60rem', 5 / 12],
      ['40rem', 1 / 2],
      ['0', 1],
    ] as const;
    expect(widthsFor(boxes, 4000, usual)).toEqual([480, 640, 800, 1200]);
    expect(widthsFor(boxes, 700, usual)).toEqual([480, 700]);
    expect(widthsFor(boxes, 1250, usual)).toEqual([480, 640, 800, 1200]);
    expect(widthsFor(boxes, 300, usual)).toEqual([300]);
  });

  it('of a screenshot are its own one in place of those a little smaller', () => {
    const exact = { isExact: true };
    expect(widthsFor([['0', 1]], 1920, usual, exact)).toEqual([480, 1920]);
    expect(widthsFor([['0', 1]], 4000, usual, exact)).toEqual([800, 1200, 1600, 2000]);
    expect(widthsFor([['0', '12rem']], 1920, usual, exact)).toEqual([320, 480]);
  });

  it('reach 2000 pixels for a box as wide as the window alone', () => {
    expect(widthsFor([['0', 'full']], 6000, usual)).toEqual([480, 800, 1600, 2000]);
    expect(Math.max(...widthsFor([['0', 1]], 6000, usual))).toBe(2000);
  });

  it('lose the lower one of the nearest pair', () => {
    const boxes = [
      ['60rem', '60rem'],
      ['40rem', '20rem'],
      ['0', '8rem'],
    ] as const;
    expect(widthsFor(boxes, 6000, usual)).toEqual([320, 640, 1200, 2000]);
  });
});

it('the widest box is that of the screens it is for', () => {
  const half = [
    ['60rem', 1 / 2],
    ['0', 1],
  ] as const;
  expect(widestBox(half, usual)).toBe(707);
  expect(widestBox(half, usual, 'phone')).toBe(331);
  expect(widestBox([['0', 'full']], usual)).toBe(1440);
  expect(widestBox([['0', '12rem']], usual)).toBe(192);
});
