import type { Embed } from './embed-fields.ts';

/**
 * A frame is `waiting` until it has loaded, and `late` when that takes too long; a late frame may still become `ready`.
 */
export type FrameState = 'waiting' | 'ready' | 'late';

export interface FrameOptions extends Pick<Embed, 'src' | 'origin' | 'hostParameter' | 'greets'> {
  /** Accessible name of the frame. */
  readonly title: string;
  /** Permissions policy of the frame. */
  readonly allow: string;
  /** Called with every state, with the first one at once. */
  readonly onState: (state: FrameState) => void;
  /** Called with messages of the frame from its own origin. */
  readonly onMessage?: (data: unknown) => void;
}

/** Time limits for the provider's page to load, and then to send its first message, in milliseconds. */
const timeLimits = { load: 12_000, greeting: 4000 };

/**
 * Adds a frame over the content of `place`, and sets its state as `data-embed`. The returned function removes it. The
 * focus moves into the frame once it is ready, unless the visitor has moved it elsewhere. Keys that are pressed in a
 * frame, such as Escape, never reach the page around it.
 *
 * Browsers do not report whether a frame shows an error page: `load` fires for both. Only a message from the frame
 * proves that its page works.
 */
export function openFrame(place: HTMLElement, options: FrameOptions): () => void {
  const { src, origin, greets, title, allow, onState, onMessage } = options;
  const { origin: senderOrigin } = new URL(origin ?? src);
  const controller = new AbortController();
  const { signal } = controller;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: frameAddress(options, location.host), title, allow });
  // Video players refuse to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';

  const setState = (state: FrameState) => {
    const before = place.dataset.embed;
    if (signal.aborted || before === 'ready' || before === state) return;
    const { activeElement } = document;
    place.dataset.embed = state;
    onState(state);
    // An error page could be read under the cover, and take the focus.
    frame.inert = state !== 'ready';
    // Move the focus if it is inside the covered element, or on an element around it, such as the body.
    if (!frame.inert && (activeElement?.contains(place) || place.contains(activeElement)))
      frame.focus({ preventScroll: true });
  };
  const giveUpAfter = (ms: number) => {
    const timer = setTimeout(setState, ms, 'late');
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  frame.addEventListener('load', () => (greets ? giveUpAfter(timeLimits.greeting) : setState('ready')), { once: true });
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== senderOrigin || source === null || source !== frame.contentWindow) return;
    setState('ready');
    onMessage?.(data);
  };
  addEventListener('message', receive, { signal });

  setState('waiting');
  place.append(frame);
  giveUpAfter(navigator.onLine ? timeLimits.load : 0);
  return () => {
    controller.abort();
    frame.remove();
    delete place.dataset.embed;
  };
}

/** Returns the URL of a frame, with the page's host if the provider needs it. */
export function frameAddress({ src, hostParameter }: Pick<Embed, 'src' | 'hostParameter'>, host: string): string {
  if (hostParameter === undefined) return src;
  const url = new URL(src);
  url.searchParams.set(hostParameter, host);
  return url.href;
}

/** Creates a status line that screen readers announce when it changes. It must be on the page before it has text. */
export function statusLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'embed-status';
  line.setAttribute('role', 'status');
  return line;
}
