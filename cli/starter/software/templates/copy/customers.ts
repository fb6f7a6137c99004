import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'Customers',
  headline: 'Two firms, and what their carriers *credited*',
  lead: 'Both are samples: the firms and the figures are invented, and the mistakes are real ones that carriers make every week.',
  media: { kind: 'picture', src: 'carriers-small-light.webp', focus: { x: 0.5, y: 0 } },
} satisfies Section;

export const cases = {
  block: 'caseStudies',
  layout: 'cards',
  headline: 'Seventeen carriers, and one',
  items: [
    {
      name: 'Loamworks Supply',
      place: 'Reno, Nevada',
      summary:
        'Ships soil, which is heavy, cheap and easy to weigh wrongly. Reweighs without a certificate were the largest item; they stopped once each was contested.',
      figures: [
        { figure: '{{facts.loamworks.may}}', label: 'credited in a month' },
        { figure: '17', label: 'carriers checked' },
      ],
      media: { kind: 'picture', src: 'letter-light.webp', focus: { x: 0.5, y: 0.1 } },
      link: { label: 'How Loamworks does it', href: '/customers/loamworks' },
      sample: true,
    },
    {
      name: 'Quillon Fasteners',
      place: 'Dayton, Ohio',
      summary:
        'Has one carrier and one contract, and thought that left nothing to check. The linehaul had left the contract in week 14.',
      figures: [
        { figure: '{{facts.quillon.credited}}', label: 'over contract in six weeks' },
        { figure: '1', label: 'lane it was on' },
      ],
      media: { kind: 'picture', src: 'rates-light.webp' },
      link: { label: 'How Quillon found it', href: '/customers/quillon' },
      sample: true,
    },
  ],
} satisfies Section;

export const voices = {
  block: 'testimonials',
  layout: 'result',
  headline: 'In a sentence',
  items: [
    {
      name: 'Ana Reyes',
      business: 'Accounts payable, Loamworks Supply',
      text: 'The first week was unpleasant for our carriers. By the sixth, they had begun to attach certificates.',
      result: { figure: '{{facts.loamworks.median}}', label: 'from claim to credit, at the median' },
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;
