import type { Embed } from '../../client/embed/embed-fields.ts';
import { type FrameState, openFrame } from '../../client/embed/open-frame.ts';
import { statusLine } from '../../client/embed/status-line.ts';
import { presentation } from '../../sdk/ui-text/english/presentation.ts';
import { slideAfter } from './slide-after.ts';

type PresentationIslandProps = Partial<Embed> & { readonly title: string };

/** Turns slides by the arrow keys, and shows what stands elsewhere over them while the dialog is open. */
export default function present(root: HTMLElement): void {
  const dialog = root.querySelector('dialog');
  const strip = dialog?.querySelector('.presentation-strip');
  if (!dialog || !strip) return;
  dialog.addEventListener('keydown', (event) => {
    const slide = slideAfter(event, strip);
    if (slide === undefined) return;
    event.preventDefault();
    strip.scrollTo({ left: slide * strip.clientWidth });
  });
  const place = dialog.querySelector<HTMLElement>('.embed');
  const props: PresentationIslandProps = JSON.parse(root.dataset.props ?? '{}');
  if (place && props.src !== undefined) showWhileOpen(dialog, place, { ...props, src: props.src });
}

/** A frame that goes with its dialog: what plays in it must not go on unseen. */
function showWhileOpen(dialog: HTMLDialogElement, place: HTMLElement, props: PresentationIslandProps & Embed): void {
  const line = statusLine();
  place.after(line);
  const words: Readonly<Record<FrameState, string>> = {
    waiting: props.loading ?? presentation.loading,
    ready: '',
    late: props.failed ?? presentation.failed,
  };
  const onState = (state: FrameState) => {
    line.textContent = words[state];
  };
  let close: (() => void) | undefined;
  const follow = () => {
    if (dialog.open) {
      close ??= openFrame(place, { ...props, allow: 'autoplay; fullscreen', onState });
      return;
    }
    close?.();
    close = undefined;
    line.textContent = '';
  };
  new MutationObserver(follow).observe(dialog, { attributeFilter: ['open'] });
  follow();
}
