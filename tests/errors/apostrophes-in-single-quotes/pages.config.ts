import { defineSite } from 'frontage';
import { ferns } from './copy/ferns.ts';
import { meta, site } from './site.ts';

export default defineSite({ ...site, routes: [{ path: '/', meta, sections: { ferns } }] });
