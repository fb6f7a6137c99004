import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseValue } from './parse-value.ts';

/** More than a call takes arguments. */
const tooMany = 130_000;
const schema = z.strictObject({
  lists: z.array(z.array(z.number())),
  more: z.record(z.string(), z.number()).optional(),
});
const wrong = (count: number) => Array.from({ length: count }, () => 'often');

describe('a value of a config', () => {
  it('is parsed as by zod itself', () => {
    expect(parseValue(schema, { lists: [[1]] })).toEqual({ success: true, data: { lists: [[1]] } });
    expect(parseValue(schema, { lists: [wrong(2)] }).error?.issues).toHaveLength(2);
  });

  it('with more errors than a call may have arguments has the first hundred reported', () => {
    const { issues = [] } = parseValue(schema, { lists: [wrong(tooMany)] }).error ?? {};
    expect(issues).toHaveLength(101);
    expect(issues[99]).toMatchObject({ code: 'invalid_type', path: ['lists', 0, 99] });
    expect(issues[100]).toMatchObject({ path: [], message: 'has more errors than can be listed' });
  });

  it('is invalid even if only later entries are', () => {
    const value = { lists: [[...Array.from({ length: 200 }, () => 1), ...wrong(tooMany)]] };
    expect(parseValue(schema, value)).toMatchObject({ success: false, error: { issues: [{ path: [] }] } });
  });

  it('does not hide what the code of a block throws', () => {
    const recursive = z.unknown().refine(function again(): boolean {
      return again();
    });
    expect(() => parseValue(recursive, 1)).toThrow(RangeError);
  });
});
