import { defineSite, env } from 'frontage';
import { intro, meta, site } from './site.ts';

// As a shell or a dashboard of a host hands them over.
process.env.PUBLIC_DESK = ' https://desk.example.com/in\n';
process.env.PUBLIC_LETTERS = 'https://letters.example.com/in\nhttps://other.example.com';
process.env.PUBLIC_GA4_ID = 'G-ABCD1234\u200b';
process.env.PUBLIC_BLANK = ' \r\n';

const letters = env('PUBLIC_LETTERS');

export default defineSite({
  ...site,
  name: env('PUBLIC_BLANK'),
  destinations: {
    desk: { label: 'our desk', url: env('PUBLIC_DESK') },
    letters: { label: 'our letter', url: letters },
    shop: { label: 'our shop', url: `http://${env('PUBLIC_DESK')}` },
    other: { label: env('PUBLIC_BLANK'), url: process.env.PUBLIC_LETTERS ?? 'https://letters.example.com' },
  },
  pixels: { ga4: { id: env('PUBLIC_GA4_ID') } },
  routes: [{ path: '/', meta, sections: { intro: { ...intro, headline: env('PUBLIC_NOT_SET') } } }],
});
