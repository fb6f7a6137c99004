import { formUi } from '../../client/form/default-messages.ts';
import { withFormsAt } from '../../client/form/form-at.ts';
import { leadIslands } from '../../client/form/form-extras.ts';
import { type FromPage, formFromPage } from '../../client/form/sending-fields.ts';
import { defineBlock } from '../../sdk/index.ts';
import { checkActionBar, fitsActionBar } from './check.ts';
import { actionBarFields, actionBarLayouts } from './fields.ts';
import { ActionBarView } from './view.tsx';

export const actionBar = defineBlock({
  type: 'actionBar',
  description:
    'Up to three actions, or a field to be called back, at the bottom of phones, in the `bottom` of a layout. It waits until the buttons of the first section have left the screen, and hides while another field has the focus, and while a dialog or the menu is open.',
  fields: actionBarFields,
  layouts: actionBarLayouts,
  needs: { form: { field: 'form', only: true } },
  View: ActionBarView,
  ui: (text) => ({ ...formUi(text), actionBar: text.actionBar }),
  verbatim: true,
  check: checkActionBar,
  fits: fitsActionBar,
  fromPage: (page, { form }): Partial<FromPage> => (form ? formFromPage(page, form) : {}),
  renderAt: withFormsAt,
  islands: ({ form }) => (form ? ['newsletter', ...leadIslands(form)] : []),
  styles: ({ form }) => (form ? ['form', 'short-form', 'toast'] : []),
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
    {
      name: 'A field to be called back',
      props: {
        layout: 'form',
        form: {
          label: 'Your phone number',
          button: 'Call me back',
          destinations: ['newsletter'],
          success: 'We call you within the hour.',
          failure: {
            kept: 'This browser has kept your number. To be sure, call us:',
            lost: 'That did not go through. Call us:',
            phone: '+1 555 010 0142',
          },
        },
      },
    },
  ],
});
