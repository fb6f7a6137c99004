import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const film = { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' } as const;
const poster = (src: string) => ({ ...film, poster: { src, alt: 'A fern frond' } });

// SVG files that do more than draw, and one that no page shows.
export default defineSite({
  ...site,
  icon: 'code.svg',
  routes: [
    { path: '/', meta, sections: { intro, film: poster('styled.svg'), other: poster('loading.svg') } },
    { path: '/moss', meta, sections: { intro, film: poster('code.svg'), other: poster('editor.svg') } },
  ],
});
