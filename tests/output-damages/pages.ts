import { type Damage, swap } from './damage.ts';

/** Adds markup at the end of a page's main content. */
export const inBody = (markup: string) => swap('</main>', `${markup}</main>`);
const inHead = (markup: string) => swap('</head>', `${markup}</head>`);
const data = (node: object) =>
  inHead(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`,
  );
/** The page that most edits damage. */
export const home = 'index.html';

/** Damages of pages, and of the sitemap and the headers that describe them. */
export const pageDamages: Readonly<Record<string, Damage>> = {
  'invalid markup': {
    file: home,
    edit: inBody('<p><div>x</div></p>'),
    code: 'html-invalid',
    message: /element-permitted|close-order|\(/,
  },
  'a duplicate id': {
    file: home,
    edit: inBody('<p id="twin">x</p><p id="twin">x</p>'),
    code: 'id-duplicate',
    message: /have the id "twin"/,
  },
  'a reference to an unknown id': {
    file: home,
    edit: inBody('<p aria-describedby="nobody">x</p>'),
    code: 'id-missing',
    message: /<p> names the id "nobody" in aria-describedby/,
  },
  'a link to an unknown id on the page': {
    file: home,
    edit: inBody('<a href="#nowhere">x</a>'),
    code: 'link-anchor',
    message: /"#nowhere" is not on the page/,
  },
  'a link to an unknown id on another page': {
    file: home,
    edit: inBody('<a href="/bakery/bread/#nowhere">x</a>'),
    code: 'link-anchor',
    message: /bread\/index.html has no element with the id "nowhere"/,
  },
  'a link to an unknown page': {
    file: home,
    edit: inBody('<a href="/bakery/braed/">x</a>'),
    code: 'link-route',
    message: /"\/bakery\/braed\/" leads to a page that/,
  },
  'a link to the full address of an unknown page': {
    file: home,
    edit: inBody('<a href="https://example.org/bakery/braed/">x</a>'),
    code: 'link-route',
    message: /braed/,
  },
  'a missing picture': {
    file: home,
    edit: inBody('<img src="/bakery/assets/none.png" alt="x">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'a missing picture in a srcset': {
    file: home,
    edit: inBody('<img srcset="/bakery/assets/none.png 2x" alt="x">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'a missing picture, the second in a srcset as the build writes it': {
    file: home,
    edit: inBody('<img srcset="/bakery/none.png,/bakery/assets/none.png 2x" alt="x">'),
    code: 'asset-missing',
    message: /assets\/none\.png/,
  },
  'a missing stylesheet': {
    file: home,
    edit: inHead('<link rel="stylesheet" href="/bakery/assets/none.css">'),
    code: 'asset-missing',
    message: /none\.css/,
  },
  'a missing module': {
    file: home,
    edit: inHead('<link rel="modulepreload" href="/bakery/assets/none.js">'),
    code: 'asset-missing',
    message: /none\.js/,
  },
  'a missing island': {
    file: home,
    edit: inBody('<script type="application/json" id="frontage-islands">{"x":["/bakery/assets/none.js"]}</script>'),
    code: 'asset-missing',
    message: /none\.js/,
  },
  'a missing font': {
    file: home,
    edit: inHead('<style>@font-face{src:url("/bakery/assets/none.woff2")}</style>'),
    code: 'asset-missing',
    message: /none\.woff2/,
  },
  'a missing social card': {
    file: home,
    edit: inHead('<meta property="og:image" content="https://example.org/bakery/none.png">'),
    code: 'asset-missing',
    message: /none\.png/,
  },
  'structured data that is not JSON': {
    file: home,
    edit: inHead('<script type="application/ld+json">{oops</script>'),
    code: 'json-ld-invalid',
    message: /is not valid JSON/,
  },
  'structured data without required fields': {
    file: home,
    edit: data({ '@type': 'VideoObject', name: 'Dough' }),
    code: 'json-ld-incomplete',
    message: /VideoObject "Dough" lacks thumbnailUrl and uploadDate/,
  },
  'a question that is not shown': {
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
  'a postal address that is not shown': {
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
  'the canonical address of another page': {
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
  'a wrong address for cards': {
    file: home,
    edit: swap(/(property="og:url" content=")[^"]*/, '$1https://example.org/other'),
    code: 'listing-conflict',
    message: /address for social cards is/,
  },
  'a noindex page in the sitemap': {
    file: home,
    edit: inHead('<meta name="robots" content="noindex">'),
    code: 'listing-conflict',
    message: /but the page has noindex/,
  },
  'a noindex header for pages in the sitemap': {
    file: '_headers',
    edit: swap('  X-Frame-Options', '  X-Robots-Tag: noindex\n  X-Frame-Options'),
    code: 'listing-conflict',
    message: /lists https:\/\/example\.org\/bakery\/bread\/, but its X-Robots-Tag header has noindex/,
  },
  'a page that is missing in the sitemap': {
    file: 'sitemap.xml',
    edit: swap(/<url><loc>[^<]*\/bread\/<\/loc><\/url>/, ''),
    code: 'listing-conflict',
    message: /lacks https:\/\/example\.org\/bakery\/bread\/, but search engines may list it/,
  },
  'an unknown page in the sitemap': {
    file: 'sitemap.xml',
    edit: swap('</urlset>', '<url><loc>https://example.org/bakery/gone/</loc></url></urlset>'),
    code: 'listing-conflict',
    message: /gone\/, but the output has no such page/,
  },
  'a page that is twice in the sitemap': {
    file: 'sitemap.xml',
    edit: swap('</urlset>', '<url><loc>https://example.org/bakery/</loc></url></urlset>'),
    code: 'listing-conflict',
    message: /twice/,
  },
  'a wrong sitemap address in robots.txt': {
    file: 'robots.txt',
    edit: swap('sitemap.xml', 'map.xml'),
    code: 'listing-conflict',
    message: /names the sitemap .*map\.xml/,
  },
  'a disallowed site with a sitemap': {
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
  'a style attribute': {
    file: home,
    edit: inBody('<p style="color:red">x</p>'),
    code: 'policy-gap',
    message: /attribute: style/,
  },
  'an event handler attribute': {
    file: home,
    edit: inBody('<p onclick="go()">x</p>'),
    code: 'policy-gap',
    message: /attribute: onclick/,
  },
  'a javascript: link': {
    file: home,
    edit: inBody('<a href="javascript:go()">x</a>'),
    code: 'policy-gap',
    message: /runs script/,
  },
  'a script from another origin': {
    file: home,
    edit: inBody('<script src="https://cdn.example/x.js"></script>'),
    code: 'policy-gap',
    message: /load "https:\/\/cdn\.example\/x\.js" \(script-src\)/,
  },
  'a frame from another origin': {
    file: home,
    edit: inBody('<iframe src="https://video.example/1" title="x"></iframe>'),
    code: 'policy-gap',
    message: /show "https:\/\/video\.example\/1" \(frame-src\)/,
  },
  'a frame that a click opens': {
    file: home,
    edit: inBody(
      '<div data-on="interaction" data-props="{&quot;src&quot;:&quot;https://video.example/1&quot;}"></div>',
    ),
    code: 'policy-gap',
    message: /frame-src/,
  },
  'a form to another origin': {
    file: home,
    edit: inBody('<form action="https://forms.example/1"><button type="submit">x</button></form>'),
    code: 'policy-gap',
    message: /send forms to/,
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
