import { choice, flag, group, icon, list, number, readByView, rich, text } from '../../../sdk/fields.ts';
import { picture } from '../../../sdk/picture/fields.ts';

/** The fields of one field of a form that few forms need, most of them only for some types. */
export const controlFields = {
  heading: text('A heading above the field, for it and those that follow: "About you".', { max: 60 }).optional(),
  width: choice(
    'Puts the field beside another one of half the width, if there is room. The other fields of the form take the whole row then.',
    ['half'],
  ).optional(),
  options: list(
    group(
      {
        value: readByView(text('The value in the lead: "implant".', { max: 80 })),
        label: text('What visitors read.', { max: 80 }),
        text: rich('A sentence below the label; not in a select.', { max: 160 }).optional(),
        icon: icon('An icon above the label, in the type "cards".').optional(),
        picture: picture('A picture above the label, in the type "cards".', {
          decorates: true,
          box: {
            boxes: [
              ['40rem', '16rem'],
              ['0', 1],
            ],
            ratio: '3/2',
          },
        }).optional(),
      },
      'One value to choose.',
    ),
    'The values to choose from, in order: for "select", "radio", "cards" and "checkboxes".',
    { max: 60 },
  ).optional(),
  placeholder: text('What a select shows before a choice; "Please choose" by default, in the language of the page.', {
    max: 60,
  }).optional(),
  min: number('The least number; 0 by default.').optional(),
  max: number('The greatest number.').optional(),
  decimals: flag('The number may have decimals.').optional(),
  earliest: readByView(text('The first day to choose: "2026-12-01", or "today".', { max: 10 })).optional(),
  latest: readByView(text('The last day to choose: "2027-01-31".', { max: 10 })).optional(),
  text: readByView(
    rich('The words of a consent, which the lead carries: "You may write to me, as the [policy](/privacy) says."', {
      max: 600,
    }),
  ).optional(),
  version: readByView(
    text('The version of these words, which the lead carries: "2026-11". Change it with the words.', { max: 40 }),
  ).optional(),
};
