import type { BusEvents } from '../bus.ts';
import { leadKey } from '../leads/name.ts';
import { all, around, listen, named, shown, wantsNewTab } from './page.ts';

/** What a dialog that opens by itself must not interrupt; `:is` forgives names that an older browser does not know. */
const occupied = ':is(dialog[open],:popover-open,:is(input,select,textarea,iframe):focus)';

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
  shown.then(() => {
    for (const dialog of all('[data-open-after]')) openLater(dialog);
  });
}

function act(event: MouseEvent): void {
  const dialog = event.target as HTMLElement & Partial<HTMLDialogElement>;
  if (dialog === pressed && dialog.showModal) {
    const beside = event.offsetX < 0 || event.offsetX > dialog.offsetWidth;
    if (beside || event.offsetY < 0 || event.offsetY > dialog.offsetHeight) (dialog as HTMLDialogElement).close();
  }

  const closing = around(event, '[data-closes]')?.closest<HTMLDialogElement>('dialog,[popover]');
  if (closing?.close) closing.close();
  else closing?.hidePopover?.();

  const dismissed = named(around(event, '[data-dismiss]')?.dataset.dismiss);
  if (dismissed) {
    dismissed.hidden = true;
    if (dismissed.dataset.reshow) {
      setTimeout(() => {
        dismissed.hidden = false;
      }, +dismissed.dataset.reshow);
    }
  }

  // A link may lead to a page that holds the same thing; with a modifier key a person asks for that page.
  if (!wantsNewTab(event) && openDialog(around(event, '[data-open]')?.dataset.open)) event.preventDefault();
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
      if (!dialog.dataset.openAfter || hasSent()) return;
      if (all(occupied)[0]) openLater(dialog);
      else openDialog(dialog.id);
    },
    dialog.dataset.openAfter as unknown as number,
  );
}

/** Whether the person has sent something here within a day: who has done what a dialog asks for is left alone. */
function hasSent(): boolean | undefined {
  try {
    // Begins with the time it was made, up to a hyphen; nothing is no number, and not less than anything.
    return Date.now() - parseFloat(localStorage[leadKey]) < 86_400_000;
  } catch {
    // Storage is denied.
  }
}
