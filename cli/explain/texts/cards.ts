import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about social cards. */
export const cardRules = {
  'font-missing': {
    why: 'Social cards use only the fonts that the config names, never the fonts of the machine. Every machine therefore draws the same card.',
    fix: 'Put the file into `templates/fonts` and name it in `cards.fonts`. If the site needs no cards, leave out `cards`.',
    bad: "cards: { fonts: ['serif.woff2'] },",
  },
  'font-invalid': {
    why: 'The file exists, but cards cannot use it: it is damaged, it is a font collection, or it is not a font at all.',
    fix: 'Use a TTF, OTF, WOFF or WOFF2 file with one font in one weight.',
  },
  'glyph-missing': {
    why: 'None of the fonts has this character. The card leaves it out rather than show an empty box, so a name or a price may read wrong.',
    fix: 'Add a font that has the character to the end of `cards.fonts`. For an emoji, put its picture into `templates/emoji`. You can also give the card its own title: `meta.card.title`.',
  },
} satisfies RuleTexts;
