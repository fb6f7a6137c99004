import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { frontage } from '../command.ts';
import { starterCopy } from '../site-copy.ts';
import { tempSite } from '../temp-site.ts';

const env = { PUBLIC_SHEET: 'https://sheet.example/exec', PUBLIC_HOOK: 'https://hook.example/lead' };

test.describe.configure({ timeout: 240_000 });

test('every form of a site is sent, and arrives once and as typed', async () => {
  const site = tempSite('forms');
  // Values that a destination renames are also renamed in forms that are posted without script.
  site.edit(
    'pages.config.ts',
    "label: 'Zapier',",
    "label: 'Zapier', acceptsForms: true, fields: { email: 'Mail', formType: 'Kind' },",
  );
  const { code, stdout, stderr } = await frontage(['test-leads'], { cwd: site.root, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = stdout.trim().split('\n').slice(1, -2);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['/forms/audit', 'Audit form', 'sheet hook pipe', 'correct', 'yes'],
    ['/forms/bar', 'Call me', 'sheet', 'correct', 'yes'],
    ['/forms/begin', 'Price', 'sheet hook', 'correct', 'yes'],
    ['/forms/by-itself', 'Get it', 'sheet hook pipe', 'correct', 'yes'],
    ['/forms/call', 'Call me', 'sheet', 'correct', 'yes'],
    ['/forms/call-back', 'Newsletter', 'hook', 'correct', 'yes'],
    ['/forms/call-back', 'Call me back', 'hook', 'correct', 'yes'],
    ['/forms/contact', 'Send Message', 'sheet hook', 'correct', 'yes'],
    ['/forms/names', 'Send', 'hook', 'correct', 'yes'],
    ['/forms/names-in-steps', 'Send (2 branches)', 'hook', 'correct', 'yes'],
    ['/forms/news', 'Newsletter', 'hook', 'correct', 'yes'],
    ['/forms/nowhere', 'Send Message', 'pipe', 'correct', 'yes'],
    ['/forms/order', 'Order', 'sheet hook', 'correct', 'yes'],
    ['/forms/order', 'Popup', 'sheet hook', 'correct', 'yes'],
    ['/forms/order', 'Newsletter', 'hook', 'correct', 'yes'],
    ['/forms/popup', 'Get it', 'sheet hook pipe', 'correct', 'yes'],
    ['/forms/popup-here', 'Get it', 'sheet hook pipe', 'correct', 'yes'],
    ['/forms/quote', 'Ask for a price', 'sheet', 'correct', 'yes'],
    ['/forms/rank', '72 Hour Ranking Form', 'sheet hook', 'correct', 'yes'],
    ['/forms/recall', 'Call me', 'sheet', 'correct', 'yes'],
    ['/forms/short', 'Maps Ranking Analysis Form', 'sheet hook pipe', 'correct', 'yes'],
    ['/forms/steps', 'Ask for a price (6 branches)', 'sheet', 'correct', 'yes'],
    ['/forms/thanks', 'Send it, dear reader', 'hook', 'correct', 'yes'],
  ]);
  expect(stdout).toMatch(/\n23 forms on \d+ pages: every lead arrived once, as typed \([\d.]+ s\)\.\n$/);
  expect(readdirSync(site.root)).not.toContain('dist');
  site.drop();
});

test('the form of a new site works as it is', async () => {
  const site = starterCopy();
  const { code, stdout, stderr } = await site.frontage('test-leads');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\/about +Send the message +inbox +correct +yes$/m);
  site.drop();
});

test('a broken payload and a duplicate lead are errors', async () => {
  const site = tempSite('forms');
  expect((await frontage(['build', '--quiet'], { cwd: site.root, env })).code).toBe(0);
  const assets = join(site.options.out, 'assets');
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  };
  // The script that sends uses another name for the date field.
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const broken = scripts.filter((name) =>
    edit(join(assets, name), (text) =>
      text.replaceAll('payload.submissionDate', 'payload.sent').replace(/\.submissionDate=/g, '.sentOn='),
    ),
  );
  expect(broken).toHaveLength(1);
  // Another form sends twice to the same destination.
  const page = (name: string) => join(site.options.out, `${name}.html`);
  const words = '&quot;destinations&quot;:[&quot;sheet&quot;,&quot;hook&quot;]';
  expect(
    edit(page('rank'), (text) => text.replace(words, words.replace('&quot;hook&quot;', '&quot;sheet&quot;'))),
  ).toBe(true);

  const all = await frontage(['test-leads', '--out', 'dist', '--page', '/rank', '--page', 'contact', '--json'], {
    cwd: site.root,
  });
  expect(all.code).toBe(1);
  const [contact, rank] = JSON.parse(all.stdout).forms;
  expect(contact).toMatchObject({ ok: false, arrived: { sheet: 1, hook: 1 } });
  expect(contact.payloadFaults).toContain('Google Sheets: "submissionDate" is missing');
  expect(rank).toMatchObject({ ok: false, arrived: { sheet: 2 } });

  const shown = await frontage(['test-leads', '--out', 'dist', '--page', '/contact'], { cwd: site.root });
  expect(shown.code).toBe(1);
  expect(shown.stdout).toMatch(/Send Message +sheet hook +WRONG +yes/);
  expect(shown.stderr).toContain('/forms/contact, Send Message:\n  Google Sheets: "submissionDate" is missing\n');
  site.drop();
});

test('an answer that a reload loses, and a page that does not follow, are errors', async () => {
  const site = tempSite('forms');
  expect((await frontage(['build', '--quiet'], { cwd: site.root, env })).code).toBe(0);
  const assets = join(site.options.out, 'assets');
  const steps = readdirSync(assets).find((name) => /^form-steps-.*\.js$/.test(name)) ?? '';
  const code = readFileSync(join(assets, steps), 'utf8');
  expect(code).toContain('JSON.parse(sessionStorage[');
  writeFileSync(join(assets, steps), code.replaceAll('JSON.parse(sessionStorage[', 'JSON.parse({}['));
  const after = readdirSync(assets).find((name) => /^after-.*\.js$/.test(name)) ?? '';
  const leading = readFileSync(join(assets, after), 'utf8');
  expect(leading).toContain('.click()');
  writeFileSync(join(assets, after), leading.replace('.click()', '.blur()'));
  const { code: exit, stdout } = await frontage(
    ['test-leads', '--out', 'dist', '--page', '/steps', '--page', '/order', '--json'],
    { cwd: site.root },
  );
  expect(exit).toBe(1);
  const { forms } = JSON.parse(stdout);
  const garden = forms.find(({ page }: { page: string }) => page === '/forms/steps');
  expect(garden).toMatchObject({ ok: false, branches: 6 });
  expect(garden.trouble).toMatch(/^After a reload, the form shows another step\. \(service: lawn, urgent: yes\)$/);
  expect(forms[0]).toMatchObject({ ok: false, trouble: expect.stringContaining('does not follow') });
  site.drop();
});

test('a missing page, and a site that is not built, are reported with a suggestion', async () => {
  const site = tempSite('forms');
  const run = (...args: string[]) => frontage(['test-leads', ...args], { cwd: site.root, env });
  expect(await run('--out', 'dist')).toMatchObject({ code: 2, stderr: expect.stringContaining('frontage build') });
  expect(await run('--page', '/contakt')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: The site has no page "/contakt".\n  Did you mean "/contact"?\n',
  });
  const without = await run('--page', '/');
  expect(without.code).toBe(0);
  expect(without.stdout).toContain('No form on 1 page sends leads');
  site.drop();
});
