import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const page = (path: string) => ({ path, meta, sections: { intro } });

export default defineSite({
  ...site,
  routes: [
    page('/'),
    // @ts-expect-error: a route is no function.
    () => page('/made'),
    page('/b'),
    page('/c'),
    page('/d'),
    page('/e'),
    page('/f'),
    page('/g'),
    page('/h'),
    page('/i'),
    { path: '/j', meta, sections: { intro: { block: 'pageIntro', headline: 7 } } },
  ],
});
