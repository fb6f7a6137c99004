import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is sound and yet not fit to be published. */
export const visitorRules = {
  'button-nowhere': {
    why: 'A button, a form or an entry of a menu that does nothing is pressed once, and the visitor leaves. In drafts they show what will be; on a public page they are left over.',
    fix: 'Give it an `href`, the form its `destinations`, or take it away. The link "#" leads to the top of the page: write "#top" where that is meant. A page that is still a draft says `noindex: true` in its meta.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Order', inert: true }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Order', href: 'https://shop.example.com/' }] } } }],",
  },
  'image-alt': {
    why: 'Who cannot see a picture hears its words instead, and search engines read them. With none, or with the name of a file, they learn that there is a picture and nothing more.',
    fix: 'Write what it shows and why it is there, as on the phone; the words "picture of" go without saying. Fields whose pictures stand beside the same in words, such as the mark in the header, may leave it empty: a block of a site’s own says so with `decorates` on the field.',
    bad: "routes: [{ path: '/', meta, sections: { intro, film: { block: 'video', title: 'Ferns', href: 'https://video.example.com/fern', poster: { src: 'fern.svg', alt: '' } } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro, film: { block: 'video', title: 'Ferns', href: 'https://video.example.com/fern', poster: { src: 'fern.svg', alt: 'A frond, half unrolled' } } } }],",
  },
  contrast: {
    why: 'Words that hardly differ from their ground cannot be read in the sun, on a cheap screen, or with eyes past sixty. Words need a contrast of 4.5 to 1, large ones and the edges of fields 3 (WCAG 2.2, 1.4.3 and 1.4.11), by day and by night and on every ground that blocks use.',
    fix: 'Change one of the two tokens in templates/theme.css until the ratio holds, where it is worst first. It is the lightness that counts: in `oklch(0.44 0.025 250)` the first number.',
  },
  'secret-published': {
    why: 'What stands in a config goes into pages, into files beside them, or into the repository, and programs search all of these for keys around the clock. A key that was public for a minute is known.',
    fix: 'Have the key replaced by whoever issued it, then take it out. A page can keep no secret: let a service of your own hold the key and give forms its address. A destination that asks each browser for its key (`setting: "key"`) publishes none.',
    bad: "facts: { desk: { type: 'url', value: 'https://desk:open-sesame@hooks.example.com/in' } },",
    good: "facts: { desk: { type: 'url', value: 'https://hooks.example.com/in' } },",
  },
} satisfies RuleTexts;
