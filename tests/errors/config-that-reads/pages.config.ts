import { readFileSync } from 'node:fs';
import { defineSite } from 'frontage';
import { made, run } from './code.ts';
import { hours } from './hours.ts';
import { intro, meta, site } from './site.ts';

const titles = ['Ferns', 'Mosses'].map((name) => `${name} & Co`);
const year = new Date().getFullYear();
const opened = new Date('2020-01-01').getFullYear();
const process2 = { process: 'Our process', fetch: 1, Date: 2 };

export default defineSite({
  ...site,
  name: process.env.PUBLIC_NAME ?? titles[0],
  routes: [
    {
      path: '/',
      meta: { title: readFileSync('/etc/hostname', 'utf8'), description: `${process.cwd()} ${Math.random()} ${opened} ${made} ${run}` },
      sections: { intro: { ...intro, headline: `Since ${year}: ${process2.process}, ${hours}`, n: performance.now() } as const },
    },
  ],
});
