import { choice } from '../fields.ts';
import { tones } from './tones.ts';

/** The background of a section; alternate it to give a page rhythm. */
export const tone = () =>
  choice(
    'Background of the section: the page itself, a tint of it, the soft or the full colour of the brand, dark, or a panel.',
    ['paper', ...tones],
  ).optional();
