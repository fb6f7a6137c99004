import type { Embed } from './embed-fields.ts';
import { frameAddress } from './frame-address.ts';

/** A frame is `waiting` until it is there and `late` when that takes too long; one that is late may still become `ready`. */
export type FrameState = 'waiting' | 'ready' | 'late';

export interface FrameOptions extends Pick<Embed, 'src' | 'origin' | 'hostParameter' | 'greets'> {
  /** What it shows, for people who hear the page. */
  readonly title: string;
  /** What it may do beyond showing itself, as a permissions policy. */
  readonly allow: string;
  /** Hears of every state, the first at once. */
  readonly onState: (state: FrameState) => void;
  /** Hears what the frame itself says, from its own origin. */
  readonly onMessage?: (data: unknown) => void;
}

/** How long a provider's page may take to arrive, and then to greet, in milliseconds. */
const patience = { load: 12_000, greeting: 4000 };

/**
 * Lays a frame over what is in `place`, which wears the frame's state as `data-embed`. The returned function takes it
 * away. The focus moves into the frame once that is ready, unless the visitor has moved it elsewhere meanwhile: keys that
 * are pressed in a frame, Escape among them, never reach the page around it.
 *
 * Browsers do not tell a page whether its frame shows what it should or an error of theirs: `load` comes for both. Only a
 * message from the frame proves that its page is alive.
 */
export function openFrame(place: HTMLElement, options: FrameOptions): () => void {
  const { src, origin, greets, title, allow, onState, onMessage } = options;
  const { origin: sender } = new URL(origin ?? src);
  const ended = new AbortController();
  const { signal } = ended;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: frameAddress(options, location.host), title, allow });
  // Players refuse to play for a page that does not say where they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';

  const become = (state: FrameState) => {
    const before = place.dataset.embed;
    if (signal.aborted || before === 'ready' || before === state) return;
    const { activeElement: now } = document;
    place.dataset.embed = state;
    onState(state);
    // The page of an error could be read under its cover, and take the focus.
    frame.inert = state !== 'ready';
    // The focus is free where it is in the place, which is covered now, or on what holds the place, such as the body.
    if (!frame.inert && (now?.contains(place) || place.contains(now))) frame.focus({ preventScroll: true });
  };
  const giveUpAfter = (ms: number) => {
    const timer = setTimeout(become, ms, 'late');
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  frame.addEventListener('load', () => (greets ? giveUpAfter(patience.greeting) : become('ready')), { once: true });
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== sender || source === null || source !== frame.contentWindow) return;
    become('ready');
    onMessage?.(data);
  };
  addEventListener('message', receive, { signal });

  become('waiting');
  place.append(frame);
  giveUpAfter(navigator.onLine ? patience.load : 0);
  return () => {
    ended.abort();
    frame.remove();
    delete place.dataset.embed;
  };
}
