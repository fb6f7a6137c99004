import type { Consent } from '../../client/attribution/consent.ts';

/**
 * The question in its two shapes: over the page, in nobody's way, for those who were not asked yet; and in the dialog, for
 * whoever opens it. Closing the dialog, by whatever key, is no answer. Returns what shows how things stand.
 */
export function question(root: HTMLElement, onAnswer: (said: Consent) => void): (said: Consent | undefined) => void {
  const dialog = root.querySelector('dialog');
  const card = root.querySelector<HTMLElement>('.consent-card');
  if (!dialog || !card) return () => undefined;
  let answer: Consent | undefined;
  /** Where the focus was before it came into the card. */
  let before: HTMLElement | undefined;

  const settle = () => {
    const asks = answer === undefined && !dialog.open;
    // First in the document, so that it is met first by those who do not see it.
    if (asks) {
      if (card.parentNode !== document.body) document.body.prepend(card);
    } else if (card.parentNode !== dialog) dialog.append(card);
    for (const button of card.querySelectorAll('button'))
      button.ariaPressed = answer ? `${button.value === answer}` : null;
  };

  card.addEventListener('click', ({ target }) => {
    const said = target instanceof HTMLButtonElement ? target.value : '';
    if (said !== 'yes' && said !== 'no') return;
    const focused = card.contains(document.activeElement) && !dialog.open;
    dialog.close();
    onAnswer(said);
    if (focused) (before?.isConnected ? before : document.querySelector('main'))?.focus({ preventScroll: true });
  });
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) before = relatedTarget;
  });
  dialog.addEventListener('close', settle);
  // The loader has opened the dialog by then, and the card goes where it belongs.
  for (const event of ['click', 'frontage:openDialog']) {
    addEventListener(event, () => {
      if (!dialog.open || card.parentNode === dialog) return;
      settle();
      card.querySelector<HTMLElement>('a,button')?.focus();
    });
  }
  // What is under it can be scrolled above it, at the end of the page too.
  new ResizeObserver(() => {
    const height = card.parentNode === document.body ? card.offsetHeight : 0;
    document.documentElement.style.setProperty('--asking', `${height}px`);
  }).observe(card);

  return (said) => {
    answer = said;
    settle();
  };
}
