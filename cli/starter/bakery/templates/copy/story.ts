import type { Section } from 'frontage';
import { drawing } from './drawings.ts';

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Our story',
  headline: 'The sign painter charged by the *letter*',
  lead: 'Which is why it says Osk over the door, and not all of Oskar.',
} satisfies Section;

// Oskar, Nuala and everybody else are invented.
export const letter = {
  block: 'story',
  layout: 'letter',
  headline: 'Dear *neighbour*,',
  paragraphs: [
    'You ask how it began. It began with an oven. In the spring of {{facts.founded}} I rented a shed on Anchor Street to mend boats in, and there it was at the back, bricked up, with a bicycle in it. The last baker had retired before I was born. I took the bricks out to see if it would draw. It drew.',
    'A man named Peadar Coyne, who had built half of the chimneys in the town and swept the other half, relaid the arch. He would not be paid until the first loaf was edible. It took eleven Fridays. He came on each of them, knocked on the bread, and left again. I have had easier critics since.',
    'For four years it was a hatch and a queue. Then Nuala, who had cooked on boats and in one embassy, came in for a rye and asked what the oven did at night. It did nothing at night. She said that this was a sin, and moved in with her pans. We broke through to the net loft next door and put in eleven tables, one for each Friday that Peadar waited.',
    'We have been asked to open in the city. We went to look, and it was very nice. But the flour would come from elsewhere, the water is softer, and I would not know whose turn it is to be served first. So we bought a second bicycle instead, and opened the Hatch.',
    'The bread is as good as we can make it and a little darker than you are used to. If there is ever a bad loaf, bring it back. I would like to see it.',
  ],
  media: { kind: 'picture', src: 'signature.svg', alt: 'Signed: Oskar' },
} satisfies Section;

export const people = {
  block: 'team',
  layout: 'portraits',
  tone: 'tint',
  headline: 'Who is *up* at that hour',
  members: [
    {
      name: 'Oskar Tierney',
      role: 'Bread, and the fire',
      description: 'Comes at two, leaves at ten, is asleep by the time you read this.',
      media: { kind: 'picture', ...drawing('oskar') },
    },
    {
      name: 'Nuala Feeney',
      role: 'Table, and the last word',
      description: 'Writes the supper card at four in the afternoon, not before.',
      media: { kind: 'picture', ...drawing('nuala') },
    },
    {
      name: 'Tomás Ward',
      role: 'Buns, and the bicycle',
      description: 'Has crossed the bridge with ninety loaves in the rain and lost one.',
      media: { kind: 'picture', ...drawing('tomas') },
    },
  ],
} satisfies Section;

export const rules = {
  block: 'reasons',
  layout: 'numbers',
  headline: 'House *rules*',
  items: [
    {
      title: 'Nothing is rushed',
      text: 'Dough takes {{facts.rest}} from feeding the leaven to the shelf. If we are late, the bread was.',
    },
    {
      title: 'One mill',
      text: 'All of our flour is ground at Lisheen, on stones, the week we use it. We know the fields by their gates.',
    },
    {
      title: 'Sold out is sold out',
      text: 'We bake what the oven holds. It is why the bread is fresh and why some of you are cross.',
    },
    {
      title: 'What is left is eaten',
      text: 'Yesterday’s bread is soup, crumbs, pudding or the hens’. There is no bin for it.',
    },
  ],
} satisfies Section;
