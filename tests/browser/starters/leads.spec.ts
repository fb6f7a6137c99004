import { expect, test } from '@playwright/test';
import { frontage } from '../../command.ts';
import { builtSite, starterNames } from '../site/built-sites.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const name of starterNames) {
  test(`every form of the starter ${name} is sent, and arrives once and as typed`, async () => {
    const out = builtSite(`starter-${name}`);
    const { code, stdout, stderr } = await frontage(['test-leads', '--out', out, '--json'], { cwd: out });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { forms } = JSON.parse(stdout) as { forms: readonly { ok: boolean; arrived: object }[] };
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.filter(({ ok }) => !ok)).toEqual([]);
    for (const { arrived } of forms) expect(arrived).toEqual({ inbox: 1 });
  });
}
