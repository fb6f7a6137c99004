import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../inputs/csv.ts';
import { type Data, parseJsonTable } from '../../inputs/data.ts';
import { secretIn } from './secret-patterns.ts';
import { secrets } from './secrets.ts';
import { intro, lintMessages, page, siteView } from './testing/sample-site.ts';

/** Joins the parts of a secret, so that no scanner takes this file for a leak. */
const join = (...parts: readonly string[]) => parts.join('');
const secretsOf = (input: unknown, data: Data) =>
  secrets.check(siteView({ input, loaded: { data, prose: { used: [] } } }));
const letters = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0';
const token = (payload: object) =>
  join('eyJhbGciOiJIUzI1NiJ9', '.', Buffer.from(JSON.stringify(payload)).toString('base64url'), '.', letters);

const leaks: readonly (readonly [what: string, text: string])[] = [
  ['a private key', join('-----BEGIN RSA PRIVATE', ' KEY-----\nMIIE')],
  ['a private key', join('-----BEGIN PRIVATE', ' KEY-----')],
  ['the key of a Google service account', join('{ "type": "service', '_account" }')],
  ['a secret of a Google application', join('GOC', 'SPX-', letters.slice(0, 28))],
  ['an access key of AWS', join('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a secret key of Stripe', join('sk_', 'live_', letters.slice(0, 24))],
  ['a secret key of Stripe', join('rk_', 'test_', letters.slice(0, 24))],
  ['a signing secret of a webhook', join('whsec', '_', letters)],
  ['a token of GitHub', join('ghp', '_', letters.slice(0, 36))],
  ['a token of GitHub', join('github', '_pat_', letters)],
  ['a token of GitLab', join('glpat', '-', letters.slice(0, 20))],
  ['a token of Slack', join('xoxb', '-123456789012-', letters)],
  ['a token of npm', join('npm', '_', letters.slice(0, 36))],
  ['a key of SendGrid', join('SG', '.', letters.slice(0, 22), '.', letters)],
  ['a key of Mailgun', join('key', '-', '0123456789abcdef'.repeat(2))],
  ['a key of OpenAI', join('sk', '-proj-', letters)],
  ['a key of Anthropic', join('sk', '-ant-', letters)],
  ['a token of HubSpot', join('pat', '-na1-01234567-0123-4567-89ab-0123456789ab')],
  ['a token of Airtable', join('pat', letters.slice(0, 14), '.', '0123456789abcdef'.repeat(4))],
  ['a token of Shopify', join('shpat', '_', '0123456789abcdef'.repeat(2))],
  ['a token of DigitalOcean', join('dop', '_v1_', '0123456789abcdef'.repeat(4))],
  ['a name and a password in an address', 'https://desk:open-sesame@hooks.example.com/in'],
  ['a key in an address', 'https://hooks.example.com/in?v=1&api_key=0123456789'],
  ['an access token (JWT)', token({ role: 'service_role' })],
];

describe('a secret', () => {
  it.each(leaks)('such as %s is found by its pattern', (what, text) => {
    expect(secretIn(text)).toBe(what);
    expect(secretIn(`Key: ${text}`)).toBe(what);
  });

  it('is found by its key, if it looks random', () => {
    for (const name of [
      'password',
      'apiKey',
      'client_secret',
      'smtpPassword',
      'accessToken',
      'AWS_SECRET_ACCESS_KEY',
    ]) {
      expect(secretIn('hunter2-x9', name), name).toBe(`a value under the name "${name}"`);
    }
    for (const [name, text] of [
      ['password', 'Your password'],
      ['password', 'Password'],
      ['apiKey', '{{facts.key1}}'],
      ['storageKey', 'gumloopApiKey1'],
      ['passwordHash', 'pbkdf2-sha256$600000$c2FsdA$aGFzaA1'],
      ['key', 'hunter2-x9'],
    ] as const) {
      expect(secretIn(text, name), `${name}: ${text}`).toBeUndefined();
    }
  });

  it('is not a value that only resembles one', () => {
    for (const text of [
      'https://hooks.zapier.com/hooks/catch/123456/abcdef/',
      'https://script.google.com/macros/s/AKfycbx0123456789abcdefghijklmnopqrstuvwxyz/exec',
      'mailto:desk@example.com?subject=a:b@c',
      'https://example.com/a?key=value&token=short',
      'Ask @fern:moss at https://example.com/@desk',
      'pk_live_0123456789abcdefghijkl',
      'Risk-antennas and task-project lists',
      token({ role: 'anon' }),
    ]) {
      expect(secretIn(text), text).toBeUndefined();
    }
  });
});

describe('what is published', () => {
  const key = join('sk_', 'live_', letters);

  it('is searched at any depth, and the report does not repeat the secret', () => {
    const found = secretsOf(
      { destinations: { desk: { label: 'Desk', fields: { key } } }, facts: [{ note: key }] },
      new Map(),
    );
    expect(found.map(({ path }) => path)).toEqual([
      ['destinations', 'desk', 'fields', 'key'],
      ['facts', 0, 'note'],
    ]);
    expect(found.map(({ written }) => written)).toEqual(found.map(({ path }) => path));
    expect(JSON.stringify(found)).not.toContain(key);
    expect(lintMessages({ routes: [page('/', { intro: intro(`Ferns ${key}`) })] })).toEqual([
      'secret-published: This looks like a secret key of Stripe, and everything in a config is published.',
    ]);
  });

  it('is searched in the cells of tables', () => {
    const table = parseCsv('/rows.csv', Buffer.from(`name,note.inner\nFern,\nMoss,${key}\n`));
    const data = new Map([['csv:rows.csv', { kind: 'csv' as const, file: '/rows.csv', ...table }]]);
    const route = { kind: 'matrix', rows: { plant: { csv: 'rows.csv' } } };
    expect(secretsOf({ routes: [route, route] }, data).map(({ path }) => path)).toEqual([
      ['routes', 0, 'rows', 'plant', 1, 'note.inner'],
    ]);
  });

  it('is searched in JSON tables, once for routes that share a table', () => {
    const rows = [{ name: 'Fern' }, { name: 'Moss', note: key }];
    const data = new Map([['json:rows.json', parseJsonTable('/rows.json', Buffer.from(JSON.stringify(rows)))]]);
    const route = { kind: 'matrix', rows: { plant: { json: 'rows.json' } } };
    expect(secretsOf({ routes: [route, route] }, data).map(({ path, written }) => ({ path, written }))).toEqual([
      { path: ['routes', 0, 'rows', 'plant', 1, 'note'], written: undefined },
    ]);
  });

  it('is searched once in objects that occur many times', () => {
    let reads = 0;
    const leaf = {
      get words() {
        reads += 1;
        return 'Nothing secret here';
      },
    };
    let nested: unknown = leaf;
    for (let level = 0; level < 6; level += 1) nested = Array.from({ length: 6 }, () => nested);
    expect(secretsOf({ nested }, new Map())).toEqual([]);
    expect(reads).toBe(1);
  });

  it('may go in a circle', () => {
    const circle: Record<string, unknown> = { key };
    circle.again = circle;
    expect(secretsOf(circle, new Map())).toHaveLength(1);
  });
});
