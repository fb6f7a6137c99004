import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about finished pages, for `build` and `check --output`. */
export const finishedPageRules = {
  'id-missing': {
    why: 'A label, description or link names an id that is not on the page. The field then has no name for screen reader users, or the link does nothing.',
    fix: 'Give the target element this id, or name the id that it has. If only a script creates the element, put it into the HTML instead.',
    bad: "h('p', { id, 'aria-labelledby': 'titel' }), h('h2', { id: 'title' }, title)",
    good: "h('p', { id, 'aria-labelledby': 'title' }), h('h2', { id: 'title' }, title)",
  },
  'json-ld-invalid': {
    why: 'The structured data is not valid JSON. Search engines ignore all of it, and the page loses its rich results.',
    fix: 'Let the `jsonLd` of blocks write structured data: its output is always valid. If the document template contains structured data of its own, fix it there.',
  },
  'json-ld-incomplete': {
    why: 'Search engines ignore structured data that lacks a required property. The result shows no rating, price or question, and nobody gets a warning.',
    fix: 'Fill in the section field that the property comes from, or let the block leave out the node while the field is empty. `renderer/build/checks/json-ld/required.ts` lists the required properties of each type, with sources.',
    bad: "jsonLd: ({ name }) => [{ '@type': 'Product', name, offers: { '@type': 'Offer', price: '20' } }]",
    good: "jsonLd: ({ name }) => [{ '@type': 'Product', name, offers: { '@type': 'Offer', price: '20', priceCurrency: 'EUR' } }]",
  },
  'json-ld-unseen': {
    why: 'Search engines compare structured data with the page. They treat questions, names, prices, addresses and phone numbers that the page does not show as spam. That can cost the whole site its rich results.',
    fix: 'Show on the page what the data says, word for word, or remove it from the data.',
  },
  'page-heavy': {
    why: 'A page whose HTML and blocking styles stay under about 13,000 bytes arrives in the first packets of a new connection. Each further round trip keeps the screen of a phone blank, and some visitors leave.',
    fix: 'Look at the parts that the message names: shorten repeated text, show fewer items, or move a section to its own page. If the weight is worth it, raise `budgets.html`, or waive the rule at the route and give the reason.',
    good: 'budgets: { html: 16_000, script: 2_000 }',
  },
  'file-heavy': {
    why: 'A file of `templates/public` is larger than most visitors want to load on a phone. Some hosts refuse large files: Cloudflare Pages takes 25 MiB.',
    fix: 'Export a PDF for the screen, compress a video, or publish it with a service for large files. If the size is right, raise `budgets.publicFile`, which is in bytes.',
    good: 'budgets: { publicFile: 20_000_000 }',
  },
  'html-invalid': {
    why: 'Browsers repair invalid HTML in ways that the source does not show: elements move, labels lose their fields, and layouts break.',
    fix: 'Fix the block’s view or the document template that writes the element. The message names a rule of html-validate, whose website explains each rule.',
  },
  'asset-missing': {
    why: 'A page names a picture, style sheet, font or script that is not in the output. Visitors see a gap in the page, or a form that does not work.',
    fix: 'Build again. If the error stays, the address was written by hand: in a custom block, the document template or a style sheet. Use a picture field for pictures, and relative paths for other files.',
  },
  'listing-conflict': {
    why: 'Search engines read the canonical address, the sitemap, `noindex` in pages and headers, `robots.txt` and social cards together. If these disagree, the page may not be listed at all.',
    fix: 'Build again and publish the whole output folder. One of its files is probably from an older build, or somebody edited it.',
  },
  'policy-gap': {
    why: 'Browsers block what the content security policy does not allow. A style or script of the page does not run, or a frame stays empty, and only the browser’s console says so.',
    fix: 'Build again: `_headers` holds the hashes of one build. The policy never allows `style` and event attributes; a custom block puts them into its style sheet and its island.',
  },
  'output-conflict': {
    why: 'Each host reads redirects, headers and the policy from its own file: `_headers` and `_redirects`, or the file that `hosts` asks for, such as `vercel.json` or `nginx.conf`. All of them have to agree, and allow the addresses in `destinations.json`. If one is outdated, edited or cut off, that host loses headers or redirects, or its forms cannot send.',
    fix: 'Build again and publish the whole output folder. Put other settings into the host’s own configuration. The check ignores keys of `vercel.json` and directives of `nginx.conf` that no build writes.',
  },
  'output-stale': {
    why: 'The output folder does not match the config, so what the check finds there says little about the next release.',
    fix: 'Run `npx frontage build`, then `npx frontage check --output` again.',
  },
} satisfies RuleTexts;
