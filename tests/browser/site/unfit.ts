import type { Page } from '@playwright/test';

/** Widths of phones and of a tablet. */
export const everyWidth = [320, 360, 390, 414, 768] as const;

/**
 * Returns what does not fit on a page as it is shown now: boxes wider than the screen, words that are broken though a line of
 * the screen has room for them, text outside its control or cut by its box, and texts or controls on top of each other. Looks
 * into `root` alone if given, such as an open dialog.
 */
export function unfit(page: Page, root = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = 'a, button, input, select, textarea, summary, label, [role="tab"]';
    const found: string[] = [];
    const start = document.querySelector<HTMLElement>(selector) ?? document.body;
    const named = (element: Element, text = element.textContent ?? '') =>
      `${element.localName}.${element.className} of #${element.closest('[id]')?.id} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };

    interface Box {
      readonly element: Element;
      readonly text: string;
      /** What moves as one when the page scrolls. */
      readonly layer: Element;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const boxes: Box[] = [];
    /** The part of a rectangle that its ancestors show. */
    const add = (element: Element, text: string, rect: DOMRect) => {
      let { left, right, top, bottom } = rect;
      let layer: Element = start;
      for (let up: Element | null = element; up && up !== start; up = up.parentElement) {
        const { overflowX, overflowY, position } = styleOf(up);
        const edge = up.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (layer === start && /fixed|sticky/.test(position)) layer = up;
      }
      if (right - left > 2 && bottom - top > 2) boxes.push({ element, text, layer, left, right, top, bottom });
    };

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('svg, .visually-hidden, .skip-link') === null;
    // A line of a card on a phone.
    const room = innerWidth - 88;
    /** What a control takes of the width beside its words: padding and icons. */
    const inside = (control: Element) => {
      const { paddingLeft, paddingRight, columnGap } = styleOf(control);
      const icons = [...control.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width);
      const gap = Number.parseFloat(columnGap) || 0;
      return [paddingLeft, paddingRight]
        .map(Number.parseFloat)
        .concat(icons.map((width) => width + gap))
        .reduce((a, b) => a + b);
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || !isShown(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      // Letters are lower than their line.
      for (const line of lines) {
        const inset = Math.max(0, (line.height - Number.parseFloat(styleOf(element).fontSize)) / 2);
        add(element, node.data, new DOMRect(line.x, line.y + inset, line.width, line.height - 2 * inset));
      }
      const control = element.closest('a, button, summary, [role="tab"]');
      if (control && styleOf(control).display !== 'inline') {
        const edge = control.getBoundingClientRect();
        if (lines.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
          found.push(`text outside of ${named(control)}`);
      }
      if (lines.length < 2) continue;
      for (const word of node.data.matchAll(/[^\s\-–—/…·@.]+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const parts = [...range.getClientRects()];
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        if (parts.reduce((sum, { width }) => sum + width, 0) < room - (control ? inside(control) : 0))
          found.push(`"${word[0]}" is broken in ${named(element)}`);
      }
    }
    for (const element of start.querySelectorAll(controls)) {
      if (!isShown(element) || styleOf(element).display === 'inline' || element.matches('label')) continue;
      add(element, '', element.getBoundingClientRect());
    }
    boxes.sort((a, b) => a.top - b.top);
    for (const [index, a] of boxes.entries()) {
      for (let other = index + 1; other < boxes.length; other += 1) {
        const b = boxes[other];
        if (!b || b.top > a.bottom - 2) break;
        if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2 || Math.min(a.bottom, b.bottom) - b.top < 2)
          continue;
        found.push(`${named(a.element)} and ${named(b.element)} are on top of each other`);
      }
    }
    for (const element of start.querySelectorAll('*')) {
      if (!element.textContent?.trim() || !isShown(element)) continue;
      const { overflowX, overflowY } = styleOf(element);
      const cut = (overflow: string, content: number, box: number) => /hidden|clip/.test(overflow) && content > box + 1;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (cut(overflowX, scrollWidth, clientWidth) || cut(overflowY, scrollHeight, clientHeight))
        found.push(`text is cut by ${named(element)}`);
    }
    return [...new Set(found)];
  }, root);
}
