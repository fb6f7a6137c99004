import { type Choice, choose, consent, fullChoice } from '../../client/attribution/consent.ts';
import { consentKey } from '../../client/attribution/keys.ts';
import { acceptedLeads, type BusEvents, emit, on } from '../../client/bus.ts';
import type { TrackedEvent } from '../../client/pixels/vendor.ts';
import type { Pixels } from '../../sdk/pixels.ts';
import { question } from './question.ts';

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
