import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const names = { booked: 'visit.booked', booking: 'visit.made.id', resized: 'resized', height: 'box.pixels' };
const booked = { event: 'visit.booked', visit: { made: { id: 'a1' } } };

describe('a message of a calendar', () => {
  it('reports a booking and its id', () => {
    expect(readMessage(booked, names)).toEqual({ booked: true, booking: 'a1', height: undefined });
    expect(readMessage(JSON.stringify(booked), names)).toMatchObject({ booked: true, booking: 'a1' });
    expect(readMessage({ type: 'visit.booked' }, { ...names, name: 'type' }).booked).toBe(true);
  });

  it('reports no booking under another name, or if no name is declared', () => {
    expect(readMessage({ ...booked, event: 'visit.viewed' }, names).booked).toBe(false);
    expect(readMessage({}, {}).booked).toBe(false);
    expect(readMessage(booked, {}).booked).toBe(false);
  });

  it('has no booking id if it is not a text', () => {
    expect(readMessage({ ...booked, visit: { made: { id: 7 } } }, names).booking).toBeUndefined();
    expect(readMessage({ ...booked, visit: 'made' }, { ...names, booking: 'visit.length' }).booking).toBeUndefined();
    expect(readMessage(booked, { ...names, booking: 'constructor.name' }).booking).toBeUndefined();
  });

  it.each([
    ['as a number', 693, 693],
    ['with its unit', '693px', 693],
    ['that no calendar has', 20, undefined],
    ['beyond every screen', 1e9, undefined],
    ['below nothing', -700, undefined],
    ['that is none', 'auto', undefined],
    ['that is not there', undefined, undefined],
  ])('says a height %s', (_, pixels, height) => {
    expect(readMessage({ event: 'resized', box: { pixels } }, names).height).toBe(height);
    expect(readMessage({ event: 'other', box: { pixels } }, names).height).toBeUndefined();
  });

  it.each([null, undefined, 42, 'hello', '{', '"text"', []])('may be anything: %j', (data) => {
    expect(readMessage(data, names)).toEqual({ booked: false, booking: undefined, height: undefined });
  });
});
