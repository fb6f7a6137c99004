import { describe, expect, it } from 'vitest';
import { usualBudgets } from '../../../../site/schema.ts';
import type { PageSummary } from '../../../page/resolve/index.ts';
import { heavyPictures } from './heavy-media.ts';

const section = (name: string, ...pictures: string[][]) => ({ name, slot: 'main', type: 'hero', pictures });
const page = (...sections: ReturnType<typeof section>[]) => ({
  page: { path: '/quay', sections } as unknown as PageSummary,
  at: ['routes', 3],
});

const files = (stem: string) => [
  `assets/${stem}-480.avif`,
  `assets/${stem}-800.avif`,
  `assets/${stem}-1200.avif`,
  `assets/${stem}-800.webp`,
];
const sizes = (entries: Record<string, number>) => new Map(Object.entries(entries));

describe('heavy pictures', () => {
  it('are weighed by their file of 800 pixels, in the best format', () => {
    const one = page(section('start', files('boat')));
    const light = sizes({
      'assets/boat-800.avif': 80_000,
      'assets/boat-1200.avif': 200_000,
      'assets/boat-800.webp': 120_000,
    });
    expect(heavyPictures([one], light, usualBudgets)).toEqual([]);
    const heavy = sizes({ 'assets/boat-800.avif': 80_001 });
    expect(heavyPictures([one], heavy, usualBudgets)).toMatchObject([
      {
        code: 'image-heavy',
        path: ['routes', 3],
        message: expect.stringContaining('The first picture of /quay weighs 80,001 bytes'),
      },
    ]);
  });

  it('are only those of the first section alone, and all of a page together', () => {
    const stems = Array.from({ length: 9 }, (_, index) => `boat${index}`);
    const many = page(section('words'), section('wall', ...stems.map(files)));
    const each = sizes(Object.fromEntries(stems.map((stem) => [`assets/${stem}-800.avif`, 70_000])));
    expect(heavyPictures([many], each, usualBudgets)).toMatchObject([
      { code: 'image-heavy', message: expect.stringContaining('The 9 pictures of /quay weigh 630,000 bytes') },
    ]);
    expect(heavyPictures([many], each, { ...usualBudgets, pictures: 700_000 })).toEqual([]);
  });

  it('count once if they have other files for dark grounds and small screens: the heaviest', () => {
    const one = page(section('start', [...files('boat'), ...files('boat-night'), ...files('rower')]), section('end'));
    const each = sizes({
      'assets/boat-800.avif': 70_000,
      'assets/boat-night-800.avif': 79_000,
      'assets/rower-800.avif': 60_000,
    });
    const budgets = { ...usualBudgets, pictures: 79_000 };
    expect(heavyPictures([one], each, budgets)).toEqual([]);
    expect(heavyPictures([one], each, { ...budgets, pictures: 78_999 })).toMatchObject([
      { message: expect.stringContaining('The 1 pictures of /quay weigh 79,000 bytes') },
    ]);
    expect(heavyPictures([one], each, { ...budgets, firstPicture: 78_999 })).toHaveLength(1);
  });
});
