import type { Embed } from '../../client/embed/embed-fields.ts';
import { type FrameState, openFrame, statusLine } from '../../client/embed/open-frame.ts';
import { presentation } from '../../sdk/ui-text/english/presentation.ts';
import { slideAfter } from './slide-after.ts';

type PresentationIslandProps = Partial<Embed> & { readonly title: string };

/** Turns slides with the arrow keys, and shows the external presentation over them while the dialog is open. */
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

/** Opens the frame with its dialog and removes it on close, so that nothing keeps playing unseen. */
function showWhileOpen(dialog: HTMLDialogElement, place: HTMLElement, props: PresentationIslandProps & Embed): void {
  const line = statusLine();
  place.after(line);
  const messages: Readonly<Record<FrameState, string>> = {
    waiting: props.loading ?? presentation.loading,
    ready: '',
    late: props.failed ?? presentation.failed,
  };
  const onState = (state: FrameState) => {
    line.textContent = messages[state];
  };
  let close: (() => void) | undefined;
  const update = () => {
    if (dialog.open) {
      close ??= openFrame(place, { ...props, allow: 'autoplay; fullscreen', onState });
      return;
    }
    close?.();
    close = undefined;
    line.textContent = '';
  };
  new MutationObserver(update).observe(dialog, { attributeFilter: ['open'] });
  update();
}
