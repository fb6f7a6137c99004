import type { RuleTexts } from '../rule-text.ts';

/** Texts of what hosts do not take. */
export const hostingRules = {
  'headers-limit': {
    why: 'The policy that keeps foreign code out of a page is one line of the file `_headers`. Cloudflare Pages leaves out lines of more than 2,000 characters and rules after the hundredth: the pages would stand there without any policy, or without their frames.',
    fix: 'Name only the origins that a destination really answers from in `allowedOrigins`, and show frames of fewer providers. On nginx and Vercel there is no such limit: `hosts` writes their files, and `rules` turns this one off.',
    bad: "destinations: { desk: { label: 'Desk', url: 'https://a.example.com', allowedOrigins: ['https://a.example.com', /* … and 80 more */] } },",
    good: "destinations: { desk: { label: 'Desk', url: 'https://a.example.com' } },",
  },
  'redirect-host': {
    why: 'Every site has a file `_redirects`, which Netlify and Cloudflare Pages read. In an address there, `*` means any text and `:name` any part, and nothing says that the sign itself is meant. Such a redirect would lead visitors of other addresses away too. Netlify also keeps all addresses below `/.netlify`.',
    fix: 'Redirect from an address without `*` and without a colon before a letter. Vercel and nginx can redirect from any address: if you publish there, name the host in `hosts` and turn this rule off in `rules`. `_redirects` then holds the sign encoded, which does no harm.',
    bad: "redirects: [{ from: '/ferns:moss', to: '/' }],",
    good: "redirects: [{ from: '/ferns-moss', to: '/' }],",
  },
  'redirects-limit': {
    why: 'Hosts read a file of redirects up to a point. Cloudflare Pages ignores lines of `_redirects` after the 2,000th, which are 1,000 redirects, and lines of more than 1,000 characters; Vercel refuses a site with more than 2,048 redirects. Whoever follows an old link to one that was ignored finds nothing.',
    fix: 'Remove redirects from addresses that are no longer requested: the log of the host tells. Lead to addresses without long queries. On Netlify and nginx there is no such limit: `rules` turns this one off.',
    bad: "redirects: [{ from: '/flyer', to: 'https://shop.example.com/?basket=…and a thousand characters more' }],",
    good: "redirects: [{ from: '/flyer', to: 'https://shop.example.com/flyer' }],",
  },
} satisfies RuleTexts;
