import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ruleText } from '../explain/families.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { issuesToSarif } from './sarif.ts';

/** The schema published by OASIS (Schemata/sarif-schema-2.1.0.json in oasis-tcs/sarif-spec), minified. */
const schema = resolve(import.meta.dirname, '../../tests/schemas/sarif-schema-2.1.0.json');

const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
// RFC 3986: characters that need no escape, and complete escapes.
ajv.addFormat('uri-reference', /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/);
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

const odd = { ...warning, file: '/other/größe 100%#1.ts', message: '“Ferns” & \u0000 <b>' };
const { file: _file, line: _line, column: _column, ...nowhere } = warning;
const log = issuesToSarif([misspelt, warning, odd, nowhere], { cwd, config: '/site/pages.config.ts', ruleText });

describe('the schema of SARIF 2.1.0', () => {
  it('accepts a run with the help of every rule', () => {
    expect(validate(JSON.parse(JSON.stringify(log))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(JSON.parse(JSON.stringify({ ...log, runs: [{ ...log.runs[0], results: [] }] })))).toBe(true);
  });

  it.each([
    ['another version', (text: string) => text.replace('"version":"2.1.0"', '"version":"2.0.0"')],
    ['an unknown level', (text: string) => text.replace('"level":"warning"', '"level":"warn"')],
    ['line 0', (text: string) => text.replace('"startLine":2', '"startLine":0')],
    ['an unknown field', (text: string) => text.replace('"ruleId":', '"rule":')],
    ['an invalid URI', (text: string) => text.replace('%C3%B6', 'ö')],
    ['a rule without an id', (text: string) => text.replace('"rules":[{"id":', '"rules":[{"name":')],
    ['no tool', (text: string) => text.replace('"tool":', '"tools":')],
  ])('refuses %s', (_, change) => {
    const text = JSON.stringify(log);
    expect(change(text)).not.toBe(text);
    expect(validate(JSON.parse(change(text)))).toBe(false);
  });
});
