import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with addresses, links and redirects. */
export const addressRules = {
  'origin-invalid': {
    why: 'The origin goes into canonical links, the sitemap and social cards. One that is no address sends search engines nowhere.',
    fix: 'Write scheme and host, with the folder where the site stands in one: `https://www.example.com`, `https://example.com/shop`.',
    bad: "origin: 'www.example.com',",
    good: "origin: 'https://www.example.com',",
  },
  'path-invalid': {
    why: 'The path of a page becomes a file and an address. This one would leave the output folder, name two files at once, hide from hosts, be another page to them, or be cut on its way.',
    fix: 'Begin with a slash, write letters, digits and hyphens as visitors see them, without an ending, `index` at the end, a query or encoded characters, and keep it short.',
    bad: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns.html', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
  },
  'path-taken': {
    why: 'Two pages cannot stand at one address: one of them would be lost. Paths that differ only in capitals, in a slash at the end or in `/index` are one address to hosts and disks.',
    fix: 'Give one of the two another path, or remove it. In a table of rows, the column that goes into the path needs another value in each row.',
    bad: "routes: [{ path: '/ferns', meta, sections: { intro } }, { path: '/Ferns', meta, sections: { intro } }],",
    good: "routes: [{ path: '/ferns', meta, sections: { intro } }, { path: '/all-ferns', meta, sections: { intro } }],",
  },
  'path-reserved': {
    why: 'Some names are not free everywhere: Windows opens no file called con or nul, Cloudflare and Vercel answer at addresses of their own, GitHub Pages leaves out what begins with "_". The page works on one host and is missing on the next.',
    fix: 'Choose another name for that part of the path. Where the site will only ever stand on a host that does not mind, say so: `rules` in the config, or a waiver on the route.',
    bad: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/con', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/pros-and-cons', meta, sections: { intro } }],",
  },
  'link-scheme': {
    why: 'A link is a path on this site, a place on a page, or an address to read, write or call. Other schemes run script or reach into the visitor’s machine, and what is none of these leads somewhere else on every page.',
    fix: 'Write `/path`, `#id`, or a whole address with `https:`, `http:`, `mailto:`, `tel:` or `sms:`.',
    bad: "redirects: [],\nroutes: [{ path: '/', meta, sections: { intro: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Order', href: 'order' }] } } }],",
    good: "redirects: [],\nroutes: [{ path: '/', meta, sections: { intro: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Order', href: '/' }] } } }],",
  },
  'phone-invalid': {
    why: 'A visitor who presses the number wants to talk to you, and the telephone dials what the link holds: a nought too many, a letter or a missing digit, and nobody answers. So numbers are read as they are dialled, with the code of the country and the extension.',
    fix: 'Write the number as people know it, such as `020 7946 0000 ext. 12` on a site whose `locale` is `en-GB`, or with the code of its country: `+44 20 7946 0000`. Words that belong to it stand in `display` of a fact, or beside the number.',
    bad: "locale: 'en-GB',\nroutes: [{ path: '/', meta, sections: { intro, contact: { block: 'contactDetails', headline: 'Ferns', phone: '020 7946 O000' } } }],",
    good: "locale: 'en-GB',\nroutes: [{ path: '/', meta, sections: { intro, contact: { block: 'contactDetails', headline: 'Ferns', phone: '020 7946 0000' } } }],",
  },
  'link-route': {
    why: 'Who follows the link meets an error page, and mostly leaves.',
    fix: 'Write the path of a route. Where the page was moved, `frontage rename` would have mended the link; where it is gone, lead to what took its place.',
    bad: "routes: [{ path: '/', meta, sections: { call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Home', href: '/home' }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Home', href: '/' }] } } }],",
  },
  'link-anchor': {
    why: 'The page is there, but no place on it has the id: the visitor lands at its top and has to search for what the link promised.',
    fix: 'The name of a section is its id: write `#` and that name. A section that other pages share needs the place on each of them, or a link with a path.',
    bad: "routes: [{ path: '/', meta, sections: { intro, call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Up', href: '#into' }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro, call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Up', href: '#intro' }] } } }],",
  },
  'route-gone': {
    why: 'The last build had a page at this address, and links, bookmarks and search results still lead there. Who follows one finds nothing. Only a build can tell, since it compares with what the output folder holds.',
    fix: 'Send visitors on with a redirect. `frontage rename` and `frontage remove --to` write it by themselves.',
    bad: 'redirects: [],',
    good: "redirects: [{ from: '/old-page', to: '/' }],",
  },
  'redirect-invalid': {
    why: 'A redirect leads from a path on this site to a page, or to an address elsewhere. Where it says something else, hosts refuse the file with all of them, or send visitors astray.',
    fix: 'In `from`, write the path that browsers ask for, as it is or encoded: `/old page` and `/old%20page` are the same. Leave out the query, because hosts find redirects by the path alone; whatever the visitor asked for along goes along. In `to`, write a path on this site or an `https` address.',
    bad: "redirects: [{ from: 'shop', to: '/' }],",
    good: "redirects: [{ from: '/shop', to: '/' }],",
  },
  'redirect-taken': {
    why: 'At the address stands a page or its file, or another redirect leads on from it already. Hosts differ in which of the two they obey, and some take `/old.html` for `/old`.',
    fix: 'Remove the redirect, or move the page to another path. From `/old.html` and `/old`, lead to the same.',
    bad: "redirects: [{ from: '/', to: 'https://example.org/' }],",
    good: "redirects: [{ from: '/old', to: 'https://example.org/' }],",
  },
  'redirect-loop': {
    why: 'Who is sent in a circle never arrives; the browser gives up with an error.',
    fix: 'Lead one of the redirects to a page.',
    bad: "redirects: [{ from: '/moss', to: '/lichen' }, { from: '/lichen', to: '/moss' }],",
    good: "redirects: [{ from: '/moss', to: '/' }, { from: '/lichen', to: '/' }],",
  },
  'redirect-chain': {
    why: 'A visitor who is sent on twice waits twice, and search engines follow long chains no further.',
    fix: 'Lead the first redirect to where the last one ends.',
    bad: "redirects: [{ from: '/plants', to: '/all-plants' }, { from: '/all-plants', to: '/' }],",
    good: "redirects: [{ from: '/plants', to: '/' }, { from: '/all-plants', to: '/' }],",
  },
} satisfies RuleTexts;
