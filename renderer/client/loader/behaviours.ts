import type { BusEvents } from '../bus.ts';
import { hasSent } from './islands.ts';
import { byId, closest, listen, queryAll, whenShown } from './page.ts';

/**
 * A dialog must not open by itself while one of these matches. `:is` ignores selectors that older browsers do not know.
 */
const blockingDialogs = ':is(dialog[open],:popover-open,:focus:not(a,button,dialog))';

/** Target of the last pointerdown. A text selection that ends on the backdrop must not close its dialog. */
let pressed: EventTarget | null;

/** Handles attributes that open, close and dismiss elements. */
export function listenForBehaviours(): void {
  listen('pointerdown', (event) => {
    pressed = event.target;
  });
  listen('click', handleClick);
  addEventListener('frontage:openDialog', (event) =>
    openDialog((event as CustomEvent<BusEvents['openDialog']>).detail.id),
  );
  whenShown(() => queryAll('[data-open-after]').forEach(openLater));
}

function handleClick(event: MouseEvent): void {
  const dialog = event.target as HTMLElement & Partial<HTMLDialogElement>;
  if (dialog === pressed && dialog.showModal) {
    // The product is negative on either side of the dialog.
    const isBeside = event.offsetX * (dialog.offsetWidth - event.offsetX) < 0;
    if (isBeside || event.offsetY * (dialog.offsetHeight - event.offsetY) < 0) (dialog as HTMLDialogElement).close();
  }

  const closing = closest(event, '[data-closes]')?.closest<HTMLDialogElement>('dialog,[popover]');
  if (closing?.close) closing.close();
  else closing?.hidePopover?.();

  const dismissed = byId(closest(event, '[data-dismiss]')?.dataset.dismiss);
  if (dismissed) {
    dismissed.hidden = true;
    setTimeout(
      () => {
        dismissed.hidden = !dismissed.dataset.reshow;
      },
      dismissed.dataset.reshow as unknown as number,
    );
  }

  // A link may also lead to a page with the same content; with a modifier key, open that page.
  if (!event.ctrlKey && !event.metaKey && openDialog(closest(event, '[data-open]')?.dataset.open))
    event.preventDefault();
}

/** Opens a dialog unless it is open. Returns true if the page has such a dialog. */
function openDialog(id?: string): boolean | undefined {
  const dialog = byId(id) as HTMLDialogElement | null;
  if (!dialog?.showModal) return;
  // A dialog that was seen does not open by itself again.
  delete dialog.dataset.openAfter;
  if (!dialog.open) dialog.showModal();
  return true;
}

function openLater(dialog: HTMLElement): void {
  setTimeout(
    () => {
      if (!dialog.dataset.openAfter || hasSent) return;
      if (queryAll(blockingDialogs)[0]) openLater(dialog);
      else openDialog(dialog.id);
    },
    dialog.dataset.openAfter as unknown as number,
  );
}
