import { describe, expect, it } from 'vitest';
import { latinDigits, onlyDigits } from './characters.ts';
import { isReplaced, keepDigits } from './numbers.ts';

describe('onlyDigits', () => {
  it('removes everything but digits', () => {
    expect(onlyDigits('(305) 555-0142x', false)).toEqual({ value: '3055550142', plus: false });
  });

  it('keeps a leading plus while there is a number', () => {
    expect(onlyDigits('+', false)).toEqual({ value: '', plus: true });
    expect(onlyDigits('1305', true)).toEqual({ value: '1305', plus: true });
    expect(onlyDigits(' +1 305', false)).toEqual({ value: '1305', plus: true });
    expect(onlyDigits('', true)).toEqual({ value: '', plus: false });
    expect(onlyDigits('1+305', false)).toEqual({ value: '1305', plus: false });
  });
});

describe('digits of other scripts', () => {
  it.each([
    ['Arabic', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['Persian', '۰۹۱۲۳۴۵۶۷۸', '0912345678'],
    ['Devanagari', '०१२३४५६७८९', '0123456789'],
    ['Bengali', '০১২৩৪৫৬৭৮৯', '0123456789'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉', '0123456789'],
    ['full-width', '０１２３４５６７８９', '0123456789'],
    ['mathematical, five rows of which touch', '𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['mixed', '٠٥0-१२', '05012'],
  ])('become 0 to 9: %s', (_script, typed, digits) => {
    expect(onlyDigits(typed, false)).toEqual({ value: digits, plus: false });
    expect(latinDigits(typed).replace(/-/g, '')).toBe(digits);
  });

  it('is right for every Unicode digit', () => {
    let zero = 0;
    let count = 0;
    for (let code = 0; code < 0x1_10000; code += 1) {
      if (!/\p{Nd}/u.test(String.fromCodePoint(code))) continue;
      zero = count % 10 === 0 ? code : zero;
      expect(latinDigits(String.fromCodePoint(code))).toBe(String(code - zero));
      count += 1;
    }
    expect(count).toBeGreaterThan(600);
  });

  it('keep the plus of their script, and one behind direction marks', () => {
    for (const typed of ['+٩٧١ ٥٠', '＋９７１ ５０', '\u202a+971\u00a050\u202c', '\u200b +971 50', '⁺971 50']) {
      expect(onlyDigits(typed, false)).toEqual({ value: '97150', plus: true });
    }
  });

  it('keeps characters that are not decimal digits', () => {
    expect(latinDigits('Ext. Ⅷ, 八 and ½')).toBe('Ext. Ⅷ, 八 and ½');
  });
});

describe('isReplaced', () => {
  const typed = (data: string) => ({ inputType: 'insertText', data });
  const pasted = (data: string) => ({ inputType: 'insertFromPaste', data });

  it('is true when another number replaces the whole value', () => {
    expect(isReplaced('4420', '3055550142', pasted('(305) 555-0142'))).toBe(true);
    expect(isReplaced('4420', '3', typed('3'))).toBe(true);
    expect(isReplaced('4420', '3055550142', {})).toBe(true);
    expect(isReplaced('4420', '3055550142', { inputType: 'insertReplacementText', data: null })).toBe(true);
  });

  it('is false when digits were added, removed or changed', () => {
    expect(isReplaced('', '4', typed('4'))).toBe(false);
    expect(isReplaced('4', '44', typed('4'))).toBe(false);
    expect(isReplaced('4420', '442079460018', pasted('7946 0018'))).toBe(false);
    expect(isReplaced('4420', '9420', typed('9'))).toBe(false);
    expect(isReplaced('4', '44', { inputType: 'insertCompositionText', data: '44' })).toBe(false);
    expect(isReplaced('4420', '20', { inputType: 'deleteContentBackward', data: null })).toBe(false);
    expect(isReplaced('4420', '42', { inputType: 'historyUndo', data: null })).toBe(false);
  });
});

describe('keepDigits', () => {
  it.each([
    ['a selection', '+44 20', 0, 6, [0, 4]],
    ['a caret', '(305) 5', 7, 7, [4, 4]],
    ['a caret in the middle', '30-55', 3, 3, [2, 2]],
  ])('keeps %s at the same digits', (_what, value, selectionStart, selectionEnd, expected) => {
    let selected: unknown;
    const control = {
      name: 'phone',
      value,
      selectionStart,
      selectionEnd,
      setSelectionRange: (...range: unknown[]) => {
        selected = range;
      },
    };
    const behindPlus = new Map<string, string>();
    keepDigits(control, behindPlus, new Event('input'));
    expect(selected).toEqual(expected);
    expect([...behindPlus]).toEqual(value.startsWith('+') ? [['phone', control.value]] : []);
  });
});
