import {
  type Choice,
  type Consent,
  choose,
  consent,
  consentKey,
  fullChoice,
} from '../../client/attribution/consent.ts';
import { acceptedLeads, type BusEvents, emit, on } from '../../client/bus.ts';
import type { TrackedEvent } from '../../client/pixels/vendor.ts';
import type { Pixels } from '../../sdk/pixels.ts';

interface ConsentIslandProps {
  readonly pixels: Pixels;
  /** Days until a choice expires. */
  readonly days: number;
}

/**
 * Asks visitors who have not chosen yet, and starts the pixels for those who agree. Events before that moment are never sent.
 * A choice applies to all open tabs at once.
 */
export default function watchConsent(root: HTMLElement): void {
  const { pixels, days }: ConsentIslandProps = JSON.parse(root.dataset.props ?? '{}');
  const vendors = Object.keys(pixels);
  let pixelCode: Promise<typeof import('../../client/pixels/index.ts')> | undefined;
  // One shared promise keeps the calls in order: pixels must start before they get events. If the code fails to load, no
  // events are sent.
  const withPixels = (work: (code: Awaited<NonNullable<typeof pixelCode>>) => unknown) => {
    pixelCode ??= import('../../client/pixels/index.ts');
    pixelCode.then(work, () => {
      pixelCode = undefined;
    });
  };
  let applied: Choice['said'] | undefined;

  /** The choice for the current vendors. A "no" applies to all of them, a "yes" only to those that it named. */
  const answer = () => {
    const { said, to = [] } = fullChoice() ?? {};
    return said === 'yes' && !vendors.every((name) => to.includes(name)) ? undefined : said;
  };

  const apply = () => {
    const now = answer();
    ask(now);
    if (now === applied) return;
    const before = applied;
    applied = now;
    if (now === 'yes') withPixels(({ startPixels }) => answer() === 'yes' && startPixels(pixels, days));
    else if (before === 'yes') withPixels(({ stopPixels }) => answer() !== 'yes' && stopPixels());
  };

  const count = (event: TrackedEvent) => {
    if (answer() === 'yes') withPixels(({ tell }) => answer() === 'yes' && tell(event));
  };

  const ask = question(root, (choice) => {
    choose(choice, vendors, days);
    emit('consent', { choice: consent() });
    // Cookies of an earlier visit may remain, even if no pixel has started on this page.
    if (choice === 'no' && applied !== 'yes') withPixels(({ stopPixels }) => stopPixels());
    apply();
  });

  apply();
  acceptedLeads.forEach(countLead);
  on('lead', countLead);
  on('track', ({ name, data, ...shown }) => count({ name, data: { ...data, ...shown } }));
  addEventListener('storage', ({ key }) => {
    if (key !== consentKey && key !== null) return;
    emit('consent', { choice: consent() });
    apply();
  });
  // A page in the back-forward cache gets no storage events from other tabs.
  addEventListener('pageshow', apply);

  function countLead({ formType, id }: BusEvents['lead']): void {
    count({ name: 'Lead', data: { form_name: formType }, id });
  }
}

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
