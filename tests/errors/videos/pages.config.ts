import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// What phones record, a file that was cut off, captions of another format, and names that no file has.
export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/film',
      meta,
      sections: {
        phone: { block: 'video', title: 'A fern unrolls', file: { src: 'fern.mov', silent: true } },
        cut: { block: 'video', title: 'A fern unrolls', file: { src: 'cut.mp4', captions: 'subrip.vtt' } },
        misspelt: { block: 'video', title: 'A fern unrolls', file: { src: 'cutt.mp4', captions: 'subripp.vtt' } },
        beside: {
          block: 'story',
          headline: 'How it grows',
          paragraphs: ['One leaf a month.'],
          media: { kind: 'video', title: 'A fern', file: { src: 'cut.mp4', captions: 'late.vtt' } },
        },
      },
    },
  ],
});
