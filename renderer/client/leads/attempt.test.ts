import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDue, newDeliveryStatus, postpone, remaining, timing } from './attempt.ts';

const day = 24 * 3600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * day });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('waits', () => {
  it('are four times longer after each attempt, up to six hours', () => {
    const status = newDeliveryStatus('sheet');
    const waits = Array.from({ length: 7 }, () => {
      postpone(status, timing);
      return status.wait / 1000;
    });
    expect(waits).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600]);
  });

  it('differ from browser to browser', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const status = newDeliveryStatus('sheet');
    postpone(status, timing);
    expect(status.wait).toBe(15_000);
  });

  it.each([
    [90_000, 90_000],
    [3600_000, 3600_000],
    [3600_001, 3600_000],
    [day, 3600_000],
    [365 * day, 3600_000],
    [Number.POSITIVE_INFINITY, 3600_000],
  ])('last as long as the destination asks, at most an hour: %s', (asked, wait) => {
    const status = newDeliveryStatus('sheet');
    postpone(status, timing, asked);
    expect(remaining(status)).toBe(wait);
  });

  it('end when the clock is set back', () => {
    const status = newDeliveryStatus('sheet');
    postpone(status, timing, 90_000);
    vi.setSystemTime(98 * day);
    expect(isDue(status, false)).toBe(true);
  });
});

describe('an attempt', () => {
  it('is due once the wait is over', () => {
    const status = newDeliveryStatus('sheet');
    expect(isDue(status, false)).toBe(true);
    postpone(status, timing);
    expect(isDue(status, false)).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(isDue(status, false)).toBe(true);
  });

  it('is due when it is eager, unless the destination asked to wait', () => {
    const status = newDeliveryStatus('sheet');
    postpone(status, timing);
    expect(isDue(status, true)).toBe(true);
    postpone(status, timing, 60_000);
    expect(isDue(status, true)).toBe(false);
  });

  it('is repeated three times when it is eager and gets no answer, then waits', () => {
    const status = newDeliveryStatus('sheet');
    postpone(status, timing);
    status.unanswered = 3;
    expect(isDue(status, true)).toBe(true);
    status.unanswered = 4;
    expect(isDue(status, true)).toBe(false);
  });

  it('is not due once the lead was delivered', () => {
    expect(isDue({ ...newDeliveryStatus('sheet'), delivered: 'confirmed' }, true)).toBe(false);
  });
});
