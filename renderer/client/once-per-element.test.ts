import { describe, expect, it, vi } from 'vitest';
import { oncePerElement } from './once-per-element.ts';

describe('oncePerElement', () => {
  it('starts once in each element, and gives the same answer to who asks again', () => {
    const start = vi.fn(async (_root: HTMLElement) => undefined);
    const once = oncePerElement(start);
    // An element is a key here and nothing else.
    const [first, second] = [{} as HTMLElement, {} as HTMLElement];
    expect(once(first)).toBe(once(first));
    expect(once(second)).not.toBe(once(first));
    expect(start.mock.calls).toEqual([[first], [second]]);
  });

  it('starts again where starting threw', () => {
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
