import { flag, headline, type LayoutProps, tone, type ViewProps } from '../../sdk/index.ts';
import { logoItems } from '../../sdk/logos/field.ts';

export const logosFields = {
  headline: headline('Who they are, in small type: "Trusted by workshops in twelve towns".', { max: 110 }),
  items: logoItems('The organizations.', { max: 24 }),
  oneColour: flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
  tone: tone(),
};

export const logosLayouts = {
  row: 'Logos in a row that wraps.',
  grid: 'A cell for each logo.',
  names: 'Names as words, without pictures.',
};

export type LogosProps = ViewProps<typeof logosFields> & LayoutProps<typeof logosLayouts>;
