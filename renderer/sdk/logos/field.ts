import { group, href, list, text } from '../fields.ts';
import { picture } from '../picture/fields.ts';

/** Logos or names of organizations. The section that shows them needs the style sheet `logos`. */
export const logoItems = (help: string, { max }: { max: number }) =>
  list(
    group(
      {
        name: text('Name of the organization. It is shown if there is no picture, and read out otherwise.', {
          max: 60,
        }),
        picture: picture('Its logo, best as SVG, with a transparent ground.', {
          decorates: true,
          box: { boxes: [['0', '10rem']], fit: 'contain' },
        }).optional(),
        href: href('Where it leads.').optional(),
      },
      'One organization.',
    ),
    help,
    { min: 1, max },
  );
