import { defineBlock } from '../../sdk/block.ts';
import { BannerView, bannerFields, bannerLayouts } from './view.tsx';

export const banner = defineBlock({
  type: 'banner',
  description: 'One sentence and a button across the top of every page. Visitors can close it.',
  fields: bannerFields,
  layouts: bannerLayouts,
  styles: ['tone-ink'],
  View: BannerView,
  ui: ({ close }) => ({ close }),
  examples: {
    'With a button': {
      text: 'We are open on the holiday weekend. Book your bike in before Thursday.',
      action: { label: 'Book a service', href: '/' },
      closeLabel: 'Close notice',
    },
    'Text only': { text: 'Our workshop moves to Harbor Street on 1 June.', autoShow: true },
    'On the accent colour, with an icon': {
      layout: 'bar',
      icon: 'calendar',
      text: 'Two places are left in the August course.',
      action: { label: 'Take one', href: '/' },
    },
  },
});
