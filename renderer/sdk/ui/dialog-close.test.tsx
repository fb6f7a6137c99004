import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DialogClose } from './parts.tsx';

it('closes an open dialog with a button and one shown by its URL with a link, under one name', () => {
  const html = renderToStaticMarkup(<DialogClose label="Close it" className="close" back="#start" />);
  expect(html).toMatch(/^<form(?=[^>]*method="dialog")[^>]*><button type="submit">.*>Close it<\/span><\/button>/);
  expect(html).toMatch(/<a href="#start"[^>]*>.*>Close it<\/span><\/a><\/form>$/);
});
