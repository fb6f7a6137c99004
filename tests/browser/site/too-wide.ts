import type { Page } from '@playwright/test';

/** Returns visible elements beyond the right edge of the screen, except inside boxes that scroll. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBoxed = (element: Element): boolean => {
      const box = element.parentElement;
      if (box === null || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isBoxed(box);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility() && !isBoxed(element),
    );
    const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth;
    return [...(scrolls ? ['the page scrolls'] : []), ...wide.map(({ localName, id }) => `${localName}#${id}`)];
  });
}
