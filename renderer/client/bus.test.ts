import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BusEvents, emit, on } from './bus.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the event bus', () => {
  it('sends an event to every listener of its name', () => {
    const received: BusEvents['lead'][] = [];
    on('lead', (lead) => received.push(lead));
    on('lead', (lead) => received.push(lead));
    on('toast', () => expect.unreachable());
    emit('lead', { formType: 'Newsletter' });
    expect(received).toEqual([{ formType: 'Newsletter' }, { formType: 'Newsletter' }]);
  });

  it('sends nothing to a listener that has stopped', () => {
    const stop = on('openDialog', () => expect.unreachable());
    stop();
    emit('openDialog', { id: 'audit' });
  });

  it('can be received without this module, as the loader does', () => {
    const received: Event[] = [];
    window.addEventListener('frontage:openDialog', (event) => received.push(event));
    emit('openDialog', { id: 'audit' });
    expect(received).toMatchObject([{ detail: { id: 'audit' } }]);
  });

  it('adds the variant that the visitor sees to tracked events', () => {
    const received: BusEvents['track'][] = [];
    on('track', (event) => received.push(event));
    const page = (variant?: string) => ({
      documentElement: { dataset: { variant } },
      querySelector: () => variant && { dataset: { experiment: 'hero' } },
    });
    vi.stubGlobal('document', page('b'));
    emit('track', { name: 'Schedule', data: { step: 2 } });
    vi.stubGlobal('document', page());
    emit('track', { name: 'Schedule' });
    expect(received).toEqual([
      { name: 'Schedule', data: { step: 2 }, experiment: 'hero', variant: 'b' },
      { name: 'Schedule' },
    ]);
  });
});
