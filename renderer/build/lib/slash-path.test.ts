import { describe, expect, it } from 'vitest';
import { foldersOf } from './slash-path.ts';

describe('foldersOf', () => {
  it('lists each folder once, outer ones first', () => {
    expect(foldersOf(['a/b/c/x', 'a/b/y', 'a/z', 'w', 'd/v'])).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });
});
