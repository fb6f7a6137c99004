import { describe, expect, it } from 'vitest';
import { readPalette } from './palette.ts';

const theme = `
/* --ink: red; */
:root { color-scheme: light dark; --tint: #123456; --paper: light-dark(oklch(1 0 0), #000); --ink: var(--tint, red); --accent: var(--none, #0a0b0c) }
:root[data-theme="light"] { --line: #111111 }
:root[data-theme='dark'], .other { color-scheme: dark; --line: #222222 }
@media (prefers-color-scheme: dark) { :root { --ink-2: #333333 } }
@media print { :root { --paper: #444444 } }
[data-tone="ink"] { --paper: #555555 }`;

describe('the colours of a card', () => {
  it('are the light ones if a page follows its visitor', () => {
    expect(readPalette(theme, 'auto')).toMatchObject({ paper: '#fff', ink: '#123456', accent: '#0a0b0c' });
  });

  it('are those of the theme that a page fixes', () => {
    expect(readPalette(theme, 'light')).toMatchObject({ paper: '#fff', line: '#111' });
    expect(readPalette(theme, 'dark')).toMatchObject({ paper: '#000', line: '#222' });
  });

  it('are the dark ones if the theme has no others', () => {
    const night = ':root { color-scheme: dark; --paper: light-dark(#fff, #010203) }';
    expect(readPalette(night, 'auto').paper).toBe('#010203');
  });

  it('include declarations for the preferred scheme of the visitor', () => {
    const preferring = ':root { --ink: #010101 } @media (prefers-color-scheme: light) { :root { --ink: #020202 } }';
    expect(readPalette(preferring, 'auto').ink).toBe('#020202');
  });

  it('are defaults if a theme has none, or invalid ones', () => {
    expect(readPalette(':root { --paper: nonsense(3); --ink: var(--ink) }', 'light')).toMatchObject({
      paper: '#fff',
      ink: '#141414',
    });
  });

  it('are sRGB, in any notation of the theme', () => {
    for (const colour of Object.values(
      readPalette(':root { --paper: lab(50% 20 30); --ink: oklch(0.5 0.1 20) }', 'light'),
    )) {
      expect(colour).toMatch(/^(#[\da-f]{3,8}|rgba?\(.*\)|[a-z]+)$/);
    }
  });
});
