import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const film = { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' } as const;

// What phones and scanners make, a picture that moves, and crops of nothing.
export default defineSite({
  ...site,
  icon: 'phone.heic',
  pictures: { files: { 'fern.svg': { crop: { x: 0.5, y: 0.5, width: 0.8, height: 0.5 } } } },
  routes: [
    { path: '/', meta: { ...meta, image: 'scan.jpg' }, sections: { intro } },
    { path: '/moss', meta: { ...meta, image: 'dance.gif' }, sections: { intro } },
    {
      path: '/film',
      meta,
      sections: {
        film: { ...film, poster: { src: 'small.png', alt: 'A frond', crop: { x: 0, y: 0, width: 0.5, height: 1 } } },
        other: { ...film, poster: { src: 'fern.svg', alt: 'A fern frond' } },
        wordless: { ...film, poster: { src: 'small.png' } },
      },
    },
  ],
});
