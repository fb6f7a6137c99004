import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { chartPoints } from '../../sdk/samples.ts';
import { PresentationView, presentationFields } from './view.tsx';

export const presentation = defineBlock({
  type: 'presentation',
  description: 'A case told in slides: the first one on the page, all of them in full screen.',
  fields: presentationFields,
  View: PresentationView,
  pictures: { media: { boxes: byViewport({ 0: 1, '60rem': 1 / 2 }), ratio: '4/3' } },
  ui: ({ locale, media, close, presentation }) => ({ locale, media, close, presentation }),
  styles: ({ slides, embed }) => [
    ...mediaStyles(slides.map(({ media }) => media)),
    ...(embed ? (['embed'] as const) : []),
  ],
  ids: ({ id, slides }) => [`${id}-dialog`, ...slides.map((_, index) => `${id}-slide-${index + 1}`)],
  examples: {
    'Three slides about a ferry': {
      headline: 'How the north pier filled its boats',
      title: 'The north pier, from March to August',
      button: 'See the slides',
      embed: { src: 'https://slides.example.com/north-pier', greets: true },
      slides: [
        {
          title: 'Nobody north of the bridge could find the pier',
          text: 'People searched for a ferry and were sent to the old landing, two miles away.',
          media: {
            kind: 'review',
            name: 'Torsten Brehm',
            business: 'Came with two bicycles',
            rating: 2,
            text: 'We stood at the old landing until noon. Nobody had told the map that the ferry had moved.',
            sample: true,
          },
        },
        {
          title: 'The timetable went where people look',
          text: 'Departures stand in the map itself now, and the photographs show the gate, not the sunset.',
        },
        {
          title: 'By August the boats were full at noon',
          text: 'Calls to the ticket office doubled, and half of the callers asked for the next boat.',
          media: {
            kind: 'chart',
            title: 'Calls to the ticket office',
            label: 'Calls',
            unit: 'calls a week',
            points: chartPoints({ Mar: 42, May: 61, Jun: 78, Aug: 96 }),
          },
        },
      ],
    },
  },
});
