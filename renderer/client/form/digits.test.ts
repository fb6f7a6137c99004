import { describe, expect, it } from 'vitest';
import { onlyDigits } from './digits.ts';

describe('onlyDigits', () => {
  it('drops what is not a digit', () => {
    expect(onlyDigits('(305) 555-0142x', false)).toEqual({ value: '3055550142', plus: false });
  });

  it('remembers a leading plus while there is a number', () => {
    expect(onlyDigits('+', false)).toEqual({ value: '', plus: true });
    expect(onlyDigits('1305', true)).toEqual({ value: '1305', plus: true });
    expect(onlyDigits(' +1 305', false)).toEqual({ value: '1305', plus: true });
    expect(onlyDigits('', true)).toEqual({ value: '', plus: false });
    expect(onlyDigits('1+305', false)).toEqual({ value: '1305', plus: false });
  });
});
