import type * as z from 'zod';
import type { formFields } from './fields.ts';

type FormInput = z.input<z.ZodObject<typeof formFields>>;

/** A quote in four steps: a field and a step have conditions. */
export const inFourSteps: FormInput = {
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
        {
          name: 'consent',
          type: 'consent',
          required: true,
          version: '2026-11',
          text: 'You may write to me about this, as the [privacy policy](https://example.com/privacy) says.',
        },
      ],
    },
  ],
  submit: 'Ask for a price',
  destinations: ['newsletter'],
};
