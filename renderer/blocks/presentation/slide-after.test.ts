import { describe, expect, it } from 'vitest';
import { slideAfter } from './slide-after.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const strip = { scrollLeft: 400, clientWidth: 400 };

describe('the slide that a key leads to', () => {
  it('is the one before or after', () => {
    expect(slideAfter({ ...none, key: 'ArrowRight' }, strip)).toBe(2);
    expect(slideAfter({ ...none, key: 'ArrowLeft' }, strip)).toBe(0);
    expect(slideAfter({ ...none, key: 'ArrowRight' }, { ...strip, scrollLeft: 401.6 })).toBe(2);
  });

  it('is none for other keys, and for keys that belong to the browser', () => {
    expect(slideAfter({ ...none, key: 'ArrowDown' }, strip)).toBeUndefined();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(slideAfter({ ...none, [modifier]: true, key: 'ArrowLeft' }, strip)).toBeUndefined();
    }
  });
});
