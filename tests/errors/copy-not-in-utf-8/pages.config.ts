import { defineSite } from 'frontage';
import { meta, site } from './site.ts';
import { intro } from './templates/copy/ferns.ts';

export default defineSite({ ...site, routes: [{ path: '/', meta, sections: { intro } }] });
