import { describe, expect, it, vi } from 'vitest';
import { oncePerElement } from './once-per-element.ts';

describe('oncePerElement', () => {
  it('starts once per element, and later calls return the same result', () => {
    const start = vi.fn(async (_root: HTMLElement) => undefined);
    const once = oncePerElement(start);
    // An element is only a key here.
    const [first, second] = [{} as HTMLElement, {} as HTMLElement];
    expect(once(first)).toBe(once(first));
    expect(once(second)).not.toBe(once(first));
    expect(start.mock.calls).toEqual([[first], [second]]);
  });

  it('starts again after an error', () => {
    const start = vi
      .fn((_root: HTMLElement) => undefined)
      .mockImplementationOnce(() => {
        throw new Error('not yet');
      });
    const once = oncePerElement(start);
    const root = {} as HTMLElement;
    expect(() => once(root)).toThrow('not yet');
    once(root);
    once(root);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
