import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about what visitors see and use. */
export const visitorRules = {
  'words-link-name': {
    why: 'People who skim, and people who listen, go from link to link. Screen readers list the links of a page without the sentence around them, so "here" says nothing, and two links with one name are one too many. Search engines read the words of a link as well.',
    fix: 'Put the link on the words that name its target. If two links of a page have the same words, give one of them others, or the same target.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', lead: 'Our list is [here](#intro).' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', lead: 'See [our list of plants](#intro).' } } }],",
  },
  'button-nowhere': {
    why: 'Visitors press a button, form or menu entry that does nothing once, and then leave. `inert` is for drafts; on a public page it is a leftover.',
    fix: 'Give it an `href`, give the form its `destinations`, or remove it. The link "#" leads to the top of the page; write "#top" if you mean that. Mark a page that is still a draft with `noindex: true` in its meta.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Order', inert: true }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { ...intro, actions: [{ label: 'Order', href: 'https://shop.example.com/' }] } } }],",
  },
  'image-alt': {
    why: 'People who cannot see a picture hear its alternative text, and search engines read it. If it is missing or a file name, they only learn that there is a picture.',
    fix: 'Write what the picture shows and why it is there, as you would on the phone; leave out "picture of". The text may be empty if the same words are next to the picture, as with the logo in the header. A custom block declares such a field with `decorates`.',
    bad: "routes: [{ path: '/', meta, sections: { intro, film: { block: 'video', title: 'Ferns', href: 'https://video.example.com/fern', poster: { src: 'fern.svg', alt: '' } } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro, film: { block: 'video', title: 'Ferns', href: 'https://video.example.com/fern', poster: { src: 'fern.svg', alt: 'A frond, half unrolled' } } } }],",
  },
  contrast: {
    why: 'Text that barely differs from its background is hard to read in sunlight, on a poor screen or with ageing eyes. Text needs a contrast of 4.5 to 1; large text, stars, lines of charts and the edges of fields need 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). White words on a picture need `--scrim` to give 4.5 to 1 where the picture is white. This holds in light and dark mode, on every background that blocks use.',
    fix: 'Change one of the two tokens in templates/theme.css until the ratio is high enough where it is lowest. Lightness makes the difference: in `oklch(0.44 0.025 250)`, the first number.',
  },
  'theme-token': {
    why: 'A custom property that nothing uses has no effect. If its name is nearly that of a token, the theme was meant to change something and does not.',
    fix: 'Correct the name. docs/themes.md lists all tokens. If the property is your own and nothing uses it any more, remove it.',
  },
  'theme-shape': {
    why: 'Corners of cards, pictures and panels that are very round cut off what they contain: the ends of lines, the edge of a map.',
    fix: 'Use at most 3rem for --radius-card, --radius-picture and --radius-panel. Buttons, badges and portraits (--radius-portrait) may be pills.',
  },
  'secret-published': {
    why: 'Values in a config end up in pages, in files beside them or in the repository, and bots search all of these for keys. A key that was public for a minute is compromised.',
    fix: 'Have the key replaced by its issuer, then remove it from the config. A page cannot keep a secret: let a service of your own hold the key, and give forms its address. A destination with `setting: "key"` asks each browser for its key and publishes none.',
    bad: "facts: { desk: { type: 'url', value: 'https://desk:open-sesame@hooks.example.com/in' } },",
    good: "facts: { desk: { type: 'url', value: 'https://hooks.example.com/in' } },",
  },
} satisfies RuleTexts;
