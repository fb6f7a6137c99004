import { describe, expect, it } from 'vitest';
import { fitTitle, maxLines, titleSizes } from './fit.ts';

const room = { width: 600, height: 320, leading: 1.1 };
const smallest = titleSizes[titleSizes.length - 1] ?? 0;

/** A typeface with letters half as wide as high, and a title that breaks when a line is full. */
const title = (words: string, seen: number[] = []) => ({
  async height({ size }: { size: number }) {
    seen.push(size);
    return Math.ceil((words.length * size * 0.5) / room.width) * size * room.leading;
  },
  longestWord: async () => Math.max(...words.split(' ').map((word) => word.length * 50)),
});

describe('a title', () => {
  it('has the largest size if it is short', async () => {
    expect(await fitTitle(room, title('Bread'))).toMatchObject({ size: titleSizes[0], broken: false });
  });

  it('has the largest size at which it fits', async () => {
    const words = 'bread '.repeat(10).trim();
    const { size, lines } = await fitTitle(room, title(words));
    const fits = async (at: number) => (await title(words).height({ size: at })) <= room.height;
    const larger = titleSizes[titleSizes.indexOf(size) - 1];
    expect(await fits(size)).toBe(true);
    expect(larger !== undefined && (await fits(larger))).toBe(false);
    expect(lines).toBeLessThanOrEqual(maxLines);
  });

  it('is smaller rather than breaking a word', async () => {
    const { size, broken } = await fitTitle(room, title('Incomprehensibilities'));
    expect(broken).toBe(false);
    expect(21 * size * 0.5).toBeLessThanOrEqual(room.width);
  });

  it('breaks a word that is longer than a line at the smallest size', async () => {
    expect(await fitTitle(room, title('x'.repeat(60)))).toMatchObject({ broken: true });
  });

  it('is cut after four lines at the smallest size as a last resort', async () => {
    expect(await fitTitle(room, title('bread '.repeat(90)))).toEqual({
      size: smallest,
      lines: maxLines,
      broken: false,
    });
  });

  it('is measured a few times and not at each size', async () => {
    const seen: number[] = [];
    await fitTitle(room, title('bread '.repeat(10), seen));
    expect(seen.length).toBeLessThanOrEqual(4);
  });
});
