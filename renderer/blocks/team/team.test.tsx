import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contours, side } from './contours.ts';
import { TeamView } from './view.tsx';

const members = [
  { name: 'Agnes Pohl', role: 'Bookbinder', description: 'Sews by hand.', initials: 'AP' },
  { name: 'Lotte', role: 'Orders', description: 'Answers the telephone.', initials: 'LL' },
];
const html = renderToStaticMarkup(<TeamView id="people" level={2} headline="Two people" members={members} />);

describe('team', () => {
  it('shows every person with role and description', () => {
    for (const { name, role, description } of members) {
      expect(html).toContain(`<h3>${name}</h3><p class="team-role">${role}</p><p>${description}</p></li>`);
    }
  });

  it('draws the initials', () => {
    expect([...html.matchAll(/<text[^>]*>(\w+)<\/text>/g)].map(([, letters]) => letters)).toEqual(['AP', 'LL']);
  });

  it('hides the drawing from screen readers, because the name follows', () => {
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });
});

describe('the contours of a name', () => {
  it('are always the same, and different for another name', () => {
    expect(contours('Agnes Pohl')).toEqual(contours('Agnes Pohl'));
    expect(contours('Agnes Pohl')).not.toEqual(contours('Agnes Pohle'));
  });

  it('are closed paths of whole numbers that leave room for the initials', () => {
    for (const name of ['Agnes Pohl', 'Ibrahim Sey', 'Li', 'Ærø', '李']) {
      const lines = contours(name);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+$/);
      const numbers = (lines.at(-1)?.match(/-?\d+/g) ?? []).map(Number);
      expect(Math.min(...numbers)).toBeLessThan(side / 2 - 14);
      expect(Math.max(...numbers)).toBeGreaterThan(side / 2 + 14);
      expect(lines.at(-1)?.endsWith(` ${lines.at(-1)?.slice(1).split('Q')[0]}`)).toBe(true);
    }
  });
});
