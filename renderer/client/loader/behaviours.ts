import type { BusEvents } from '../bus.ts';
import { hasSent } from './islands.ts';
import { all, around, listen, named, onceShown } from './page.ts';

/** What a dialog that opens by itself must not interrupt; `:is` forgives names that an older browser does not know. */
const occupied = ':is(dialog[open],:popover-open,:focus:not(a,button,dialog))';

/** Where the pointer went down last: a selection of text that ends on the backdrop does not close its dialog. */
let pressed: EventTarget | null;

/** What elements do by their attributes alone: open, close and dismiss others. */
export function listenForBehaviours(): void {
  listen('pointerdown', (event) => {
    pressed = event.target;
  });
  listen('click', act);
  addEventListener('frontage:openDialog', (event) =>
    openDialog((event as CustomEvent<BusEvents['openDialog']>).detail.id),
  );
  onceShown(() => all('[data-open-after]').forEach(openLater));
}

function act(event: MouseEvent): void {
  const dialog = event.target as HTMLElement & Partial<HTMLDialogElement>;
  if (dialog === pressed && dialog.showModal) {
    // A product is negative on either side of the dialog.
    const beside = event.offsetX * (dialog.offsetWidth - event.offsetX) < 0;
    if (beside || event.offsetY * (dialog.offsetHeight - event.offsetY) < 0) (dialog as HTMLDialogElement).close();
  }

  const closing = around(event, '[data-closes]')?.closest<HTMLDialogElement>('dialog,[popover]');
  if (closing?.close) closing.close();
  else closing?.hidePopover?.();

  const dismissed = named(around(event, '[data-dismiss]')?.dataset.dismiss);
  if (dismissed) {
    dismissed.hidden = true;
    setTimeout(
      () => {
        dismissed.hidden = !dismissed.dataset.reshow;
      },
      dismissed.dataset.reshow as unknown as number,
    );
  }

  // A link may lead to a page that holds the same thing; with a modifier key a person asks for that page.
  if (!event.ctrlKey && !event.metaKey && openDialog(around(event, '[data-open]')?.dataset.open))
    event.preventDefault();
}

/** Opens a dialog unless it is open; true when the page has such a dialog. */
function openDialog(id?: string): boolean | undefined {
  const dialog = named(id) as HTMLDialogElement | null;
  if (!dialog?.showModal) return;
  // Who has seen it does not get it a second time unasked.
  delete dialog.dataset.openAfter;
  if (!dialog.open) dialog.showModal();
  return true;
}

function openLater(dialog: HTMLElement): void {
  setTimeout(
    () => {
      if (!dialog.dataset.openAfter || hasSent) return;
      if (all(occupied)[0]) openLater(dialog);
      else openDialog(dialog.id);
    },
    dialog.dataset.openAfter as unknown as number,
  );
}
