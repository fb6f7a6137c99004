import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Hours } from './hours.tsx';

const cells = (days: string, hours: string) =>
  /<tr>(.*)<\/tr>/.exec(renderToStaticMarkup(<Hours label="Hours" rows={[{ days, hours }]} />))?.[1];

it('keeps a range of days and each span of hours in one piece', () => {
  expect(cells('Thu–Fri', '7:30–17:00, 18:30–22:00')).toBe(
    '<th scope="row"><span>Thu–Fri</span></th><td><span>7:30–17:00,</span> <span>18:30–22:00</span></td>',
  );
  expect(cells('Mon', '9:00 AM – 5:30 PM')).toBe('<th scope="row">Mon</th><td><span>9:00 AM – 5:30 PM</span></td>');
});

it('lets dates and words wrap', () => {
  expect(cells('31 December 2026 – 2 January 2027', 'Closed')).toBe(
    '<th scope="row">31 December 2026 – 2 January 2027</th><td>Closed</td>',
  );
});
