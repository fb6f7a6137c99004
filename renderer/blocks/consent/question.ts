import type { Consent } from '../../client/attribution/consent.ts';

/**
 * Shows the question as a card over the page to visitors who have not answered, and in the dialog to those who open it.
 * Closing the dialog is no answer. Returns a function that updates the question to the current answer.
 */
export function question(
  root: HTMLElement,
  onAnswer: (choice: Consent) => void,
): (choice: Consent | undefined) => void {
  const dialog = root.querySelector('dialog');
  const card = root.querySelector<HTMLElement>('.consent-card');
  if (!dialog || !card) return () => undefined;
  let answer: Consent | undefined;
  /** The element that had the focus before the card. */
  let before: HTMLElement | undefined;

  const update = () => {
    const asks = answer === undefined && !dialog.open;
    // Before the page, so that screen readers reach it first.
    if (asks) {
      if (card.parentNode !== document.body) placeCard(card);
    } else if (card.parentNode !== dialog) dialog.append(card);
    for (const button of card.querySelectorAll('button'))
      button.ariaPressed = answer ? `${button.value === answer}` : null;
  };

  card.addEventListener('click', ({ target }) => {
    const choice = target instanceof HTMLButtonElement ? target.value : '';
    if (choice !== 'yes' && choice !== 'no') return;
    const focused = card.contains(document.activeElement) && !dialog.open;
    dialog.close();
    onAnswer(choice);
    if (focused) (before?.isConnected ? before : document.querySelector('main'))?.focus({ preventScroll: true });
  });
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) before = relatedTarget;
  });
  dialog.addEventListener('close', update);
  // By then the loader has opened the dialog, and the card moves into it.
  for (const event of ['click', 'frontage:openDialog']) {
    addEventListener(event, () => {
      if (!dialog.open || card.parentNode === dialog) return;
      update();
      card.querySelector<HTMLElement>('a,button')?.focus();
    });
  }
  // Leaves room for the card, so that the end of the page can be scrolled above it.
  new ResizeObserver(() => {
    const height = card.parentNode === document.body ? card.offsetHeight : 0;
    document.documentElement.style.setProperty('--asking', `${height}px`);
  }).observe(card);

  return (choice) => {
    answer = choice;
    update();
  };
}

/** Puts the card behind the link that skips to the content, which must stay the first link of the page. */
function placeCard(card: Element): void {
  const skipLink = document.querySelector('body > .skip-link');
  if (skipLink) skipLink.after(card);
  else document.body.prepend(card);
}
