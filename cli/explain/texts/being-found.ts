import type { RuleTexts } from '../rule-text.ts';

/** Texts of what keeps a sound page from being found and chosen. */
export const beingFoundRules = {
  'page-orphan': {
    why: 'Visitors who come in elsewhere never see the page, and search engines take what no page points at for unimportant: they come by seldom, and rank it low. Links of drafts and of the page for unknown addresses do not count, since search engines follow neither.',
    fix: 'Link to it from a page that its visitors read before, or list it in a block `directory`; `pagesOf` lists all pages of a matrix. A page that advertisements lead to and nobody else is to find says `noindex: true` in its meta; one that may be found says so with a waiver.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Ferns', href: '/ferns' }] } } }, { path: '/ferns', meta, sections: { intro } }],",
  },
  'meta-title-length': {
    why: 'The title is what people read first in results of a search. Google cuts it at a width of some 60 characters; what stands behind is never read. A title of a word or two does not tell the page from all others.',
    fix: 'Write 15 to 60 characters: what the page is about first, the name of the site last. What stands for sure in the address need not be said again.',
    bad: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, title: 'Ferns' }, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, title: 'Ferns for dark rooms, by post' }, sections: { intro } }],",
  },
  'meta-title-doubled': {
    why: 'Two pages of one title look like one page in results, in tabs and among bookmarks. Search engines may show only one of them, and not the one that was meant.',
    fix: 'Say in each title what that page has and the others have not. In a template, fill in the parameter that makes the page; a variant needs a title of its own.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, title: 'Ferns for dark rooms' }, sections: { intro } }],",
  },
  'meta-description-length': {
    why: 'The description stands under the title in results. About 160 characters of it are shown; the end of a longer one, mostly the call to act, is cut. Where it says next to nothing, search engines pick words from the page instead.',
    fix: 'Write 50 to 160 characters, one or two sentences: what the page has, for whom, and why to come here.',
    bad: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, description: 'Ferns.' }, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta: { ...meta, description: 'Ferns that live in dark rooms, potted by hand and at your door within two days.' }, sections: { intro } }],",
  },
  'meta-description-doubled': {
    why: 'A description that many pages share describes none of them, and search engines mostly leave it out.',
    fix: 'Say in each what that page has and the others have not. In a template, fill in the parameter that makes the page; a variant needs a description of its own.',
    bad: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "rules: {},\nroutes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, description: 'Ferns that live in dark rooms, at your door within two days.' }, sections: { intro } }],",
  },
  'noindex-conflict': {
    why: 'One part of the site asks search engines to have a page, another asks them to leave it alone. They obey the stricter one: the home page, the whole site, or the place that an old address had won disappears from results, and nothing else tells.',
    fix: 'Remove the `noindex` that a draft has left behind. Redirect addresses that have moved for good to pages that may be found. Where a whole site is to stay hidden for now, build it with another origin: such a preview hides every page by itself.',
    bad: "routes: [{ path: '/', meta: { ...meta, noindex: true }, sections: { intro } }, { path: '/ferns', meta, sections: { intro } }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }, { path: '/ferns', meta: { ...meta, noindex: true }, sections: { intro } }],",
  },
  'heading-main': {
    why: 'The main heading says what a page is about: to people who hear it, who jump there first, and to search engines. The first section of a page makes its headline the main one. Where that section shows no headline, the page has no main heading; a block of a site’s own that writes one regardless of its place makes a second.',
    fix: 'Give the first section a headline, or put one that has a headline in front of it. In a block of a site’s own, let the view use the `level` that it is given.',
    bad: "routes: [{ path: '/', meta, sections: { film: { block: 'video', title: 'A fern unrolls', href: 'https://video.example.com/fern' } } }],",
    good: "routes: [{ path: '/', meta, sections: { film: { block: 'video', headline: 'Watch a fern unroll', title: 'A fern unrolls', href: 'https://video.example.com/fern' } } }],",
  },
  'heading-skipped': {
    why: 'People who hear a page read its headings as an outline. A level that is skipped reads as a part that is missing.',
    fix: 'Make the heading one level below the one in front of it, and its size a matter of style. In a block of a site’s own, count on from the `level` that the view is given: what stands below a heading of level 1 has level 2.',
  },
} satisfies RuleTexts;
