import { describe, expect, it } from 'vitest';
import { isReplaced, onlyDigits } from './digits.ts';

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

describe('isReplaced', () => {
  const typed = (data: string) => ({ inputType: 'insertText', data });
  const pasted = (data: string) => ({ inputType: 'insertFromPaste', data });

  it('is another number that takes the place of all that stood there', () => {
    expect(isReplaced('4420', '3055550142', pasted('(305) 555-0142'))).toBe(true);
    expect(isReplaced('4420', '3', typed('3'))).toBe(true);
    expect(isReplaced('4420', '3055550142', {})).toBe(true);
    expect(isReplaced('4420', '3055550142', { inputType: 'insertReplacementText', data: null })).toBe(true);
  });

  it('is not the same number with more, less or other digits', () => {
    expect(isReplaced('', '4', typed('4'))).toBe(false);
    expect(isReplaced('4', '44', typed('4'))).toBe(false);
    expect(isReplaced('4420', '442079460018', pasted('7946 0018'))).toBe(false);
    expect(isReplaced('4420', '9420', typed('9'))).toBe(false);
    expect(isReplaced('4', '44', { inputType: 'insertCompositionText', data: '44' })).toBe(false);
    expect(isReplaced('4420', '20', { inputType: 'deleteContentBackward', data: null })).toBe(false);
    expect(isReplaced('4420', '42', { inputType: 'historyUndo', data: null })).toBe(false);
  });
});
