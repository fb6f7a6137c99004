import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about addresses, links and redirects. */
export const addressRules = {
  'origin-invalid': {
    why: 'Canonical links, the sitemap and social cards contain the origin. If it is not an address, search engines cannot follow them.',
    fix: 'Write the scheme and the host, plus the folder if the site is published in one: `https://www.example.com`, `https://example.com/shop`.',
    bad: "origin: 'www.example.com',",
    good: "origin: 'https://www.example.com',",
  },
  'path-invalid': {
    why: 'The path of a page becomes a file name and a URL. This one would leave the output folder, clash with another file, be hidden or misread by hosts, or be too long. File systems limit names to 255 bytes.',
    fix: 'Start with a slash and use letters, digits and hyphens. Leave out endings such as `.html`, a final `index`, queries and encoded characters. Each segment may have 240 bytes in UTF-8, the whole path 200 characters.',
    bad: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns.html', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
  },
  'path-taken': {
    why: 'Two pages cannot share an address: one would overwrite the other. Hosts and disks treat paths that differ only in capitals, a trailing slash or `/index` as the same address.',
    fix: 'Give one of the two another path, or remove it. In a table, the column that fills the path needs a different value in each row.',
    bad: "routes: [{ path: '/ferns', meta, sections: { intro } }, { path: '/Ferns', meta, sections: { intro } }],",
    good: "routes: [{ path: '/ferns', meta, sections: { intro } }, { path: '/all-ferns', meta, sections: { intro } }],",
  },
  'path-reserved': {
    why: 'Some names do not work everywhere. Windows cannot open files called con or nul. Cloudflare and Vercel use some addresses themselves, and GitHub Pages skips names that begin with "_". The page would work on one host and be missing on the next. Files of `templates/public` and `templates/images` with such a name keep people on Windows from copying the site.',
    fix: 'Choose another name for that part of the path. If your host does not mind, turn the rule off in `rules`, or add a waiver to the route. Rename a file.',
    bad: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/con', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/pros-and-cons', meta, sections: { intro } }],",
  },
  'public-taken': {
    why: 'Files of `templates/public` keep their names in the output. This one has the address of a page, of a file that the build writes, or of another file on hosts and disks that ignore case. One of the two would be lost.',
    fix: 'Rename or remove the file. Redirects, the page for unknown addresses and the files of hosts come from the config. Only a `robots.txt` of your own replaces that of the build; copy the `Sitemap:` line into it.',
  },
  'public-invalid': {
    why: 'A file of `templates/public` has a name that no address can have, or it is a link that leads nowhere, a folder behind a link, or no regular file. It would be missing from the published site.',
    fix: 'Rename the file, or put the file or folder itself into `templates/public`.',
  },
  'link-scheme': {
    why: 'A link may be a path on this site, an anchor on a page, or a web, mail or phone address. Other schemes run scripts or open programs on the visitor’s machine. A relative path such as `contact.html` leads somewhere else from each folder.',
    fix: 'Write `/path`, `#id`, or a full address that starts with `https:`, `http:`, `mailto:`, `tel:` or `sms:`. Paths have no file extension: `/contact`, not `contact.html`. Remove spaces, or write them as `%20` in an address.',
    bad: "redirects: [],\nroutes: [{ path: '/', meta, sections: { intro: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Order', href: 'order' }] } } }],",
    good: "redirects: [],\nroutes: [{ path: '/', meta, sections: { intro: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Order', href: '/' }] } } }],",
  },
  'phone-invalid': {
    why: 'When a visitor taps the number, the phone dials exactly what the link holds. With a missing digit, an extra zero or a letter in it, nobody answers. Frontage therefore parses each number with its country code and extension.',
    fix: 'Write the number as people know it, such as `020 7946 0000 ext. 12` on a site whose `locale` is `en-GB`. With its country code it works anywhere: `+44 20 7946 0000`. Put any text around it into `display` of the fact, or beside the number.',
    bad: "locale: 'en-GB',\nroutes: [{ path: '/', meta, sections: { intro, contact: { block: 'contactDetails', headline: 'Ferns', phone: '020 7946 O000' } } }],",
    good: "locale: 'en-GB',\nroutes: [{ path: '/', meta, sections: { intro, contact: { block: 'contactDetails', headline: 'Ferns', phone: '020 7946 0000' } } }],",
  },
  'link-route': {
    why: 'Visitors who follow the link see an error page, and most of them leave.',
    fix: 'Write the path of a route. If the page has moved, link to its new path (`npx frontage rename` does that for you). If it is gone, link to what replaced it.',
    bad: "routes: [{ path: '/', meta, sections: { call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Home', href: '/home' }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Home', href: '/' }] } } }],",
  },
  'link-anchor': {
    why: 'The page exists, but nothing on it has this id. The visitor lands at the top and has to search for what the link promised.',
    fix: 'The name of a section is its id: write `#` and that name. If several pages share the section with the link, each of them needs the target; otherwise, link with a path, such as `/pricing#plans`.',
    bad: "routes: [{ path: '/', meta, sections: { intro, call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Up', href: '#into' }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro, call: { block: 'callToAction', headline: 'Ferns', actions: [{ label: 'Up', href: '#intro' }] } } }],",
  },
  'route-gone': {
    why: 'The last build had a page at this address. Links, bookmarks and search results still lead there, and visitors who follow one get an error page. Only a build reports this, because it compares the site with the output folder.',
    fix: 'Send visitors on with a redirect. `npx frontage rename` and `npx frontage remove --to` write it for you.',
    bad: 'redirects: [],',
    good: "redirects: [{ from: '/old-page', to: '/' }],",
  },
  'redirect-invalid': {
    why: 'A redirect leads from a path on this site to a page or to another site. If one entry is malformed, hosts reject the whole file or send visitors to the wrong page.',
    fix: 'In `from`, write the path that browsers request, encoded or not: `/old page` and `/old%20page` are the same. Leave out the query: hosts match redirects by path alone and pass the visitor’s query on. In `to`, write a path on this site or an `https` address.',
    bad: "redirects: [{ from: 'shop', to: '/' }],",
    good: "redirects: [{ from: '/shop', to: '/' }],",
  },
  'redirect-taken': {
    why: 'A page or a file already has this address, or another redirect starts there. Hosts differ in which one wins, and some treat `/old.html` and `/old` as the same.',
    fix: 'Remove the redirect, or move the page to another path. Give `/old.html` and `/old` the same target.',
    bad: "redirects: [{ from: '/', to: 'https://example.org/' }],",
    good: "redirects: [{ from: '/old', to: 'https://example.org/' }],",
  },
  'redirect-loop': {
    why: 'Redirects in a circle never arrive: the browser gives up with an error.',
    fix: 'Point one of the redirects at a page.',
    bad: "redirects: [{ from: '/moss', to: '/lichen' }, { from: '/lichen', to: '/moss' }],",
    good: "redirects: [{ from: '/moss', to: '/' }, { from: '/lichen', to: '/' }],",
  },
  'redirect-chain': {
    why: 'Each redirect costs visitors another round trip, and search engines stop following long chains.',
    fix: 'Point the first redirect at the final address.',
    bad: "redirects: [{ from: '/plants', to: '/all-plants' }, { from: '/all-plants', to: '/' }],",
    good: "redirects: [{ from: '/plants', to: '/' }, { from: '/all-plants', to: '/' }],",
  },
} satisfies RuleTexts;
