import type { Section } from 'frontage';

/** Samples: these people are invented, and their portraits modelled. */
export const members = [
  {
    name: 'Miriam Hazel',
    role: 'Dentist, founder',
    short: 'Crowns, bridges, and old worries.',
    description:
      'Restores worn and broken teeth, and has a soft spot for patients who have put it off. Cycles in, whatever the weather. GDC 000001 (sample)',
    media: { kind: 'picture', src: 'miriam.jpg', decorative: true },
  },
  {
    name: 'Tom Rowe',
    role: 'Dentist, founder',
    short: 'Fillings and root canals, with a steady hand.',
    description:
      'Looks after teeth that hurt: fillings, root canals, and whatever came loose at the weekend. Explains with drawings. GDC 000002 (sample)',
    media: { kind: 'picture', src: 'tom.jpg', decorative: true },
  },
  {
    name: 'Adaeze Obi',
    role: 'Hygienist',
    short: 'Gums, polish, and honest lessons.',
    description:
      'Cleans where no brush reaches, and shows you how to keep it that way with what you have at home. GDC 000003 (sample)',
    media: { kind: 'picture', src: 'adaeze.jpg', decorative: true },
  },
  {
    name: 'Samir Haddad',
    role: 'Dental therapist',
    short: 'Children’s teeth, and their stories.',
    description:
      'Sees most of our children. Has a name for every instrument and a story for most of them. GDC 000004 (sample)',
    media: { kind: 'picture', src: 'samir.jpg', decorative: true },
  },
  {
    name: 'Joan Whitlow',
    role: 'Dental nurse',
    short: 'Beside you, with an eye on your hands.',
    description:
      'Sits beside you in every slow appointment and notices the raised hand before it is up. GDC 000005 (sample)',
    media: { kind: 'picture', src: 'joan.jpg', decorative: true },
  },
  {
    name: 'Lila Brandt',
    role: 'Front desk',
    short: 'The voice on the telephone, and the tea.',
    description: 'Answers the telephone, finds the free hour that suits you, and knows how you take your tea.',
    media: { kind: 'picture', src: 'lila.jpg', decorative: true },
  },
] as const;

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'The team',
  headline: 'Six people you soon *know by name*',
  lead: 'Miriam and Tom opened the practice in a house that used to be a music school. The waiting room still has the best acoustics on Lantern Row.',
  tone: 'soft',
} satisfies Section;

export const people = {
  block: 'team',
  headline: 'Who you will meet',
  members: members.map(({ name, role, media, description }) => ({ name, role, media, description })),
} satisfies Section;

export const room = {
  block: 'story',
  layout: 'picture',
  headline: 'Why the house is quiet',
  paragraphs: [
    'Dentists are loud where they need not be. When we moved in, we put the compressor into the cellar, the sterilising room behind two doors, and cork under the floor.',
    'The appointments are quiet as well. We see fewer people in a day than we could, so that nobody has to hurry: not you, and not the hand with the drill.',
    'In the front room there is an armchair in a green alcove and a tall plant that outgrew its first three pots. Books lie about. Take one home, and bring it back when you come for your next check-up, or keep it.',
  ],
  aside: {
    kind: 'quote',
    text: 'I would like people to leave with lower shoulders than they came with.',
    by: 'Miriam Hazel',
  },
  media: { kind: 'picture', src: 'front-room.jpg' },
  tone: 'tint',
} satisfies Section;

export const start = {
  block: 'callToAction',
  layout: 'panel',
  headline: 'Come and say hello',
  text: 'You can look round the house before you book. Ring the bell on a Saturday morning.',
  actions: [
    { label: 'Book a visit', href: '/book' },
    { label: 'Find us', href: '/contact' },
  ],
} satisfies Section;
