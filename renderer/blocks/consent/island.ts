import { type Choice, choose, consent, fullChoice } from '../../client/attribution/consent.ts';
import { consentKey } from '../../client/attribution/keys.ts';
import { acceptedLeads, type BusEvents, emit, on } from '../../client/bus.ts';
import type { TrackedEvent } from '../../client/pixels/vendor.ts';
import type { Pixels } from '../../sdk/pixels.ts';
import { question } from './question.ts';

interface ConsentIslandProps {
  readonly pixels: Pixels;
  /** Days that a choice holds. */
  readonly days: number;
}

/**
 * Asks whoever was not asked yet, and has the pixels count for those who agreed, from that moment on: what happened before
 * is told to nobody. A choice holds in every tab at once.
 */
export default function watchConsent(root: HTMLElement): void {
  const { pixels, days }: ConsentIslandProps = JSON.parse(root.dataset.props ?? '{}');
  const vendors = Object.keys(pixels);
  let code: Promise<typeof import('../../client/pixels/index.ts')> | undefined;
  // One promise, for two imports of one module may come in any order, and nobody can be told before the start. Where the
  // code does not come, nobody is told of anything.
  const use = (work: (pixels: Awaited<NonNullable<typeof code>>) => unknown) => {
    code ??= import('../../client/pixels/index.ts');
    code.then(work, () => {
      code = undefined;
    });
  };
  let applied: Choice['said'] | undefined;

  /** What was said about all who are named now; a "no" is about everybody. */
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
    if (now === 'yes') use(({ startPixels }) => answer() === 'yes' && startPixels(pixels, days));
    else if (before === 'yes') use(({ stopPixels }) => answer() !== 'yes' && stopPixels());
  };

  const count = (event: TrackedEvent) => {
    if (answer() === 'yes') use(({ tell }) => answer() === 'yes' && tell(event));
  };

  const ask = question(root, (said) => {
    choose(said, vendors, days);
    emit('consent', { choice: consent() });
    // Of an earlier visit something may be left, though nothing has started on this page.
    if (said === 'no' && applied !== 'yes') use(({ stopPixels }) => stopPixels());
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
  // What another tab said while this page lay in the back-forward cache was told to nobody here.
  addEventListener('pageshow', apply);

  function countLead({ formType, id }: BusEvents['lead']): void {
    count({ name: 'Lead', data: { form_name: formType }, id });
  }
}
