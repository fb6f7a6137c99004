import type { RuleTexts } from '../rule-text.ts';

/** What is known of finished pages: in `build`, and in `check --output`. */
export const finishedPageRules = {
  'id-missing': {
    why: 'A label, a description or a link that names an id which is not on the page leads nowhere: the field has no name for people who listen to the page, the link does nothing.',
    fix: 'Give the element the id that is named, or name the one it has. An id that only a script makes must stand in the HTML from the start.',
    bad: "h('p', { id, 'aria-labelledby': 'titel' }), h('h2', { id: 'title' }, title)",
    good: "h('p', { id, 'aria-labelledby': 'title' }), h('h2', { id: 'title' }, title)",
  },
  'json-ld-invalid': {
    why: 'What is no JSON says nothing: search engines drop the whole of it, and the page loses every rich result.',
    fix: 'Let structured data come from the `jsonLd` of blocks, which is always sound. Where a document template holds some of its own, mend it there.',
  },
  'json-ld-incomplete': {
    why: 'Search engines pass over structured data that lacks what they require of its type: no rating, price or question is shown beside the result, and nobody is told why.',
    fix: 'Fill the field of the section that the node is made from, or let the block leave the node out while the field is empty. What each type must say stands in `renderer/build/checks/json-ld/required.ts`, with its source.',
    bad: "jsonLd: ({ name }) => [{ '@type': 'Product', name, offers: { '@type': 'Offer', price: '20' } }]",
    good: "jsonLd: ({ name }) => [{ '@type': 'Product', name, offers: { '@type': 'Offer', price: '20', priceCurrency: 'EUR' } }]",
  },
  'json-ld-unseen': {
    why: 'Search engines compare structured data with the page. Questions, names, prices, addresses and telephone numbers that visitors do not find there count as spam, and can cost the whole site its rich results.',
    fix: 'Show on the page what the data says, word for word, or take it out of the data.',
  },
  'page-heavy': {
    why: 'HTML with the styles it waits for arrives in the first packets of a new connection while it is under about 13,000 bytes; each further round trip is a moment in which a visitor on a phone sees nothing and may leave.',
    fix: 'Look at the parts that are named: shorten words that repeat, show fewer items, or give a section a page of its own. Where the weight is worth it, raise `budgets.html` or waive the rule beside the route, with the reason.',
    good: 'budgets: { html: 16_000, script: 2_000 }',
  },
  'html-invalid': {
    why: 'Browsers mend invalid HTML each in their own way: elements end up somewhere else, labels lose their fields, and what works here breaks there.',
    fix: 'Mend the view of the block, or the document template, that writes the element. The name of the rule is one of html-validate, whose site explains each.',
  },
  'asset-missing': {
    why: 'A picture, style sheet, font or script that is not in the output is an error in the visitor’s browser: a gap in the page, or a form that does not work.',
    fix: 'Build again. If it stays, the address was written by hand: in a block of the site’s own, in the document template or in a style sheet. Name pictures by their field, and files by their relative path.',
  },
  'listing-conflict': {
    why: 'The canonical address, the sitemap, `noindex` in a page or its headers, `robots.txt` and what cards show are read together. Where they disagree, search engines choose, and often neither page is listed.',
    fix: 'Build again, and publish the output as a whole: one file of it is probably older than the others, or was changed by hand.',
  },
  'policy-gap': {
    why: 'What the content security policy does not allow, the browser refuses: a style or script of the page itself does not run, or a frame stays empty, and only the console says so.',
    fix: 'Build again: `_headers` holds the hashes of one build. Styles and handlers in attributes are never allowed; a block of the site’s own keeps them in its style sheet and its island.',
  },
  'output-conflict': {
    why: 'Redirects, headers and the policy are written once for each host: `_headers` and `_redirects`, `vercel.json`, `nginx.conf`. All of them say the same, and allow what `destinations.json` names. Where one is older than the others, was changed by hand or was cut off, one host answers otherwise than the next: pages come without their headers, old addresses lead nowhere, forms know nowhere to send to.',
    fix: 'Build again, and publish the output as a whole. What a host is to be told besides belongs in the settings of that host; a key of `vercel.json` or a directive of `nginx.conf` that no build writes is left alone.',
  },
  'output-stale': {
    why: 'The folder that was looked at does not hold what the config describes, so what was found in it says little about the next release.',
    fix: 'Run `frontage build`, then `frontage check --output` again.',
  },
} satisfies RuleTexts;
