import { describe, expect, it } from 'vitest';
import { withoutHidden } from '../../inputs/sources/frame.ts';
import { hideSecrets, secretParts } from './hidden-secrets.ts';

/** Joins the parts of a secret, so that no scanner takes this file for a leak. */
const join = (...parts: readonly string[]) => parts.join('');
const drawn = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0';
const base64 = `${drawn}${drawn.toLowerCase()}`;

function shown(text: string, known: readonly string[] = []): string {
  return withoutHidden(text, hideSecrets(() => known)(text));
}

describe('a report', () => {
  it('shows only the public prefix of a secret', () => {
    for (const [text, left] of [
      [join('sk_', 'live_', drawn), 'sk_l…'],
      [join('AKIA', 'IOSFODNN7EXAMPLE'), 'AKIA…'],
      [join('whsec', '_', drawn), 'whse…'],
      [join('ghp', '_', drawn.slice(0, 36)), 'ghp_…'],
      [join('GOC', 'SPX-', drawn), 'GOCS…'],
      [join('eyJhbGciOiJIUzI1NiJ9', '.', 'eyJyb2xlIjoic2VydmljZV9yb2xlIn0', '.', drawn), 'eyJh…'],
      ['https://desk:open-sesame@hooks.example.com/in', 'https://desk:…@hooks.example.com/in'],
      ['https://hooks.example.com/in?v=1&api_key=0123456789&w=2', 'https://hooks.example.com/in?v=1&api_key=…&w=2'],
      [
        join('-----BEGIN PRIVATE', ' KEY-----\n', base64, '\n', base64, '=\n-----END PRIVATE KEY-----'),
        '-----BEGIN PRIVATE KEY-----…-----END PRIVATE KEY-----',
      ],
      // Cut off, in code.
      [
        join("'-----BEGIN PRIVATE", " KEY-----\\n' +\n  '", base64, "\\n' +\n  '", base64, "'"),
        "'-----BEGIN PRIVATE KEY-----…'",
      ],
      ['Signed with -----BEGIN PRIVATE KEY----- by us.', 'Signed with -----BEGIN PRIVATE KEY----- by us.'],
      [
        join('{ "type": "service_account", "private_key_id": "', '0123456789abcdef'.repeat(2), '" }'),
        '{ "type": "service_account", "private_key_id": "…" }',
      ],
    ] as const) {
      expect(shown(`Key: ${text}, twice: ${text}`)).toBe(`Key: ${left}, twice: ${left}`);
    }
  });

  it('hides values under the name of a secret, in code and in JSON', () => {
    expect(shown(`apiKey: 'hunter2-x9', label: 'hunter2-x9'`)).toBe(`apiKey: '…', label: 'hunter2-x9'`);
    expect(shown('{ "smtpPassword": "hunter2-x9" }')).toBe('{ "smtpPassword": "…" }');
    expect(shown('const ACCESS_TOKEN = `hunter2-x9`;')).toBe('const ACCESS_TOKEN = `…`;');
    expect(shown(`password: 'Your password'`)).toBe(`password: 'Your password'`);
  });

  it('hides known secrets anywhere, and in pieces', () => {
    const secret = 'hunter2-x9-and-more';
    expect(shown(`fern,${secret},moss`, [secret])).toBe('fern,…,moss');
    expect(shown(`['hunter2-', 'x9-and-more'].join('')`, [secret])).toBe(`['…', '…'].join('')`);
    expect(shown('ferns and moss', [secret])).toBe('ferns and moss');
  });

  it('shows public values', () => {
    for (const text of ['https://hooks.zapier.com/hooks/catch/1/a/', 'pk_live_0123456789abcdefghijkl', 'a:b@c']) {
      expect(shown(text)).toBe(text);
    }
  });
});

describe('the secret part of a value', () => {
  it('is the whole value if only its name marks it as a secret', () => {
    expect(secretParts('hunter2-x9')).toEqual(['hunter2-x9']);
    expect(secretParts('https://desk:open-sesame@desk.example.com/in')).toEqual(['open-sesame']);
    expect(secretParts(join('AKIA', 'IOSFODNN7EXAMPLE'))).toEqual(['IOSFODNN7EXAMPLE']);
    expect(secretParts('-----BEGIN PRIVATE KEY-----')).toEqual([]);
  });
});
