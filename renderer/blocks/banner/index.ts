import { defineBlock } from '../../sdk/block.ts';
import { bannerFields, bannerLayouts } from './fields.ts';
import { BannerView } from './view.tsx';

export const banner = defineBlock({
  type: 'banner',
  description: 'One sentence and a button across the top of every page. Visitors can close it.',
  fields: bannerFields,
  layouts: bannerLayouts,
  styles: ['tone-ink'],
  View: BannerView,
  ui: ({ close }) => ({ close }),
  verbatim: true,
  examples: [
    {
      name: 'With a button',
      props: {
        text: 'We are open on the holiday weekend. Book your bike in before Thursday.',
        action: { label: 'Book a service', href: '/' },
        closeLabel: 'Close notice',
      },
    },
    { name: 'Text only', props: { text: 'Our workshop moves to Harbor Street on 1 June.', autoShow: true } },
    {
      name: 'On the accent colour, with an icon',
      props: {
        layout: 'bar',
        icon: 'calendar',
        text: 'Two places are left in the August course.',
        action: { label: 'Take one', href: '/' },
      },
    },
  ],
});
