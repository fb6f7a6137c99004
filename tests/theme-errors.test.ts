import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frontageInProcess } from './in-process.ts';
import { type TempSite, tempSite } from './temp-site.ts';

let site: TempSite;
beforeEach(() => {
  site = tempSite('bakery');
});
afterEach(() => site.drop());

const ink = '--ink: light-dark(oklch(0.25 0.035 160), oklch(0.95 0.018 95));';

describe('an error in the theme', () => {
  it.each([
    ['an unclosed bracket', '--ink: light-dark(red; }', '14:26'],
    ['a value without a semicolon', ink.slice(0, -1), '15:3'],
  ])('is reported once, at its source location: %s', async (_, replacement, location) => {
    site.edit('templates/theme.css', ink, replacement);
    const { code, stderr } = await frontageInProcess(['check'], { cwd: site.root });
    expect(code).toBe(1);
    expect(stderr.match(/^error .*/gm)).toEqual([`error theme-invalid templates/theme.css:${location}`]);
  });
});
