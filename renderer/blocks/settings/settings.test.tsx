import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../../cli/commands/hash-password.ts';
import { settings as panelText } from '../../sdk/ui-text/english/settings.ts';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { SettingsProps } from './fields.ts';
import { settings } from './index.ts';
import { isPassword } from './prompt.tsx';
import { settingHelp, settingProblem } from './settings-form.tsx';
import { countWrong, readTries, resetTries, waitAfter } from './tab-session.ts';
import { SettingsView, settingsAt } from './view.tsx';

const example = settings.examples[0]?.props ?? {};
const props = {
  ...example,
  ui,
  id: 'admin',
  level: 2,
  source: '/destinations.json',
  admin: { openOn: ['.preview.example.com'] },
  settings: [{ destination: 'sheet', label: 'Script', saved: 'Saved.' }],
} as unknown as SettingsProps;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the view of settings', () => {
  it('is one closed button that loads nothing before an interaction', () => {
    const html = renderToString(<SettingsView {...props} />);
    expect(html).toMatch(/<section id="admin"[^>]* aria-label="Admin"/);
    expect(html).not.toMatch(/<section[^>]* hidden/);
    expect(html).toContain('data-island="settings" data-on="interaction"');
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Admin<\/button>/);
    expect(html).not.toContain('<input');
  });

  it('is hidden until its script has checked the host, with openHostsOnly', () => {
    expect(renderToString(<SettingsView {...props} openHostsOnly />)).toMatch(
      /data-on="visible".*<section[^>]* hidden=""/,
    );
  });
});

describe('what settings require from their site', () => {
  const fields = { ...example, settings: [{ destination: 'sheet', label: 'Script', saved: 'Saved.' }] };
  const admin = { openOn: [] };

  it('is an admin, and a storageKey for each destination', () => {
    expect(settings.fits?.(fields, { admin, destinations: new Map([['sheet', { storageKey: 'sheet' }]]) })).toEqual([]);
    expect(settings.fits?.(fields, { destinations: new Map([['sheet', {}]]) })).toMatchObject([
      { path: [], suggestion: expect.stringContaining('frontage hash-password') },
      {
        path: ['settings', 0, 'destination'],
        suggestion: 'Add storageKey to destinations.sheet: the key under which a browser stores the setting.',
      },
    ]);
  });

  it('is a destination of the site', () => {
    expect(settings.fits?.(fields, { admin, destinations: new Map([['sheets', {}]]) })).toMatchObject([
      { path: ['settings', 0, 'destination'], suggestion: 'Did you mean "sheets"?' },
    ]);
  });

  it('is a text that says how long to wait', () => {
    const password = { ...props.password, wait: 'Try again later.' };
    expect(settings.check?.({ ...fields, password })).toMatchObject([{ path: ['password', 'wait'] }]);
  });
});

describe('a setting', () => {
  const sheet = { label: 'Sheet', url: 'https://a.example/x?key=1', allowedOrigins: ['https://a.example'] };
  const pipe = { label: 'Pipe', setting: 'key' as const };

  it.each([
    ['', sheet, undefined],
    ['https://a.example/exec', sheet, undefined],
    ['http://a.example/exec', sheet, panelText.noAddress],
    ['a.example', sheet, panelText.noAddress],
    ['https://evil.test/exec', sheet, fill(panelText.notAllowed, { origin: 'https://evil.test', name: 'sheet' })],
    ['k-123', pipe, undefined],
    ['k 123', pipe, panelText.noKey],
  ])('%j', (value, destination, problem) => {
    expect(settingProblem(value, 'sheet', destination, panelText)).toBe(problem);
  });

  it('explains how to allow an origin', () => {
    const problem = settingProblem('https://evil.test/exec', 'sheet', sheet, panelText);
    expect(problem).toMatch(
      /"https:\/\/evil\.test" to "allowedOrigins" of the destination "sheet" in pages\.config\.ts/,
    );
  });

  it('shows no more of the declared address than its origin', () => {
    expect(settingHelp(sheet, panelText)).toBe('Left empty, leads go to https://a.example.');
    expect(settingHelp({ label: 'Sheet', url: null }, panelText)).toBe(panelText.undeclared);
    expect(settingHelp({ ...pipe, url: sheet.url }, panelText)).toBe('With a key, leads go to https://a.example.');
    expect(settingHelp(pipe, panelText)).toBe(panelText.keyless);
  });
});

describe('a password', () => {
  it('is right if its hash matches', async () => {
    const hash = hashOf('a long enough café');
    expect(await isPassword('a long enough cafe\u0301', hash)).toBe(true);
    expect(await isPassword('a long enough cafe', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it.each([undefined, '', 'a long enough password'])('is wrong whatever it is with %j for a hash', async (hash) => {
    expect(await isPassword('a long enough password', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('is wrong if the browser cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await isPassword('a long enough password', hashOf('a long enough password'))).toBe(false);
  });
});

describe('wrong passwords', () => {
  afterEach(resetTries);

  it('cost no wait four times, then a longer one each time, up to five minutes', () => {
    expect([1, 4, 5, 6, 7, 100].map(waitAfter)).toEqual([0, 0, 5000, 10_000, 20_000, 300_000]);
  });

  it('are counted until the right one', () => {
    for (let wrong = 1; wrong < 6; wrong += 1) countWrong(1000);
    expect(readTries(1000)).toEqual({ wrong: 5, until: 6000 });
    resetTries();
    expect(readTries(1000)).toEqual({ wrong: 0, until: 0 });
  });

  it('cause no longer wait if the clock is set back', () => {
    for (let wrong = 1; wrong < 6; wrong += 1) countWrong(1_000_000);
    expect(readTries(1000).until).toBe(6000);
  });
});

it('has the toasts after a wrong and a right password, and after saving', () => {
  const [example] = settings.examples;
  const at = (when: 'errors' | 'sent' | 'failed') =>
    settingsAt({ when }, () => 'html', example?.props as Parameters<typeof settingsAt>[2]);
  expect(at('failed')).toEqual({ result: 'html', toasts: [] });
  expect(at('errors').toasts.map(({ tone, title }) => [tone, title])).toEqual([['negative', 'That did not open']]);
  expect(at('sent').toasts.map(({ title, text }) => [title, text])).toEqual([
    ['Welcome', 'You may change the settings now.'],
    ['Saved', 'Sign-ups from this browser go to the new address.'],
    ['Saved', 'Sign-ups go where they always went.'],
    ['Saved', 'Nothing was different.'],
  ]);
});
