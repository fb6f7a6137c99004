import { checkLeadForm } from '../../client/form/check-fields.ts';
import { withFormsAt } from '../../client/form/form-at.ts';
import { formUi } from '../../client/form/form-texts.ts';
import { checkSending, fitsSending, formFromPage } from '../../client/form/sending-fields.ts';
import { fieldStyles, leadIslands } from '../../client/form/written-form.ts';
import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { PopupView, popupFields } from './view.tsx';

export const popup = defineBlock({
  type: 'popup',
  description: 'A form in a dialog over the page, opened by links to its name or after a delay.',
  fields: popupFields,
  View: PopupView,
  ui: (text) => ({ ...formUi(text), media: text.media }),
  check: (popup) => [
    ...checkLeadForm(popup),
    ...checkSending(popup, { thanks: popup.thanks, processing: popup.processing }),
  ],
  fits: fitsSending,
  fromPage: formFromPage,
  renderAt: withFormsAt,
  islands: leadIslands,
  styles: (popup) => ['form', ...fieldStyles(popup), 'toast', ...mediaStyles([popup.media])],
  pictures: { media: { boxes: byViewport({ 0: 1, '40rem': '29rem' }), ratio: '16/9' } },
  examples: {
    'Opened by a button': {
      headline: 'Hear it before you buy it',
      lead: 'Tell us which piano you are looking at, and we send you a recording of one like it.',
      fields: [
        {
          name: 'firstName',
          label: 'First name',
          type: 'text',
          required: true,
          autocomplete: 'given-name',
          invalid: 'Enter your first name.',
        },
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          required: true,
          invalid: 'Enter an address such as name@example.com.',
        },
        { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can call.' },
        {
          name: 'website',
          label: 'Link to the offer',
          type: 'website',
          required: true,
          invalid: 'Paste the address of the offer.',
        },
      ],
      hidden: [{ name: 'formType', value: 'Recording' }],
      submit: 'Send me a recording',
      sending: 'Sending…',
      note: 'Within two days, and at no cost. [Privacy](https://example.com/privacy)',
      contact: { text: 'Or call the workshop:', phone: '+1 555 010 0142' },
      processing: 'Getting it ready…',
      destinations: ['newsletter'],
      delivery: 'any',
      thanks: {
        title: 'Thank you',
        text: 'The recording arrives within two days.',
        action: { label: 'See all pianos', href: '/' },
        toast: { title: 'Your wish has arrived', after: 1000 },
      },
      failure: {
        unexpected: { title: 'That did not go through', text: 'Please try again in a moment.' },
        safe: 'We have kept what you wrote in this browser and send it again by ourselves.',
        kept: 'We have kept what you wrote in this browser. To be sure, call or write to us:',
        lost: 'It could be neither sent nor kept. Your words are still here; call or write to us:',
        phone: '+1 555 010 0142',
        email: 'hello@example.com',
      },
    },
    'Opens by itself': {
      headline: 'Ten free minutes with a tuner',
      openAfter: 2000,
      media: { kind: 'picture', src: 'sample-piano.jpg', alt: 'A piano by a window', focus: { x: 0.5, y: 0.6 } },
      closeLabel: 'Not now',
      fields: [
        { name: 'phone', label: 'Phone', type: 'digits', required: true, invalid: 'Enter your number in digits.' },
      ],
      submit: 'Call me',
      destinations: ['newsletter'],
      thanks: { title: 'We call you' },
      failure: {
        kept: 'We have kept your number in this browser. To be sure, call us:',
        lost: 'It could be neither sent nor kept. Call us:',
        phone: '+1 555 010 0142',
      },
    },
  },
});
