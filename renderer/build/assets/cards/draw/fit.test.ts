import { describe, expect, it } from 'vitest';
import { fitTitle, mostLines, titleSizes } from './fit.ts';

const room = { width: 600, height: 320, leading: 1.1 };
const smallest = titleSizes[titleSizes.length - 1] ?? 0;

/** A typeface whose every letter is half as wide as it is high, and a title that is cut where lines are full. */
const title = (words: string, seen: number[] = []) => ({
  async height({ size }: { size: number }) {
    seen.push(size);
    return Math.ceil((words.length * size * 0.5) / room.width) * size * room.leading;
  },
  longestWord: async () => Math.max(...words.split(' ').map((word) => word.length * 50)),
});

describe('a title', () => {
  it('is as large as there are sizes where it is short', async () => {
    expect(await fitTitle(room, title('Bread'))).toMatchObject({ size: titleSizes[0], broken: false });
  });

  it('has the largest size at which it fits', async () => {
    const words = 'bread '.repeat(10).trim();
    const { size, lines } = await fitTitle(room, title(words));
    const fits = async (at: number) => (await title(words).height({ size: at })) <= room.height;
    const larger = titleSizes[titleSizes.indexOf(size) - 1];
    expect(await fits(size)).toBe(true);
    expect(larger !== undefined && (await fits(larger))).toBe(false);
    expect(lines).toBeLessThanOrEqual(mostLines);
  });

  it('is made smaller before a word is broken', async () => {
    const { size, broken } = await fitTitle(room, title('Incomprehensibilities'));
    expect(broken).toBe(false);
    expect(21 * size * 0.5).toBeLessThanOrEqual(room.width);
  });

  it('breaks a word that is longer than a line in the smallest size', async () => {
    expect(await fitTitle(room, title('x'.repeat(60)))).toMatchObject({ broken: true });
  });

  it('is cut after four lines in the smallest size where nothing else helps', async () => {
    expect(await fitTitle(room, title('bread '.repeat(90)))).toEqual({
      size: smallest,
      lines: mostLines,
      broken: false,
    });
  });

  it('is measured a few times and not in each size', async () => {
    const seen: number[] = [];
    await fitTitle(room, title('bread '.repeat(10), seen));
    expect(seen.length).toBeLessThanOrEqual(4);
  });
});
