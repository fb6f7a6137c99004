import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DirectoryView, directoryFields } from './view.tsx';

const html = (props: Partial<Parameters<typeof DirectoryView>[0]> = {}) =>
  renderToStaticMarkup(
    <DirectoryView
      id="towns"
      level={2}
      headline="Towns"
      groups={[{ title: 'Painting', links: [{ label: 'Ghent', href: '/ghent', note: 'from May' }] }]}
      {...props}
    />,
  );

describe('directory', () => {
  it('sets the heading of a group one level below the section', () => {
    expect(html()).toContain('<h3>Painting</h3><ul');
    expect(html({ level: 1 })).toContain('<h2>Painting</h2><ul');
    expect(html({ groups: [{ links: [{ label: 'Ghent', href: '/ghent' }] }] })).not.toContain('<h3');
  });

  it('keeps the note out of the link', () => {
    expect(html()).toContain('<a href="/ghent">Ghent</a> <span class="directory-note">from May</span>');
  });

  it('accepts a list of thousands of pages', () => {
    const links = Array.from({ length: 12_000 }, (_, index) => ({ label: `Town ${index}`, href: `/town-${index}` }));
    expect(directoryFields.groups.safeParse([{ links }]).error).toBeUndefined();
  });

  it('is a card for each group in the layout "cards"', () => {
    expect(html({ layout: 'cards' })).toContain(
      '<div class="cards"><div class="card directory-cards"><h3>Painting</h3>',
    );
  });
});
