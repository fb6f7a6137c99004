import { defineBlock } from '../../sdk/block.ts';
import { pageIntroFields } from './fields.ts';
import { PageIntroView } from './view.tsx';

export const pageIntro = defineBlock({
  type: 'pageIntro',
  description:
    'A quiet start for a page that needs no promise: a title, what the page contains, and where to go from here.',
  fields: pageIntroFields,
  View: PageIntroView,
  verbatim: true,
  examples: [
    {
      name: 'With a link back',
      props: {
        back: { label: 'Back to prices', href: '/' },
        eyebrow: 'Repairs',
        headline: 'What we fix, and how long it takes',
        lead: 'Most repairs are done the same day. Wheels and forks take until the next morning.',
        actions: [{ label: 'Book a service', href: '/' }],
      },
    },
    { name: 'Title only', props: { headline: 'This page does not exist' } },
  ],
});
