import { defineBlock } from '../../sdk/block.ts';
import { bannerFields } from './fields.ts';
import { BannerView } from './view.tsx';

export const banner = defineBlock({
  type: 'banner',
  description: 'One sentence across the top of every page, with a button, which a visitor can close.',
  fields: bannerFields,
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
    { name: 'Words only', props: { text: 'Our workshop moves to Harbor Street on 1 June.', autoShow: true } },
  ],
});
