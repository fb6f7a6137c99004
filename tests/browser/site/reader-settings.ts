import type { Page } from '@playwright/test';
import { append } from '../../../renderer/sdk/any-length.ts';
import { tooWide } from './too-wide.ts';

/** What has words that its own box cuts off. */
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

/** What readers set for themselves: all letters twice as large (WCAG 1.4.4), and the room of WCAG 1.4.12 around them. */
const settings = {
  'larger text': 'html { font-size: 200% }',
  'spaced text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
} as const;

/** What cannot be read or reached by those who set text larger or wider, each at the width where room is scarcest. */
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
