import { defineSite } from 'frontage';
import { meta, site } from './site.ts';

const card = (icon: string) => ({ title: 'Crowns', description: 'Made in our own laboratory.', icon });

const services = {
  block: 'serviceCards',
  headline: 'What we do',
  cards: [
    card('toolz'),
    card('own:toth'),
    card('mdi:tooth'),
    { title: 'Bread', description: 'From the baker next door.', icon: 'Tooth.svg' },
  ],
};

export default defineSite({ ...site, routes: [{ path: '/', meta, sections: { services } }] });
