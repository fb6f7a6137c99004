import type * as z from 'zod';
import { withFormsAt } from '../../client/form/form-at.ts';
import { formUi } from '../../client/form/form-texts.ts';
import { checkAfter, type FromPage, fitsSending, formFromPage } from '../../client/form/sending-fields.ts';
import { leadIslands } from '../../client/form/written-form.ts';
import { defineBlock, type FieldDiagnostic, type SiteContext } from '../../sdk/index.ts';
import { ActionBarView, actionBarFields, actionBarLayouts } from './view.tsx';

export const actionBar = defineBlock({
  type: 'actionBar',
  description:
    'Up to three actions, or a field to be called back, at the bottom of phones, in the `bottom` of a layout. It waits until the buttons of the first section have left the screen, and hides while another field has the focus, and while a dialog or the menu is open.',
  fields: actionBarFields,
  layouts: actionBarLayouts,
  needs: { form: { field: 'form', only: true } },
  View: ActionBarView,
  ui: (text) => ({ ...formUi(text), actionBar: text.actionBar }),
  check: checkActionBar,
  fits: fitsActionBar,
  fromPage: (page, { form }): Partial<FromPage> => (form ? formFromPage(page, form) : {}),
  renderAt: withFormsAt,
  islands: ({ form }) => (form ? ['newsletter', ...leadIslands(form)] : []),
  styles: ({ form }) => (form ? ['form', 'short-form', 'toast'] : []),
  examples: {
    'Call or book': {
      actions: [
        { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
        { label: 'Book a table', href: '/', icon: 'calendar' },
      ],
    },
    'Buttons without a bar': {
      layout: 'float',
      actions: [
        { label: 'Call', href: 'tel:+15550100142', icon: 'phone' },
        { label: 'Book a visit', href: '/' },
      ],
    },
    'One action, off the edges': { layout: 'pill', actions: [{ label: 'Get a price', href: '/' }] },
    'A field to be called back': {
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
});

type ActionBarInput = z.input<z.ZodObject<typeof actionBarFields>>;

/** Checks that a bar has either actions or a form, and the form itself. */
function checkActionBar({ actions, form }: ActionBarInput): FieldDiagnostic[] {
  if (form === undefined) {
    if (actions !== undefined) return [];
    return [
      { path: [], message: 'The bar is empty.', suggestion: 'Add "actions", or a "form" with the layout "form".' },
    ];
  }
  const both: FieldDiagnostic = {
    path: ['actions'],
    message: 'The form is in the place of the actions.',
    suggestion: 'Remove "actions" or "form".',
  };
  return [
    ...(actions === undefined ? [] : [both]),
    ...inForm(checkAfter(form, { success: form.success, toast: form.toast })),
  ];
}

/** Checks what the form of a bar needs from its site. */
function fitsActionBar({ form }: ActionBarInput, site: SiteContext): FieldDiagnostic[] {
  return form === undefined ? [] : inForm(fitsSending(form, site));
}

function inForm(problems: readonly FieldDiagnostic[]): FieldDiagnostic[] {
  return problems.map((problem) => ({ ...problem, path: ['form', ...problem.path] }));
}
