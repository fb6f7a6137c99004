import type { Embed } from './embed-fields.ts';
import { type FrameOptions, type FrameState, openFrame } from './open-frame.ts';
import { statusLine } from './status-line.ts';

export interface FacadeOptions extends Embed, Pick<FrameOptions, 'title' | 'allow' | 'onMessage'> {
  /** The link that leads to what the frame shows. */
  readonly link: HTMLAnchorElement;
  /** The element that the frame covers. */
  readonly place: HTMLElement;
  /** The element that the line of words comes after. */
  readonly above: HTMLElement;
  readonly loading: string;
  readonly failed: string;
  readonly elsewhere: string;
}

/**
 * Lets a link show what it leads to right here. With a modifier key it stays a link; it is one again when the frame does
 * not come, and once it has come another stands below it.
 */
export function facade({ link, place, above, loading, failed, elsewhere, ...frame }: FacadeOptions): void {
  const line = statusLine();
  above.after(line);
  const wayOut = plainLink(link.href, elsewhere);
  const onState = (state: FrameState) => {
    line.replaceChildren({ waiting: loading, ready: wayOut, late: failed }[state]);
    if (state !== 'late') return;
    link.removeEventListener('click', open);
    // A link that was hidden meanwhile has lost the focus.
    if (document.activeElement === document.body) link.focus();
  };
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (place.dataset.embed !== undefined) return;
    openFrame(place, { ...frame, onState });
    // A larger frame than the picture it covers may reach below the window.
    place.scrollIntoView({ block: 'nearest' });
  };
  link.addEventListener('click', open);
}

function plainLink(href: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  return Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: words });
}
