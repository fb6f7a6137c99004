import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LogosView } from './view.tsx';

const picture = { src: '/tern.svg', width: 160, height: 60, alt: '' };
const html = (layout?: 'grid' | 'names') =>
  renderToStaticMarkup(
    <LogosView
      id="l"
      level={2}
      headline="They moor with us"
      items={[{ name: 'Tern', picture, href: 'https://tern.example' }, { name: 'Lindqvist' }]}
      oneColour
      {...(layout && { layout })}
    />,
  );

it('logos are named by their organizations, and names replace missing ones', () => {
  expect(html()).toMatch(/<a href="https:\/\/tern\.example"[^>]*><img[^>]*alt="Tern"/);
  expect(html()).toContain('<li><span>Lindqvist</span></li>');
  expect(html('grid')).toContain('class="logos logos-grid logos-one"');
});

it('logos are words alone as names', () => {
  expect(html('names')).not.toContain('<img');
  expect(html('names')).toContain('<span>Tern</span>');
});
