import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const because = 'The page is an advertisement.';
const until = '2026-12-31';

export default defineSite({
  ...site,
  layouts: { plain: { waive: { rule: 'doorway', because, until } } },
  routes: [
    {
      path: '/',
      meta,
      waive: [
        { rule: 'dorway', because, until },
        { rule: 'link-anchor', because, until },
        { rule: 'waiver-unused', because, until },
      ],
      sections: { intro: { ...intro, waive: [{ rule: 'doorway', until: 'spring' }] } },
    },
  ],
});
