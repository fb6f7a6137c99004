import { byViewport, coverSlot, coverStyles, defineBlock } from '../../sdk/index.ts';
import { CallToActionView, callToActionFields, callToActionLayouts } from './view.tsx';

export const callToAction = defineBlock({
  type: 'callToAction',
  description: 'A closing sentence and a button, for the end of a page or between two long sections.',
  fields: callToActionFields,
  layouts: callToActionLayouts,
  needs: {
    cover: { field: 'media', kind: 'picture', only: true },
    pictured: { field: 'media', kind: 'picture', only: true },
    alcove: { field: 'media', kind: 'picture', only: true },
  },
  styles: ({ layout, tone = 'ink' }) => (layout === 'cover' ? coverStyles : tone === 'paper' ? [] : [`tone-${tone}`]),
  pictures: {
    media: {
      ...coverSlot,
      layouts: {
        pictured: { boxes: byViewport({ 0: 1, '60rem': 5 / 12 }), ratio: '4/3', fit: 'cover' },
        alcove: { boxes: byViewport({ 0: 1, '60rem': 5 / 12 }), ratio: '4/5', fit: 'crop' },
      },
    },
  },
  View: CallToActionView,
  examples: {
    'With text and a note': {
      headline: 'Tell us what rattles. We will tell you what it costs.',
      text: 'Describe the fault in a sentence and you have a fixed price before you leave the house.',
      actions: [
        { label: 'Ask for a price', href: '/' },
        { label: 'Call the workshop', href: 'tel:+15550100142' },
      ],
      note: 'We answer within one working hour.',
    },
    'One button on a tinted ground': {
      headline: 'Ready to ride again?',
      actions: [{ label: 'Book a service', href: '/' }],
      tone: 'tint',
    },
    'In the middle': {
      layout: 'centred',
      tone: 'paper',
      headline: 'Come for one evening and bring nothing',
      text: 'Clay, apron and tea are here. You only have to be able to get your hands dirty.',
      actions: [
        { label: 'Pick an evening', href: '/' },
        { label: 'Ask a question', href: 'mailto:hello@example.com' },
      ],
      note: 'Cancel until noon of the same day.',
    },
    'On a panel': {
      layout: 'panel',
      headline: 'Your first month of bread is half price',
      text: 'Two loaves a week, left at your door before seven.',
      actions: [{ label: 'Choose your loaves', href: '/' }],
      note: 'Pause or stop whenever you like.',
    },
    'On a sheet, with a picture': {
      layout: 'pictured',
      headline: 'Your first month of bread is *half price*',
      text: 'Two loaves a week, left at your door before seven.',
      actions: [{ label: 'Choose your loaves', href: '/' }],
      media: { kind: 'picture', src: 'sample-loaves.jpg', alt: 'Loaves on a long table', focus: { x: 0.5, y: 0.6 } },
    },
    'With a picture that rises above the band': {
      layout: 'alcove',
      headline: 'The kiln is warm *until Friday*',
      text: 'Bring what you have thrown, and pick it up on Monday.',
      actions: [{ label: 'Reserve a shelf', href: '/' }],
      note: 'A shelf holds twelve cups.',
      media: { kind: 'picture', src: 'sample-boxes.jpg', alt: 'Boxes on a cart', focus: { x: 0.5, y: 0.6 } },
    },
    'On a photo': {
      layout: 'cover',
      headline: 'The last boat leaves *on Sunday*',
      text: 'Then the islands belong to the seals until April. There are nine seats left.',
      actions: [
        { label: 'Reserve a seat', href: '/' },
        { label: 'Ask the skipper', href: 'tel:+15550100142' },
      ],
      note: 'You pay on board.',
      media: {
        kind: 'picture',
        src: 'sample-islands.jpg',
        alt: 'Islands in the evening',
        focus: { x: 0.7, y: 0.6 },
        credit: 'Photo: R. Osei',
      },
    },
    'In a line': {
      layout: 'line',
      tone: 'tint',
      headline: 'Is the heating cold?',
      text: 'Somebody is awake.',
      actions: [{ label: 'Call now', href: 'tel:+15550100142' }],
    },
  },
});
