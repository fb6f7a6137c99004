import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with addresses, links and redirects. */
export const addressRules = {
  'origin-invalid': {
    why: 'Canonical links, the sitemap and social cards contain the origin. If it is not an address, search engines cannot follow them.',
    fix: 'Write the scheme and the host, and the folder if the site is published in one: `https://www.example.com`, `https://example.com/shop`.',
    bad: "origin: 'www.example.com',",
    good: "origin: 'https://www.example.com',",
  },
  'path-invalid': {
    why: 'The path of a page becomes a file and an address. This one would leave the output folder, name two files, be hidden or misread by hosts, or be too long for them: the name of a file holds 255 bytes.',
    fix: 'Begin with a slash and use letters, digits and hyphens, as visitors see them. Leave out endings such as `.html`, `index` at the end, queries and encoded characters. Each part may have 240 bytes in UTF-8, the path 200 characters.',
    bad: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns.html', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
  },
  'path-taken': {
    why: 'Two pages cannot have one address: one of them would be lost. Paths that differ only in capitals, in a slash at the end or in `/index` are one address to hosts and disks.',
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
    why: 'A link is a path on this site, a place on a page, or an address to read, write or call. Other schemes run scripts or reach into the visitor’s machine. `contact.html` leads somewhere else from each folder.',
    fix: 'Write `/path`, `#id`, or a whole address with `https:`, `http:`, `mailto:`, `tel:` or `sms:`. Paths have no file ending: `/contact`, not `contact.html`. Remove spaces, or write them as `%20` inside an address.',
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
    why: 'Visitors who follow the link see an error page, and most of them leave.',
    fix: 'Write the path of a route. If the page has moved, link to its new path (`frontage rename` does that for you). If it is gone, link to what replaced it.',
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
    why: 'Visitors who are sent in a circle never arrive: the browser gives up with an error.',
    fix: 'Lead one of the redirects to a page.',
    bad: "redirects: [{ from: '/moss', to: '/lichen' }, { from: '/lichen', to: '/moss' }],",
    good: "redirects: [{ from: '/moss', to: '/' }, { from: '/lichen', to: '/' }],",
  },
  'redirect-chain': {
    why: 'Each redirect makes visitors wait once more, and search engines stop following long chains.',
    fix: 'Lead the first redirect to where the last one ends.',
    bad: "redirects: [{ from: '/plants', to: '/all-plants' }, { from: '/all-plants', to: '/' }],",
    good: "redirects: [{ from: '/plants', to: '/' }, { from: '/all-plants', to: '/' }],",
  },
} satisfies RuleTexts;
