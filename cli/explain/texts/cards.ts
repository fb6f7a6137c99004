import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with social cards. */
export const cardRules = {
  'font-missing': {
    why: 'Social cards are drawn with the fonts that the config names; nothing on the machine takes their place, so that every machine draws the same card.',
    fix: 'Put the file into `templates/fonts`, and name it by its file name in `cards.fonts`. A site that wants no cards leaves `cards` out.',
    bad: "cards: { fonts: ['serif.woff2'] },",
  },
  'font-invalid': {
    why: 'The file is there, but it is no font that can be drawn with: it is damaged, it holds a collection of fonts, or it is another kind of file with the name of one.',
    fix: 'Use a TTF, OTF, WOFF or WOFF2 file of one font and one weight.',
  },
  'glyph-missing': {
    why: 'A sign that none of the fonts has would be drawn as an empty box, on the picture that people judge the link by. The card leaves it out instead, so a name or a price may read wrong.',
    fix: 'Put a font that has the sign behind the others in `cards.fonts`, or, for an emoji, its picture into `templates/emoji`. A page can also say something else on its card: `meta.card.title`.',
  },
} satisfies RuleTexts;
