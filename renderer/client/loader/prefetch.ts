import { around, fetchAhead, listen, saveData } from './page.ts';

/** Fetches the page behind a link when a person reaches for it, in browsers that speculation rules do not tell to. */
export function prefetchOnIntent(): void {
  if (saveData || HTMLScriptElement.supports?.('speculationrules')) return;
  listen('pointerover touchstart focusin', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[href]');
    if (link?.origin === location.origin && link.pathname !== location.pathname) {
      fetchAhead('prefetch', link.pathname + link.search);
    }
  });
}
