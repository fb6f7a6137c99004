import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const film = { block: 'video', title: 'A fern unrolls' } as const;

// A video is a file or has a page elsewhere, and is heard or not.
export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/none', meta, sections: { film } },
    {
      path: '/both',
      meta,
      sections: { film: { ...film, href: 'https://video.example.com/fern', file: { src: 'fern.mp4', silent: true } } },
    },
    {
      path: '/drawn',
      meta,
      sections: {
        film: {
          ...film,
          href: 'https://video.example.com/fern',
          media: { kind: 'video', title: 'A fern', file: { src: 'fern.mp4', silent: true } },
        },
      },
    },
    { path: '/heard', meta, sections: { film: { ...film, file: { src: 'fern.mp4', silent: true, captions: 'fern.vtt' } } } },
  ],
});
