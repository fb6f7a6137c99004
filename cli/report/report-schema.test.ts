import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { reportToJson } from './json.ts';
import { reportJsonSchema, type reportSchema } from './report-schema.ts';

const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(reportJsonSchema());
const places = [{ file: '/site/copy/home.ts', line: 7, column: 1 }];
const report = reportToJson([misspelt, { ...warning, exact: false, places }], { cwd, notShown: 3, complete: true });

describe('the schema of a report', () => {
  it('changes only on purpose: raise the number of `reportSchemaId` if the change breaks programs', () => {
    const rules = JSON.stringify(reportJsonSchema(), (key, value) => (key === 'description' ? undefined : value));
    expect(createHash('sha256').update(rules).digest('hex').slice(0, 16)).toBe('bc4a22e2d3d3173f');
  });

  it('accepts reports, and has their types', () => {
    const typed: z.input<typeof reportSchema> = report;
    expect(validate(JSON.parse(JSON.stringify(typed))), JSON.stringify(validate.errors)).toBe(true);
    expect(report.issues[1]?.places).toEqual([{ file: 'copy/home.ts', line: 7, column: 1 }]);
    expect(validate(reportToJson([], { cwd, notShown: 0, complete: false }))).toBe(true);
  });

  it.each([
    ['another schema', { ...report, $schema: 'urn:frontage:schema:report:1' }],
    ['a count as text', { ...report, errors: 'one' }],
    ['a report without notShown', { ...report, notShown: undefined }],
    ['an unknown field', { ...report, more: true }],
    ['an issue without a code', { ...report, issues: [{ ...warning, code: undefined }] }],
    ['an unknown severity', { ...report, issues: [{ ...warning, severity: 'notice' }] }],
    ['line 0', { ...report, issues: [{ ...warning, line: 0 }] }],
    ['zero more issues', { ...report, issues: [{ ...warning, more: 0 }] }],
    ['an unknown field of an issue', { ...report, issues: [{ ...warning, url: 'x' }] }],
  ])('refuses %s', (_what, broken) => {
    expect(validate(JSON.parse(JSON.stringify(broken)))).toBe(false);
  });
});
