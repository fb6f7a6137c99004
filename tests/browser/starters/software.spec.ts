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
