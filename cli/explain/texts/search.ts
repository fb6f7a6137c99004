import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about search engines. */
export const searchRules = {
  'page-orphan': {
    why: 'Visitors who arrive elsewhere on the site never find the page. Search engines consider pages without incoming links unimportant: they crawl them rarely and show them late. Links from drafts and from the 404 page do not count, because search engines do not follow them.',
    fix: 'Link to it from a page that its visitors read earlier, or list it in a `directory` block; `pagesOf` lists all pages of a matrix. If only advertisements should lead to the page, set `noindex: true` in its meta. If search engines may list it without links, add a waiver.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Ferns', href: '/ferns' }] } } }, { path: '/ferns', meta, sections: { intro } }],",
  },
  'meta-title-length': {
    why: 'The title is the first thing people read in search results. Google cuts it off after about 60 characters. A title of one or two words does not set the page apart.',
    fix: 'Write 15 to 60 characters: the topic of the page first, the name of the site last. Do not repeat what the address already says.',
    bad: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, title: 'Ferns' }, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, title: 'Ferns for dark rooms, by post' }, sections: { intro } }],",
  },
  'meta-title-doubled': {
    why: 'Two pages with the same title look identical in search results, tabs and bookmarks. Search engines may show only one of them, perhaps the wrong one.',
    fix: 'Say in each title what only that page offers. In a template, use the parameter that differs from page to page. Give a variant its own title.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, title: 'Ferns for dark rooms' }, sections: { intro } }],",
  },
  'meta-description-length': {
    why: 'Search results show the description under the title, up to about 160 characters. The end of a longer one, often the call to action, is cut off. If it says too little, search engines pick text from the page instead.',
    fix: 'Write 50 to 160 characters in one or two sentences: what the page offers, for whom, and why to visit.',
    bad: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, description: 'Ferns.' }, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, description: 'Ferns that live in dark rooms, potted by hand and at your door within two days.' }, sections: { intro } }],",
  },
  'meta-description-doubled': {
    why: 'A description that many pages share describes none of them, and search engines usually ignore it.',
    fix: 'Say in each description what only that page offers. In a template, use the parameter that differs from page to page. Give a variant its own description.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, description: 'Ferns that live in dark rooms, at your door within two days.' }, sections: { intro } }],",
  },
  'noindex-conflict': {
    why: 'One part of the site asks search engines to list a page, and another asks them not to. They follow the stricter one: the home page, the whole site or the ranking of an old address disappears from search results without notice.',
    fix: 'Remove a `noindex` that was left over from a draft. Redirect addresses that have moved for good to pages that search engines may list. To hide a whole site for now, build it with another origin: such a preview hides every page automatically.',
    bad: "routes: [{ path: '/', meta: { ...meta, noindex: true }, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, noindex: true }, sections: { intro } }],",
  },
  'heading-main': {
    why: 'The main heading says what the page is about. Search engines read it, and screen reader users jump to it first. The headline of the first section becomes the main heading. If that section has no headline, the page has no main heading. A custom block that always writes an `<h1>` adds a second one.',
    fix: 'Give the first section a headline, or put a section with a headline before it. In a custom block, use the `level` that its view receives.',
    bad: "routes: [{ path: '/', meta, sections: { film: { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' } } }],",
    good: "routes: [{ path: '/', meta, sections: { film: { block: 'video', headline: 'Watch a fern unroll', title: 'A fern unrolls', href: 'https://video.example.com/fern' } } }],",
  },
  'heading-doubled': {
    why: 'A section of the block `prose` shows its `headline` above the text, so a file that begins with the same words as a heading says them twice. Files that were written for other tools begin so.',
    fix: 'Delete the first heading from the Markdown file, or the `headline` from the section.',
  },
  'heading-skipped': {
    why: 'Screen reader users navigate by headings, as in a table of contents. A skipped level looks like a missing section.',
    fix: 'Make the heading one level below the one before it, and set its size with CSS. In a custom block, count on from the `level` that its view receives: below a heading of level 1 comes level 2.',
  },
} satisfies RuleTexts;
