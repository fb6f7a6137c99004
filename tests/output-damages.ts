/** A change of the output by hand, which a check of it must find. */
export interface Damage {
  readonly file: string;
  readonly edit: (text: string) => string;
  readonly code: string;
  readonly message: RegExp;
  readonly suggestion?: RegExp;
}

const swap = (words: string | RegExp, others: string) => (text: string) => {
  const edited = text.replace(words, others);
  if (edited === text) throw new Error(`the output does not say ${words}`);
  return edited;
};
/** Markup at the end of what a page says. */
export const inBody = (markup: string) => swap('</main>', `${markup}</main>`);
const inHead = (markup: string) => swap('</head>', `${markup}</head>`);
const data = (node: object) =>
  inHead(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`,
  );
/** A file that ends before it is whole, as a copy does that was broken off. */
const cutOff = (text: string) => text.slice(0, text.length / 2);
/** The page that most of it is done to. */
export const home = 'index.html';

/** What is done to an output, and what is found then. */
export const damages: Readonly<Record<string, Damage>> = {
  'invalid markup': {
    file: home,
    edit: inBody('<p><div>x</div></p>'),
    code: 'html-invalid',
    message: /element-permitted|close-order|\(/,
  },
  'an id that stands twice': {
    file: home,
    edit: inBody('<p id="twin">x</p><p id="twin">x</p>'),
    code: 'id-duplicate',
    message: /have the id "twin"/,
  },
  'a label of no field': {
    file: home,
    edit: inBody('<p aria-describedby="nobody">x</p>'),
    code: 'id-missing',
    message: /<p> names the id "nobody" in aria-describedby/,
  },
  'a link to no place on the page': {
    file: home,
    edit: inBody('<a href="#nowhere">x</a>'),
    code: 'link-anchor',
    message: /"#nowhere" is not on the page/,
  },
  'a link to no place on another page': {
    file: home,
    edit: inBody('<a href="/bakery/bread/#nowhere">x</a>'),
    code: 'link-anchor',
    message: /bread\/index.html has no element with the id "nowhere"/,
  },
  'a link to no page': {
    file: home,
    edit: inBody('<a href="/bakery/braed/">x</a>'),
    code: 'link-route',
    message: /"\/bakery\/braed\/" leads to a page that/,
  },
  'a link to the whole address of no page': {
    file: home,
    edit: inBody('<a href="https://example.org/bakery/braed/">x</a>'),
    code: 'link-route',
    message: /braed/,
  },
  'a picture that is not there': {
    file: home,
    edit: inBody('<img src="/bakery/assets/none.png" alt="x">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'a picture in a set that is not there': {
    file: home,
    edit: inBody('<img srcset="/bakery/assets/none.png 2x" alt="x">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'a style sheet that is not there': {
    file: home,
    edit: inHead('<link rel="stylesheet" href="/bakery/assets/none.css">'),
    code: 'asset-missing',
    message: /none\.css/,
  },
  'a module that is not there': {
    file: home,
    edit: inHead('<link rel="modulepreload" href="/bakery/assets/none.js">'),
    code: 'asset-missing',
    message: /none\.js/,
  },
  'an island that is not there': {
    file: home,
    edit: inBody('<script type="application/json" id="frontage-islands">{"x":["/bakery/assets/none.js"]}</script>'),
    code: 'asset-missing',
    message: /none\.js/,
  },
  'a font of a style that is not there': {
    file: home,
    edit: inHead('<style>@font-face{src:url("/bakery/assets/none.woff2")}</style>'),
    code: 'asset-missing',
    message: /none\.woff2/,
  },
  'a picture of cards that is not there': {
    file: home,
    edit: inHead('<meta property="og:image" content="https://example.org/bakery/none.png">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'data that is no JSON': {
    file: home,
    edit: inHead('<script type="application/ld+json">{oops</script>'),
    code: 'json-ld-invalid',
    message: /is not valid JSON/,
  },
  'data that lacks what is asked for': {
    file: home,
    edit: data({ '@type': 'VideoObject', name: 'Dough' }),
    code: 'json-ld-incomplete',
    message: /thumbnailUrl, nor of uploadDate in VideoObject "Dough"/,
  },
  'a question that nobody reads': {
    file: home,
    edit: data({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Is it sourdough?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      ],
    }),
    code: 'json-ld-unseen',
    message: /name "Is it sourdough\?" of Question/,
  },
  'a price that is not shown': {
    file: home,
    edit: data({ '@type': 'Offer', price: '98765', priceCurrency: 'EUR' }),
    code: 'json-ld-unseen',
    message: /price "98765" of Offer/,
  },
  'a telephone number that is not shown': {
    file: home,
    edit: data({ '@type': 'Person', name: 'bakery', telephone: '+49 111 222333' }),
    code: 'json-ld-unseen',
    message: /telephone/,
  },
  'an address that is shown nowhere': {
    file: home,
    edit: data({
      '@type': 'Organization',
      '@id': 'https://example.org/#x',
      name: 'x',
      address: { '@type': 'PostalAddress', streetAddress: '9 Nowhere Lane' },
    }),
    code: 'json-ld-unseen',
    message: /streetAddress "9 Nowhere Lane"/,
  },
  'a canonical address of another page': {
    file: home,
    edit: swap(/(<link rel="canonical" href=")[^"]*/, '$1https://example.org/bakery/bread/'),
    code: 'listing-conflict',
    message: /canonical address of .* is "https:\/\/example.org\/bakery\/bread\/"/,
  },
  'no canonical address': {
    file: home,
    edit: swap(/<link rel="canonical"[^>]*>/, ''),
    code: 'listing-conflict',
    message: /has no canonical address/,
  },
  'another address for cards': {
    file: home,
    edit: swap(/(property="og:url" content=")[^"]*/, '$1https://example.org/other'),
    code: 'listing-conflict',
    message: /address for social cards is/,
  },
  'a page in the sitemap that asks to be left alone': {
    file: home,
    edit: inHead('<meta name="robots" content="noindex">'),
    code: 'listing-conflict',
    message: /but the page has noindex/,
  },
  'a header that keeps pages of the sitemap from search engines': {
    file: '_headers',
    edit: swap('  X-Frame-Options', '  X-Robots-Tag: noindex\n  X-Frame-Options'),
    code: 'listing-conflict',
    message: /lists https:\/\/example\.org\/bakery\/bread\/, but its X-Robots-Tag header has noindex/,
  },
  'a page that the sitemap leaves out': {
    file: 'sitemap.xml',
    edit: swap(/<url><loc>[^<]*\/bread\/<\/loc><\/url>/, ''),
    code: 'listing-conflict',
    message: /lacks https:\/\/example\.org\/bakery\/bread\/, but search engines may list it/,
  },
  'a page in the sitemap that is not there': {
    file: 'sitemap.xml',
    edit: swap('</urlset>', '<url><loc>https://example.org/bakery/gone/</loc></url></urlset>'),
    code: 'listing-conflict',
    message: /gone\/, but the output has no such page/,
  },
  'a page that is listed twice': {
    file: 'sitemap.xml',
    edit: swap('</urlset>', '<url><loc>https://example.org/bakery/</loc></url></urlset>'),
    code: 'listing-conflict',
    message: /twice/,
  },
  'a sitemap that is somewhere else': {
    file: 'robots.txt',
    edit: swap('sitemap.xml', 'map.xml'),
    code: 'listing-conflict',
    message: /names the sitemap .*map\.xml/,
  },
  'a closed site with a sitemap': {
    file: 'robots.txt',
    edit: swap('Allow: /', 'Disallow: /'),
    code: 'listing-conflict',
    message: /disallows the whole site/,
  },
  'an inline script without its hash': {
    file: home,
    edit: inBody('<script>alert(1)</script>'),
    code: 'policy-gap',
    message: /hash of this inline script/,
  },
  'an inline style without its hash': {
    file: home,
    edit: inHead('<style>p{color:red}</style>'),
    code: 'policy-gap',
    message: /hash of this inline style sheet/,
  },
  'a style in an attribute': {
    file: home,
    edit: inBody('<p style="color:red">x</p>'),
    code: 'policy-gap',
    message: /attribute: style/,
  },
  'a handler in an attribute': {
    file: home,
    edit: inBody('<p onclick="go()">x</p>'),
    code: 'policy-gap',
    message: /attribute: onclick/,
  },
  'a link that runs script': {
    file: home,
    edit: inBody('<a href="javascript:go()">x</a>'),
    code: 'policy-gap',
    message: /runs script/,
  },
  'a script from elsewhere': {
    file: home,
    edit: inBody('<script src="https://cdn.example/x.js"></script>'),
    code: 'policy-gap',
    message: /load "https:\/\/cdn\.example\/x\.js" \(script-src\)/,
  },
  'a frame from elsewhere': {
    file: home,
    edit: inBody('<iframe src="https://video.example/1" title="x"></iframe>'),
    code: 'policy-gap',
    message: /show "https:\/\/video\.example\/1" \(frame-src\)/,
  },
  'a frame that a click would open': {
    file: home,
    edit: inBody(
      '<div data-on="interaction" data-props="{&quot;src&quot;:&quot;https://video.example/1&quot;}"></div>',
    ),
    code: 'policy-gap',
    message: /frame-src/,
  },
  'a form to elsewhere': {
    file: home,
    edit: inBody('<form action="https://forms.example/1"><button type="submit">x</button></form>'),
    code: 'policy-gap',
    message: /send forms to/,
  },
  'a file of a header that is not there': {
    file: '_headers',
    edit: swap(/(Speculation-Rules: "[^"]*speculation-)[^"]*/, '$1none.json'),
    code: 'asset-missing',
    message: /speculation-none\.json" is not in the output/,
  },
  'headers that are gone': { file: '_headers', edit: () => '', code: 'policy-gap', message: /./ },
  'a line of headers that hosts cut': {
    file: '_headers',
    edit: (text) => `${text}\n/x\n  X-Long: ${'x'.repeat(2000)}\n`,
    code: 'headers-limit',
    message: /line of X-Long has 20\d\d characters/,
  },
  'more rules than hosts take': {
    file: '_headers',
    edit: (text) => text + Array.from({ length: 101 }, (_, index) => `/x${index}\n  X-A: b\n`).join(''),
    code: 'headers-limit',
    message: /has 1\d\d rules/,
  },
  'a redirect that hosts ignore': {
    file: '_redirects',
    edit: (text) => `${text}/x /${'x'.repeat(1000)} 301\n`,
    code: 'redirects-limit',
    message: /^This line has 1,008 characters/,
  },
  'a redirect that nginx does not start with': {
    file: '_redirects',
    edit: (text) => `${text}/x /${'x'.repeat(4100)} 301\n`,
    code: 'redirects-limit',
    message: /^This line has 4,108 characters/,
    suggestion: /\(Netlify\)/,
  },
  'more redirects than hosts follow': {
    file: '_redirects',
    edit: (text) => text + Array.from({ length: 2001 }, (_, index) => `/x${index} /\n`).join(''),
    code: 'redirects-limit',
    message: /^The file has 2,0\d\d redirects/,
  },
  'a vercel.json that was cut off': {
    file: 'vercel.json',
    edit: cutOff,
    code: 'output-conflict',
    message: /^This file is not valid JSON/,
  },
  'a vercel.json of no site': {
    file: 'vercel.json',
    edit: () => '[]',
    code: 'output-conflict',
    message: /^vercel\.json lacks "cleanUrls", which follows from the file names of pages; \d+ more differences\.$/,
  },
  'pages that Vercel looks for elsewhere': {
    file: 'vercel.json',
    edit: swap('"trailingSlash": true', '"trailingSlash": false'),
    code: 'output-conflict',
    message: /^In vercel\.json, "trailingSlash" does not match the file names of pages\.$/,
  },
  'a redirect that Vercel has not': {
    file: 'vercel.json',
    edit: swap(/\{\s*"source": "\/bakery\/loaves",[^}]*\},/, ''),
    code: 'output-conflict',
    message: /^vercel\.json lacks the redirect from "\/bakery\/loaves", which follows from _redirects\.$/,
  },
  'a redirect that leads elsewhere on Vercel': {
    file: 'vercel.json',
    edit: swap('"destination": "/bakery/bread/"', '"destination": "/bakery/"'),
    code: 'output-conflict',
    message: /the redirect from "\/bakery\/loaves" does not match _redirects\.$/,
  },
  'a policy that is another on Vercel': {
    file: 'vercel.json',
    edit: swap("default-src 'none'", 'default-src *'),
    code: 'output-conflict',
    message: /the header Content-Security-Policy of "\/bakery\/\(\.\*\)" does not match _headers\.$/,
  },
  'a header that only Vercel has': {
    file: 'vercel.json',
    edit: swap('"headers": [\n', '"headers": [{ "source": "/x", "headers": [{ "key": "A", "value": "b" }] },\n'),
    code: 'output-conflict',
    message: /^vercel\.json has the header A of "\/x", which does not follow from _headers\.$/,
  },
  'an nginx.conf that was cut off': {
    file: 'nginx.conf',
    edit: cutOff,
    code: 'output-conflict',
    message: /^nginx cannot parse this file: /,
  },
  'a redirect that leads elsewhere on nginx': {
    file: 'nginx.conf',
    edit: swap('return 301 "/bakery/bread/', 'return 302 "/bakery/bread/'),
    code: 'output-conflict',
    message: /"location = \/bakery\/loaves" does not match _redirects\.$/,
  },
  'a policy that is another on nginx': {
    file: 'nginx.conf',
    edit: swap(/(location "\/bakery\/" \{[\s\S]*?default-src) 'none'/, '$1 *'),
    code: 'output-conflict',
    message: /"location \/bakery\/" does not match _headers\.$/,
  },
  'an address that only nginx answers': {
    file: 'nginx.conf',
    edit: (text) => `${text}location /admin { root /srv; }\n`,
    code: 'output-conflict',
    message: /^nginx\.conf has "location \/admin", which does not follow from _headers\.$/,
  },
  'files of hosts that are older than the redirects': {
    file: '_redirects',
    edit: (text) => `${text}/bakery/new /bakery/ 301\n/bakery/new/ /bakery/ 301\n`,
    code: 'output-conflict',
    message:
      /^nginx\.conf lacks "location = \/bakery\/new", which follows from _redirects; 1 more difference\.$/,
  },
  'files of hosts that are older than the headers': {
    file: '_headers',
    edit: swap('X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'),
    code: 'output-conflict',
    message: /the header X-Frame-Options of "\/bakery\/\(\.\*\)" does not match _headers\.$/,
  },
  'destinations that were cut off': {
    file: 'destinations.json',
    edit: cutOff,
    code: 'output-conflict',
    message: /^This file is not valid JSON/,
  },
  'a destination of another time': {
    file: 'destinations.json',
    edit: swap('post.barm.example/letters', 'post.barm.example/old'),
    code: 'output-stale',
    message: /^The destination "letters" in destinations\.json does not match the config\.$/,
  },
  'a destination that pages may not send to': {
    file: 'destinations.json',
    edit: (text) => text.replaceAll('post.barm.example', 'mail.barm.example'),
    code: 'policy-gap',
    message: /send to "https:\/\/mail\.barm\.example/,
  },
  'a policy with a destination of another time': {
    file: '_headers',
    edit: (text) => text.replaceAll("connect-src 'self'", "connect-src 'self' https://old.example"),
    code: 'output-conflict',
    message: /^The policy lets pages send to https:\/\/old\.example, but/,
  },
  'a page over its budget': {
    file: home,
    edit: inBody(
      `<p>${Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 99_991).toString(36)).join(' ')}</p>`,
    ),
    code: 'page-heavy',
    message: /weighs [\d,]+ bytes in brotli/,
  },
};
