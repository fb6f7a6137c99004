import {
  flag,
  group,
  headline,
  href,
  type LayoutProps,
  list,
  picture,
  text,
  tone,
  type ViewProps,
} from '../../sdk/index.ts';

export const logosFields = {
  headline: headline('Who they are, in small type: "Trusted by workshops in twelve towns".', { max: 110 }),
  items: list(
    group(
      {
        name: text('Name of the organization. It is shown if there is no picture, and read out otherwise.', {
          max: 60,
        }),
        picture: picture('Its logo, best as SVG, with a transparent ground.', { decorates: true }).optional(),
        href: href('Where it leads.').optional(),
      },
      'One organization.',
    ),
    'The organizations.',
    { min: 1, max: 24 },
  ),
  oneColour: flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
  tone: tone(),
};

export const logosLayouts = {
  row: 'Logos in a row that wraps.',
  grid: 'A cell for each logo.',
  names: 'Names as words, without pictures.',
};

export type LogosProps = ViewProps<typeof logosFields> & LayoutProps<typeof logosLayouts>;
