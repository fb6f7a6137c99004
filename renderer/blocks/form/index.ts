import { withFormsAt } from '../../client/form/form-at.ts';
import { formUi } from '../../client/form/form-texts.ts';
import { checkPlacedForm, fitsPlacedForm } from '../../client/form/placed-form.tsx';
import { formFromPage } from '../../client/form/sending-fields.ts';
import { fieldStyles, leadIslands } from '../../client/form/written-form.ts';
import { byViewport, coverSlot, coverStyles, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { FormView, formFields, formLayouts } from './view.tsx';

const consent = {
  name: 'consent',
  type: 'consent' as const,
  required: true,
  version: '2026-11',
  text: 'You may write to me about this, as the [privacy policy](https://example.com/privacy) says.',
};

export const form = defineBlock({
  type: 'form',
  description: 'A form that sends what a visitor enters to a destination, with text that makes it worth filling in.',
  fields: formFields,
  layouts: formLayouts,
  View: FormView,
  needs: { cover: { field: 'media', kind: 'picture' } },
  ui: (text) => ({ ...formUi(text), media: text.media }),
  check: checkPlacedForm,
  fits: fitsPlacedForm,
  fromPage: formFromPage,
  renderAt: withFormsAt,
  islands: leadIslands,
  styles: (form) => [
    'form',
    ...fieldStyles(form),
    'toast',
    ...(form.layout === 'cover' ? coverStyles : mediaStyles([form.media])),
  ],
  pictures: { media: { boxes: byViewport({ 0: 1, '60rem': 5 / 11 }), ratio: '4/3', layouts: { cover: coverSlot } } },
  examples: {
    'Beside its text, with the steps that follow': {
      headline: 'Tell us about your piano',
      lead: 'We answer with a price and a date on the next working day.',
      pointsTitle: 'What happens next',
      numbered: true,
      points: [
        'We read it and look at the model you have.',
        'You get a price by email, with the date of the next free morning.',
        'The tuner comes, plays it with you, and you pay when it sounds right.',
      ],
      contact: { text: 'Would you rather talk?', phone: '+1 555 010 0142', email: 'hello@example.com' },
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
          name: 'lastName',
          label: 'Last name',
          type: 'text',
          required: true,
          autocomplete: 'family-name',
          invalid: 'Enter your last name.',
        },
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          required: true,
          invalid: 'Enter an address such as name@example.com.',
        },
        {
          name: 'phone',
          label: 'Phone',
          type: 'digits',
          required: true,
          help: 'Digits only.',
          invalid: 'Enter your number with digits only.',
        },
        { name: 'website', label: 'Website of the venue (optional)', type: 'website' },
        {
          name: 'message',
          label: 'Which piano is it?',
          type: 'message',
          required: true,
          help: 'Make, age, and when it was tuned last. [Where the number is](https://example.com/number)',
          invalid: 'Write a sentence about your piano.',
        },
      ],
      hidden: [{ name: 'formType', value: 'Tuning' }],
      submit: 'Ask for a price',
      sending: 'Sending…',
      note: 'Free, and we write to you about this only: [how we use your data](https://example.com/privacy).',
      formLabel: 'Tuning form',
      destinations: ['newsletter'],
      delivery: 'all',
      joined: { name: 'fullName', from: ['firstName', 'lastName'] },
      success: {
        kind: 'panel',
        title: 'Thank you',
        text: 'A price and a date are **on their way**.',
        actions: [{ label: 'Read about us', href: '/' }],
        toast: { title: 'It has arrived', after: 1000 },
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
    'The least there is to write': {
      headline: 'Ask us',
      layout: 'card',
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'message', label: 'What do you need?', type: 'message', required: true },
      ],
      submit: 'Send',
      destinations: ['newsletter'],
    },
    'With every type of choice': {
      headline: 'What would it cost?',
      lead: 'Six questions, and you get a price by email.',
      fields: [
        {
          name: 'service',
          label: 'What does it need?',
          type: 'cards',
          required: true,
          options: [
            { value: 'tuning', label: 'A tuning', text: 'Two hours, at your place.', icon: 'tools' },
            { value: 'repair', label: 'A repair', text: 'A key or a pedal.', icon: 'clock' },
            { value: 'move', label: 'A move', text: 'With four strong people.', icon: 'map' },
          ],
        },
        {
          name: 'kind',
          heading: 'About the piano',
          label: 'Kind of piano',
          type: 'cards',
          required: true,
          options: [
            { value: 'upright', label: 'Upright', picture: { src: 'sample-upright.jpg' } },
            { value: 'grand', label: 'Grand', picture: { src: 'sample-grand.jpg', focus: { x: 0.5, y: 0.6 } } },
          ],
        },
        {
          name: 'touch',
          label: 'How is its touch?',
          type: 'select',
          width: 'half',
          options: [
            { value: 'light', label: 'Light' },
            { value: 'heavy', label: 'Heavy' },
          ],
        },
        { name: 'age', label: 'Its age in years', type: 'number', max: 200, width: 'half' },
        { name: 'day', label: 'Preferred day', type: 'date', earliest: 'today', width: 'half' },
        { name: 'time', label: 'Preferred time', type: 'time', width: 'half' },
        {
          name: 'floor',
          label: 'Where is it?',
          type: 'radio',
          options: [
            { value: 'ground', label: 'On the ground floor' },
            { value: 'above', label: 'Higher up', text: 'We ask about the stairs.' },
          ],
        },
        {
          name: 'extras',
          label: 'What else?',
          type: 'checkboxes',
          help: 'We include each in the price.',
          options: [
            { value: 'clean', label: 'Clean the keys' },
            { value: 'bench', label: 'Look at the bench' },
          ],
        },
        { name: 'email', heading: 'About you', label: 'Email', type: 'email', required: true },
        { name: 'urgent', label: 'There is a concert this week', type: 'checkbox' },
        consent,
      ],
      submit: 'Ask for a price',
      destinations: ['newsletter'],
    },
    // A field and a step have conditions.
    'In four steps': {
      headline: 'What would it cost?',
      lead: 'Four short steps, and you get a price by email on the next working day.',
      points: ['Free, and without a call', 'You can change everything later'],
      steps: [
        {
          title: 'What does it need?',
          fields: [
            {
              name: 'service',
              label: 'Service',
              type: 'cards',
              required: true,
              options: [
                { value: 'tuning', label: 'A tuning', text: 'Two hours, at your place.', icon: 'tools' },
                { value: 'move', label: 'A move', text: 'With four strong people.', icon: 'map' },
              ],
            },
            {
              name: 'floors',
              label: 'How many floors of stairs?',
              type: 'number',
              required: true,
              max: 12,
              when: { service: 'move' },
              help: 'Count them in both houses.',
            },
          ],
        },
        {
          title: 'Tell us about your piano',
          fields: [
            {
              name: 'kind',
              label: 'Kind of piano',
              type: 'radio',
              required: true,
              options: [
                { value: 'upright', label: 'An upright' },
                { value: 'grand', label: 'A grand piano' },
              ],
            },
            {
              name: 'size',
              label: 'Its length in centimetres',
              type: 'number',
              required: true,
              min: 120,
              max: 310,
              when: { kind: 'grand' },
            },
          ],
        },
        {
          title: 'When may we come?',
          fields: [
            { name: 'day', label: 'Preferred day', type: 'date', required: true, earliest: 'today', width: 'half' },
            { name: 'time', label: 'Preferred time', type: 'time', width: 'half' },
            { name: 'concert', label: 'There is a concert this week', type: 'checkbox' },
          ],
        },
        {
          title: 'Where does the price go?',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
            { name: 'email', label: 'Email', type: 'email', required: true },
            { name: 'phone', label: 'Phone', type: 'phone', required: true, when: { concert: true } },
            consent,
          ],
        },
      ],
      submit: 'Ask for a price',
      destinations: ['newsletter'],
    },
    'On one sheet': {
      badge: 'Two mornings left in May',
      headline: 'Put your piano on the list',
      lead: 'We are in your part of town twice a month.',
      layout: 'card',
      tone: 'tint',
      points: ['No charge until it is tuned', 'Move the date as often as you like'],
      fields: [
        {
          name: 'name',
          label: 'Name',
          type: 'text',
          required: true,
          autocomplete: 'name',
          invalid: 'Enter your name.',
        },
        { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can call.' },
      ],
      submit: 'Put me on the list',
      destinations: ['newsletter'],
      delivery: 'any',
      websiteAsTyped: true,
      success: { kind: 'toast', title: 'You are on the list', text: 'We call you within the week.' },
      failure: {
        partial: { title: 'Half done', text: 'It has arrived at one of two desks. We find out about the other.' },
        kept: 'We have kept it in this browser. To be sure, call us:',
        lost: 'It could be neither sent nor kept. Call us:',
        phone: '+1 555 010 0142',
      },
    },
    'On a photo': {
      layout: 'cover',
      headline: 'A morning on the moor',
      lead: 'Leave your number, and we call you with the next free places.',
      points: ['Two guides, eight guests', 'Boots and coats are here'],
      contact: { text: 'Rather by phone?', phone: '+1 555 010 0142' },
      media: {
        kind: 'picture',
        src: 'sample-moor.jpg',
        alt: 'A moor at sunrise',
        focus: { x: 0.4, y: 0.5 },
        credit: 'Photo: J. Marsh',
      },
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true, invalid: 'Enter your name.' },
        { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can call.' },
      ],
      submit: 'Call me',
      note: 'We call once, between nine and six.',
      destinations: ['newsletter'],
      success: { kind: 'panel', title: 'Thank you', text: 'We call you tomorrow.' },
      failure: {
        kept: 'We have kept it in this browser. To be sure, call us:',
        lost: 'It could be neither sent nor kept. Call us:',
        phone: '+1 555 010 0142',
      },
    },
    'A draft that sends nothing': {
      layout: 'plain',
      inert: true,
      fields: [
        { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
        { name: 'website', label: 'Website (optional)', type: 'website' },
      ],
      submit: 'Send',
      contact: { phone: '+1 555 010 0142' },
    },
  },
});
