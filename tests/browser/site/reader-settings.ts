import type { Page } from '@playwright/test';
import { append } from '../../../renderer/sdk/any-length.ts';
import { tooWide } from './too-wide.ts';

/** Returns elements whose own box cuts off text. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (overflow: string, content: number, box: number) =>
      ['hidden', 'clip'].includes(overflow) && content > box + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (!element.textContent?.trim() || !element.checkVisibility() || element.matches('.visually-hidden'))
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return isCut(overflowX, scrollWidth, clientWidth) || isCut(overflowY, scrollHeight, clientHeight);
      })
      .map(({ localName, className }) => `${localName}.${className}`);
  });
}

/** Settings of readers: text twice as large (WCAG 1.4.4), and the spacing of WCAG 1.4.12. */
const settings = {
  'larger text': 'html { font-size: 200% }',
  'spaced text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
} as const;

/** Returns what cannot be read or reached with larger or wider text, each at the width with the least space. */
export async function unreadAsSet(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, width] of [
    ['larger text', 640],
    ['larger text', 1280],
    ['spaced text', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    }, settings[name]);
    const lost = [...(await tooWide(page)), ...(await cutOff(page))];
    append(
      found,
      lost.map((what) => `${name} at ${width} px: ${what}`),
    );
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}
