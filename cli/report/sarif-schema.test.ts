import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ruleText } from '../explain/families.ts';
import { cwd, misspelt, warning } from './issues.fixture.ts';
import { issuesToSarif } from './sarif.ts';

/** The schema of OASIS as it is published (Schemata/sarif-schema-2.1.0.json in oasis-tcs/sarif-spec), without its line breaks. */
const schema = resolve(import.meta.dirname, '../../tests/schemas/sarif-schema-2.1.0.json');

const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
// RFC 3986: what stands in an address unescaped, and escapes that are whole.
ajv.addFormat('uri-reference', /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/);
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

const odd = { ...warning, file: '/other/größe 100%#1.ts', message: '“Ferns” & \u0000 <b>' };
const { file: _file, line: _line, column: _column, ...nowhere } = warning;
const log = issuesToSarif([misspelt, warning, odd, nowhere], { cwd, config: '/site/pages.config.ts', ruleText });

describe('the schema of SARIF 2.1.0', () => {
  it('takes a run, with every rule and its help', () => {
    expect(validate(JSON.parse(JSON.stringify(log))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(JSON.parse(JSON.stringify({ ...log, runs: [{ ...log.runs[0], results: [] }] })))).toBe(true);
  });

  it.each([
    ['another version', (text: string) => text.replace('"version":"2.1.0"', '"version":"2.0.0"')],
    ['a level that it does not know', (text: string) => text.replace('"level":"warning"', '"level":"warn"')],
    ['a line before the first', (text: string) => text.replace('"startLine":2', '"startLine":0')],
    ['a field that it does not know', (text: string) => text.replace('"ruleId":', '"rule":')],
    ['an address that is none', (text: string) => text.replace('%C3%B6', 'ö')],
    ['a rule without an id', (text: string) => text.replace('"rules":[{"id":', '"rules":[{"name":')],
    ['no tool', (text: string) => text.replace('"tool":', '"tools":')],
  ])('refuses %s', (_, spoil) => {
    const text = JSON.stringify(log);
    expect(spoil(text)).not.toBe(text);
    expect(validate(JSON.parse(spoil(text)))).toBe(false);
  });
});
