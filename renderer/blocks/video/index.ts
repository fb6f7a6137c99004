import { byViewport, coverSlot, coverStyles, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { VideoView, videoFields, videoLayouts, videoProblems } from './view.tsx';

export const video = defineBlock({
  type: 'video',
  description: 'A video: a file that plays in the page, or a poster that leads to it; with an optional transcript.',
  fields: videoFields,
  layouts: videoLayouts,
  needs: { cover: { field: 'poster' } },
  View: VideoView,
  ui: ({ locale, media, poster, video }) => ({ locale, media, poster, video }),
  check: videoProblems,
  styles: ({ layout, file, embed, media }) => [
    ...(layout === 'cover' ? coverStyles : (['tone-ink'] as const)),
    ...(file ? (['player'] as const) : []),
    ...(embed ? (['embed'] as const) : []),
    ...mediaStyles([media], { bare: true }),
  ],
  pictures: {
    poster: {
      boxes: byViewport({ 0: 1, '60rem': 7 / 12 }),
      ratio: '16/9',
      posterOf: 'file',
      layouts: { wide: { boxes: [['0', 1]] }, cover: coverSlot },
    },
  },
  examples: {
    'With a transcript': {
      eyebrow: 'Piano tuning in Port Avery',
      headline: 'A morning at the piano',
      lead: 'What a tuner does, from the first key to the last.',
      actions: [{ label: 'Ask for a morning', href: '/' }],
      title: 'How two hundred strings find one pitch',
      duration: '3 minutes',
      href: 'https://video.example.com/tuning',
      embed: { src: 'https://video.example.com/player/tuning?autoplay=1' },
      button: 'Watch the morning',
      transcript: [
        'A tuner opens the lid of an upright piano and strikes a fork.',
        'He says: the first string takes the longest. All the others listen to it.',
      ],
    },
    'A file, with captions': {
      headline: 'A day at the kiln',
      lead: 'Clay goes in grey, and comes out in forty colours.',
      title: 'How a glaze gets its colour',
      file: { src: 'kiln.mp4', captions: 'kiln.vtt' },
      poster: { src: 'sample-kiln.jpg' },
    },
    'A file across the page, without a still': {
      layout: 'wide',
      headline: 'The workshop, room by room',
      title: 'Nine rooms in two minutes',
      file: { src: 'rooms.webm', silent: true },
    },
    'The poster only': { title: 'Inside the workshop', href: 'https://video.example.com/workshop', tone: 'tint' },
    'On a photo': {
      layout: 'cover',
      title: 'A winter with the lighthouse keeper',
      duration: '11 minutes',
      href: 'https://video.example.com/keeper',
      button: 'Watch the film',
      poster: { src: 'sample-lighthouse.jpg', alt: 'A headland at dusk', focus: { x: 0.7, y: 0.4 } },
      transcript: ['The keeper says: in January nobody comes, and the light still has to turn.'],
    },
    'Across the page': {
      layout: 'wide',
      headline: 'One bell, from clay to tower',
      lead: 'Eleven weeks in four minutes.',
      title: 'How a bell is cast',
      duration: '4 minutes',
      href: 'https://video.example.com/bell',
      button: 'Watch the casting',
    },
  },
});
