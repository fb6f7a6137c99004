import { definePageTemplate } from 'frontage';

/** A page that asks for a price in four short steps. */
export const quote = definePageTemplate({
  description: 'A page that asks for a price in four short steps: the job, its size, the day, and how to answer.',
  params: {
    service: { type: 'text', help: 'What the price is for, as a title.', example: 'A price for your roof', max: 60 },
    hero: {
      type: 'group',
      fields: {
        headline: {
          type: 'text',
          help: 'What people get, in one sentence.',
          example: 'Know the price before anybody climbs a ladder',
          max: 110,
        },
        lead: {
          type: 'text',
          help: 'How long it takes, and when the answer comes.',
          example: 'Four short steps, and you have a price in writing within {{facts.replyTime}}.',
          max: 400,
        },
      },
      help: 'The words above the form.',
    },
    unit: { type: 'text', help: 'What the size is measured in.', example: 'square metres', max: 30 },
  },
  meta: {
    title: '{{param.service}} | {{site.name}}',
    description: '{{param.service}} from {{site.name}}: four short steps, and the answer within {{facts.replyTime}}.',
  },
  layout: 'shared',
  sections: {
    quote: {
      block: 'form',
      layout: 'card',
      headline: { param: 'hero.headline' },
      lead: { param: 'hero.lead' },
      steps: [
        {
          title: 'What is it about?',
          fields: [
            {
              name: 'job',
              label: 'The job',
              type: 'cards',
              required: true,
              options: [
                { value: 'new', label: 'Something new', text: 'We start from nothing.', icon: 'star' },
                { value: 'repair', label: 'A repair', text: 'Something is broken.', icon: 'tools' },
                { value: 'advice', label: 'Advice', text: 'You want to know first.', icon: 'chat' },
              ],
            },
          ],
        },
        {
          title: 'How large is it?',
          when: { job: ['new', 'repair'] },
          fields: [
            { name: 'size', label: 'Size in {{param.unit}}', type: 'number', required: true, min: 1, width: 'half' },
            { name: 'floor', label: 'Floor', type: 'number', max: 99, width: 'half' },
          ],
        },
        {
          title: 'When does it suit you?',
          fields: [
            { name: 'day', label: 'The first day that suits you', type: 'date', required: true, earliest: 'today' },
            { name: 'urgent', label: 'It cannot wait', type: 'checkbox' },
          ],
        },
        {
          title: 'Where do we send the price?',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
            { name: 'email', label: 'Email', type: 'email', required: true },
            { name: 'phone', label: 'Phone', type: 'phone', required: true, when: { urgent: true } },
            {
              name: 'consent',
              type: 'consent',
              required: true,
              version: '1',
              text: 'You may write to me about this price.',
            },
          ],
        },
      ],
      submit: 'Ask for the price',
      note: 'It costs nothing, and you decide once you have the price.',
      destinations: ['inbox'],
    },
  },
});
