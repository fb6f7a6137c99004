import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const head = {
  block: 'header',
  mark: { src: 'moss.png', alt: '' },
  links: [{ label: 'Home', href: '/' }],
};

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/ferns', meta: { ...meta, image: 'ferns.svg' }, sections: { head } },
    { path: '/moss', meta: { ...meta, image: 'https://photos.example/moss.jpg' }, sections: { intro } },
  ],
});
