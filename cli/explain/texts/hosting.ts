import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about the limits of hosts. */
export const hostingRules = {
  'headers-limit': {
    why: 'The policy that keeps foreign code out of a page is one line in `_headers`. Cloudflare Pages ignores lines of more than 2,000 characters and rules after the hundredth. Pages would then have no policy, or lose their frames.',
    fix: 'In `allowedOrigins`, list only origins that the destination really uses, and embed frames from fewer providers. nginx and Vercel have no such limit: if you publish there, name the host in `hosts` and turn this rule off in `rules`.',
    bad: "destinations: { desk: { label: 'Desk', url: 'https://a.example.com', allowedOrigins: ['https://a.example.com', /* … and 80 more */] } },",
    good: "destinations: { desk: { label: 'Desk', url: 'https://a.example.com' } },",
  },
  'hosts-conflict': {
    why: 'Most hosts redirect by themselves, but GitHub Pages cannot: each redirect needs a page that leads on. Such a page cannot be where another file is in the way. Netlify shows a page that exists instead of following a redirect, so the two cannot share an output.',
    fix: 'Build once for each host, into folders of their own: `npx frontage build --host github-pages --out dist-github`. If a file is in the way, redirect from another address or remove the redirect.',
    bad: "hosts: ['netlify', 'github-pages'],\nredirects: [{ from: '/old', to: '/' }],",
    good: "hosts: ['netlify'],\nredirects: [{ from: '/old', to: '/' }],",
  },
  'redirect-host': {
    why: 'Every site has a `_redirects` file, which Netlify and Cloudflare Pages read. In it, `*` matches any text and `:name` any path segment, and nothing escapes them. This redirect would also catch visitors of other addresses. Netlify also reserves every address below `/.netlify`.',
    fix: 'Redirect from an address without `*` and without a colon before a letter. Vercel and nginx can redirect from any address: if you publish there, name the host in `hosts` and turn this rule off in `rules`. `_redirects` then holds the encoded character, which is harmless.',
    bad: "redirects: [{ from: '/ferns:moss', to: '/' }],",
    good: "redirects: [{ from: '/ferns-moss', to: '/' }],",
  },
  'redirects-limit': {
    why: 'Hosts read only so many redirects. Cloudflare Pages ignores lines of `_redirects` after the 2,000th (two for each redirect) and lines of more than 1,000 characters. Vercel rejects a site with more than 2,048 redirects, and CloudFront a function of more than 10,240 bytes. Visitors whose redirect is ignored get an error page.',
    fix: 'Remove redirects that nobody uses any more; the host’s access log shows which. Redirect to addresses without long queries. Netlify and nginx have no such limit: if you publish there, turn this rule off in `rules`.',
    bad: "redirects: [{ from: '/flyer', to: 'https://shop.example.com/?basket=…and a thousand characters more' }],",
    good: "redirects: [{ from: '/flyer', to: 'https://shop.example.com/flyer' }],",
  },
} satisfies RuleTexts;
