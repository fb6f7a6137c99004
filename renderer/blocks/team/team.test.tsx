import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { TeamView } from './view.tsx';

const members = [
  { name: 'Agnes Pohl', role: 'Bookbinder', description: 'Sews by hand.', initials: 'AP' },
  { name: 'Lotte', role: 'Orders', description: 'Answers the telephone.', initials: 'LL' },
];
const html = renderToStaticMarkup(<TeamView ui={ui} id="people" level={2} headline="Two people" members={members} />);

describe('team', () => {
  it('shows every person with role and description', () => {
    for (const { name, role, description } of members) {
      expect(html).toContain(`<h3>${name}</h3><p class="team-role">${role}</p><p>${description}</p></li>`);
    }
  });

  it('shows the initials of somebody without a portrait, hidden from screen readers, because the name follows', () => {
    const initials = [...html.matchAll(/<span class="team-initials" aria-hidden="true">(\w+)<\/span><h3>/g)];
    expect(initials.map(([, letters]) => letters)).toEqual(['AP', 'LL']);
  });

  it('shows a portrait without a figure in place of the initials', () => {
    const media = { kind: 'review', name: 'Ann', rating: 5, text: 'Fine.', initials: 'A' } as const;
    const [first] = members;
    const shown = renderToStaticMarkup(
      <TeamView
        ui={ui}
        id="people"
        level={2}
        headline="One"
        members={first === undefined ? [] : [{ ...first, media }]}
      />,
    );
    expect(shown).toMatch(/<li><svg class="stars".*<h3>Agnes Pohl<\/h3>/);
    expect(shown).not.toMatch(/team-initials|<figure/);
  });
});
