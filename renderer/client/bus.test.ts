import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BusEvents, emit, on } from './bus.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the event bus', () => {
  it('brings an event to everyone who listens for its name', () => {
    const heard: BusEvents['lead'][] = [];
    on('lead', (lead) => heard.push(lead));
    on('lead', (lead) => heard.push(lead));
    on('toast', () => expect.unreachable());
    emit('lead', { formType: 'Newsletter' });
    expect(heard).toEqual([{ formType: 'Newsletter' }, { formType: 'Newsletter' }]);
  });

  it('brings nothing more to who has stopped listening', () => {
    const stop = on('openDialog', () => expect.unreachable());
    stop();
    emit('openDialog', { id: 'audit' });
  });

  it('can be heard without this module, as the loader does', () => {
    const heard: Event[] = [];
    window.addEventListener('frontage:openDialog', (event) => heard.push(event));
    emit('openDialog', { id: 'audit' });
    expect(heard).toMatchObject([{ detail: { id: 'audit' } }]);
  });

  it('says with what is counted which variant of the page the visitor sees', () => {
    const heard: BusEvents['track'][] = [];
    on('track', (event) => heard.push(event));
    const page = (variant?: string) => ({
      documentElement: { dataset: { variant } },
      querySelector: () => variant && { dataset: { experiment: 'hero' } },
    });
    vi.stubGlobal('document', page('b'));
    emit('track', { name: 'Schedule', data: { step: 2 } });
    vi.stubGlobal('document', page());
    emit('track', { name: 'Schedule' });
    expect(heard).toEqual([
      { name: 'Schedule', data: { step: 2 }, experiment: 'hero', variant: 'b' },
      { name: 'Schedule' },
    ]);
  });
});
