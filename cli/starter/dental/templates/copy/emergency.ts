import type { Section } from 'frontage';

export const call = {
  block: 'hero',
  layout: 'upright',
  eyebrow: 'Dental emergency',
  headline: 'Call us, and *take a breath*',
  lead: 'We keep time free for emergencies on every working day, for our own patients and for everybody else. If you call before eleven, we do our best to see you the same day.',
  actions: [{ label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone}}' }],
  points: ['{{facts.emergencyVisit}} for the visit', 'New patients welcome'],
  status: true,
  media: { kind: 'picture', src: 'chair.jpg' },
  tone: 'soft',
} satisfies Section;

export const first = {
  block: 'faq',
  layout: 'centred',
  headline: 'What to do until you are here',
  lead: 'Find what happened. The answers are short.',
  openFirst: true,
  items: [
    {
      id: 'toothache',
      question: 'My tooth hurts',
      answer:
        'Rinse with warm water and floss gently, in case something is stuck. Take a painkiller that you know you tolerate, as its packet says. Put nothing on the gum: aspirin burns it.',
    },
    {
      id: 'knocked-out',
      question: 'A tooth is knocked out',
      answer:
        '1. Hold it by the crown, never by the root.\n2. Rinse it briefly in milk.\n3. Put an adult tooth back into its gap and bite on a clean cloth. If you cannot, keep it in milk.\n4. Come at once: every minute counts.\n\nA baby tooth is never put back. Call us all the same.',
    },
    {
      id: 'broken',
      question: 'A tooth is broken or chipped',
      answer:
        'Keep the piece in milk and bring it. Eat on the other side. A sharp edge can be covered with sugar-free chewing gum until we have smoothed it.',
    },
    {
      id: 'filling',
      question: 'A filling or a crown came out',
      answer:
        'Keep the crown, and bring it with you. Do not glue it in. The tooth may be tender to cold; that is unpleasant, but it can wait until the next day.',
    },
    {
      id: 'swelling',
      question: 'My face or gum is swollen',
      answer:
        'Call us right away, and sleep with your head raised. Do not warm the swelling. If it spreads, closes an eye or makes it hard to swallow, go to hospital now.',
    },
    {
      id: 'bleeding',
      question: 'It does not stop bleeding after an extraction',
      answer:
        'Fold a clean cloth, put it on the gap, and bite firmly for twenty minutes without looking. Sit up. If it still bleeds, call us.',
    },
  ],
} satisfies Section;

export const hospital = {
  block: 'checklist',
  layout: 'card',
  headline: 'When to go to hospital',
  lead: 'Call 999 or go to A&E, and do not wait for us, if:',
  mark: 'cross',
  items: [
    { title: 'You find it hard to breathe or to swallow' },
    { title: 'A swelling spreads to your eye or down your neck' },
    { title: 'Bleeding does not stop with firm pressure' },
    { title: 'You were knocked out, or your jaw may be broken' },
  ],
  note: 'When we are closed, call NHS 111. They know which dentist is on duty tonight.',
  tone: 'tint',
} satisfies Section;

export const faq = {
  block: 'callToAction',
  layout: 'panel',
  headline: 'It can wait until tomorrow?',
  text: 'Then write to us now, and we call you when we open.',
  actions: [{ label: 'Ask for a visit', href: '/book' }],
} satisfies Section;
