import { defineBlock } from '../../sdk/index.ts';
import { actionBarFields, actionBarLayouts } from './fields.ts';
import { ActionBarView } from './view.tsx';

export const actionBar = defineBlock({
  type: 'actionBar',
  description:
    'Up to three actions at the bottom of phones, in the `bottom` of a layout. It waits until the buttons of the first section have left the screen, and hides while a field has the focus, and while a dialog or the menu is open.',
  fields: actionBarFields,
  layouts: actionBarLayouts,
  View: ActionBarView,
  ui: ({ actionBar }) => ({ actionBar }),
  verbatim: true,
  examples: [
    {
      name: 'Call or book',
      props: {
        actions: [
          { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
          { label: 'Book a table', href: '/', icon: 'calendar' },
        ],
      },
    },
    {
      name: 'Buttons without a bar',
      props: {
        layout: 'float',
        actions: [
          { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
          { label: 'Book a visit', href: '/' },
        ],
      },
    },
    {
      name: 'One action, off the edges',
      props: { layout: 'pill', actions: [{ label: 'Get a price', href: '/' }] },
    },
  ],
});
