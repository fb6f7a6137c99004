import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  destinations: {
    letters: { label: 'our letter', url: 'https://letters.example.com/in' },
    robot: { label: 'our robot', url: 'https://robot.example.com/in', setting: 'key', mode: 'no-cors' },
  },
  admin: { passwordHash: 'hunter2', openOn: ['.preview.fern.example', '.example', 'https://fern.example'] },
  routes: [{ path: '/', meta, sections: { intro } }],
});
