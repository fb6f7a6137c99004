import { expect, test } from '../site/test.ts';

test.use({ siteName: 'starter-software', contextOptions: { reducedMotion: 'reduce' } });

for (const { width, lines, bars } of [
  { width: 390, lines: 3, bars: 19 },
  { width: 1440, lines: 1, bars: 33 },
  { width: 1100, lines: 1, bars: 33 },
]) {
  test(`the headline fills ${lines} of lines ${width} px wide, and bars end with the picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const { line, wide, rows, scroll, steps } = await page.evaluate(async () => {
      await document.fonts.ready;
      const title = document.querySelector('h1');
      const picture = document.querySelector('.hero-proof');
      if (title === null || picture === null) throw new Error('There is no headline, or no picture.');
      const words = document.createRange();
      words.selectNodeContents(title);
      const step = document.body.appendChild(document.createElement('div'));
      step.style.inlineSize = 'calc(var(--step) * 100)';
      const { left, right } = words.getBoundingClientRect();
      return {
        line: right - Math.max(left, picture.getBoundingClientRect().left),
        wide: picture.getBoundingClientRect().width,
        rows: Math.round(title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).fontSize)),
        scroll: document.documentElement.scrollWidth,
        steps: (100 * picture.getBoundingClientRect().height) / step.getBoundingClientRect().width,
      };
    });
    expect(rows).toBe(lines);
    expect(Math.abs(line - wide)).toBeLessThan(6);
    expect(scroll).toBe(width);
    expect(Math.abs(steps - bars)).toBeLessThan(0.1);
  });
}

for (const width of [390, 1440]) {
  test(`the marker of the headline holds its letters and stands apart from the word before, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const { above, below, gap, space, left } = await page.evaluate(async () => {
      await document.fonts.ready;
      const marked = document.querySelector('h1 em');
      const before = marked?.previousSibling;
      const context = document.createElement('canvas').getContext('2d');
      if (!marked || !before || !context) throw new Error('There is no marked word, or no canvas.');
      const { font, backgroundSize, backgroundPosition } = getComputedStyle(marked);
      context.font = font;
      const box = marked.getBoundingClientRect();
      const letters = context.measureText(marked.textContent ?? '');
      const size = Number.parseFloat(backgroundSize.split(' ')[1] ?? '');
      const top = ((box.height - size) * Number.parseFloat(backgroundPosition.split(' ')[1] ?? '')) / 100;
      const words = document.createRange();
      words.selectNodeContents(before);
      words.setEnd(before, (before.textContent ?? '').trimEnd().length);
      return {
        above: letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent - top,
        below: top + size - letters.fontBoundingBoxAscent - letters.actualBoundingBoxDescent,
        gap: box.left - ([...words.getClientRects()].at(-1)?.right ?? 0),
        space: context.measureText(' ').width,
        left: box.left - (document.querySelector('h1')?.getBoundingClientRect().left ?? 0),
      };
    });
    expect(above).toBeGreaterThan(1);
    expect(below).toBeGreaterThan(1);
    // On phones, the word begins a line of its own.
    if (width === 390) expect(left).toBeCloseTo(0, 0);
    else expect(gap).toBeGreaterThan(space * 0.85);
  });

  test(`the result of the first quote is drawn as so many marks, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const { mask, figure } = await page.locator('.testimonials-result > :first-child > p').evaluate((result) => ({
      mask: decodeURIComponent(getComputedStyle(result, '::after').maskImage),
      figure: Number(result.querySelector('b')?.textContent?.replace(/\D/g, '')),
    }));
    const [, wide, high] = mask.match(/M0 0h(\d+)v(\d+)H0z/) ?? [];
    const groups = (Number(wide) / 20) * (Number(high) / 26);
    expect(groups * 5 + 4).toBe(figure);
  });
}

test('figures below screens on the same ground share one gap with them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const screens = await page.locator('.tabs').boundingBox();
  const figures = await page.locator('.stats dl').boundingBox();
  const gap = (figures?.y ?? 0) - (screens?.y ?? 0) - (screens?.height ?? 0);
  const space = await page
    .locator('.section:has(> .tabs)')
    .evaluate((section) => getComputedStyle(section).paddingBlockEnd);
  expect(gap).toBeCloseTo(Number.parseFloat(space), 0);
});
