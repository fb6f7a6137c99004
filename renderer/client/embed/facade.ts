import type { Embed } from './embed-fields.ts';
import { type FrameOptions, type FrameState, openFrame, statusLine } from './open-frame.ts';

export interface FacadeOptions extends Embed, Pick<FrameOptions, 'title' | 'allow' | 'onMessage'> {
  /** The link to what the frame shows. */
  readonly link: HTMLAnchorElement;
  /** The element that the frame covers. */
  readonly place: HTMLElement;
  /** The element that the status line follows. */
  readonly above: HTMLElement;
  readonly loading: string;
  readonly failed: string;
  readonly elsewhere: string;
}

/**
 * Makes a link open its target in a frame in place. With a modifier key it stays a link. It becomes a plain link again
 * if the frame does not load; once the frame has loaded, another link stands below it.
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
    // The frame may be larger than the picture and reach below the window.
    place.scrollIntoView({ block: 'nearest' });
  };
  link.addEventListener('click', open);
}

function plainLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  return Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: text });
}
