import { definePageTemplate } from 'frontage';

/** A treatment: its Markdown file in templates/prose/treatments, and how to book it. */
export const treatment = definePageTemplate({
  description: 'A treatment: how it goes, how it feels, and what it costs.',
  params: {},
  meta: { title: '{{entry.title}} | Dentists in Alderbridge', description: '{{entry.description}}' },
  layout: 'practice',
  sections: {
    intro: {
      block: 'pageIntro',
      layout: 'picture',
      back: { label: 'All treatments', href: '/treatments' },
      headline: '{{entry.title}}',
      lead: '{{entry.description}}',
      actions: [{ label: 'Book a visit', href: '/book' }],
      media: { param: 'entry.media' },
      tone: 'soft',
    },
    text: {
      block: 'prose',
      entry: true,
      layout: 'contents',
      contents: true,
      headline: 'How it goes',
      aside: {
        title: 'Would you like to ask first?',
        text: 'Lila knows, or finds somebody who does.',
        action: { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone}}' },
      },
    },
    book: {
      block: 'callToAction',
      layout: 'panel',
      headline: 'Shall we have a look?',
      text: 'Tell us what it is about, and we offer you two times within {{facts.replyTime}} while we are open.',
      actions: [
        { label: 'Book a visit', href: '/book' },
        { label: 'See prices', href: '/prices' },
      ],
    },
  },
});
