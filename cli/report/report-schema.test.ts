import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { reportToJson } from './json.ts';
import { reportJsonSchema, type reportSchema } from './report-schema.ts';

const published = resolve(import.meta.dirname, '../../docs/schemas/report.schema.json');
const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(reportJsonSchema());
const report = reportToJson([misspelt, { ...warning, exact: false }], { cwd, notShown: 3, complete: true });

describe('the schema of a report', () => {
  it('is published as it is (UPDATE=1 writes it anew)', () => {
    const text = `${JSON.stringify(reportJsonSchema(), null, 2)}\n`;
    if (process.env.UPDATE === '1') {
      mkdirSync(dirname(published), { recursive: true });
      writeFileSync(published, text);
    }
    expect(readFileSync(published, 'utf8')).toBe(text);
  });

  it('takes what is reported, and its types are those of the report', () => {
    const typed: z.input<typeof reportSchema> = report;
    expect(validate(JSON.parse(JSON.stringify(typed))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(reportToJson([], { cwd, notShown: 0, complete: false }))).toBe(true);
  });

  it.each([
    ['another schema', { ...report, $schema: 'urn:frontage:schema:report:1' }],
    ['a count in words', { ...report, errors: 'one' }],
    ['nothing on what was not shown', { ...report, notShown: undefined }],
    ['a field of its own', { ...report, more: true }],
    ['an issue without a code', { ...report, issues: [{ ...warning, code: undefined }] }],
    ['a severity that there is not', { ...report, issues: [{ ...warning, severity: 'notice' }] }],
    ['a line before the first', { ...report, issues: [{ ...warning, line: 0 }] }],
    ['no more issues that are not listed', { ...report, issues: [{ ...warning, more: 0 }] }],
    ['a strange field of an issue', { ...report, issues: [{ ...warning, url: 'x' }] }],
  ])('refuses %s', (_what, broken) => {
    expect(validate(JSON.parse(JSON.stringify(broken)))).toBe(false);
  });
});
