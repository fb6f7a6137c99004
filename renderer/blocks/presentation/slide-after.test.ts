import { describe, expect, it } from 'vitest';
import { slideAfter } from './slide-after.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const strip = { scrollLeft: 400, clientWidth: 400 };

describe('the slide that a key turns to', () => {
  it('is the previous or next one', () => {
    expect(slideAfter({ ...none, key: 'ArrowRight' }, strip)).toBe(2);
    expect(slideAfter({ ...none, key: 'ArrowLeft' }, strip)).toBe(0);
    expect(slideAfter({ ...none, key: 'ArrowRight' }, { ...strip, scrollLeft: 401.6 })).toBe(2);
  });

  it('is undefined for other keys and browser shortcuts', () => {
    expect(slideAfter({ ...none, key: 'ArrowDown' }, strip)).toBeUndefined();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(slideAfter({ ...none, [modifier]: true, key: 'ArrowLeft' }, strip)).toBeUndefined();
    }
  });
});
