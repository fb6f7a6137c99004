import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fresh, isDue, postpone, remaining, usualTiming } from './wait.ts';

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
  it('grow four times with each attempt, up to six hours', () => {
    const standing = fresh('sheet');
    const waits = Array.from({ length: 7 }, () => {
      postpone(standing, usualTiming);
      return standing.wait / 1000;
    });
    expect(waits).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600]);
  });

  it('differ from browser to browser', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const standing = fresh('sheet');
    postpone(standing, usualTiming);
    expect(standing.wait).toBe(15_000);
  });

  it('are as long as the destination asks, a day at most', () => {
    const standing = fresh('sheet');
    postpone(standing, usualTiming, 90_000);
    expect(remaining(standing)).toBe(90_000);
    postpone(standing, usualTiming, 30 * day);
    expect(remaining(standing)).toBe(day);
  });

  it('end when the clock is put back', () => {
    const standing = fresh('sheet');
    postpone(standing, usualTiming, 90_000);
    vi.setSystemTime(98 * day);
    expect(isDue(standing, false)).toBe(true);
  });
});

describe('an attempt', () => {
  it('is due once the wait is over', () => {
    const standing = fresh('sheet');
    expect(isDue(standing, false)).toBe(true);
    postpone(standing, usualTiming);
    expect(isDue(standing, false)).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(isDue(standing, false)).toBe(true);
  });

  it('is due when there is news, unless the destination asked to wait', () => {
    const standing = fresh('sheet');
    postpone(standing, usualTiming);
    expect(isDue(standing, true)).toBe(true);
    postpone(standing, usualTiming, 60_000);
    expect(isDue(standing, true)).toBe(false);
  });

  it('is repeated three times on news when its answers are never read, and then waits', () => {
    const standing = fresh('sheet');
    postpone(standing, usualTiming);
    standing.unanswered = 3;
    expect(isDue(standing, true)).toBe(true);
    standing.unanswered = 4;
    expect(isDue(standing, true)).toBe(false);
  });

  it('is not due where the lead was delivered', () => {
    expect(isDue({ ...fresh('sheet'), delivered: 'confirmed' }, true)).toBe(false);
  });
});
