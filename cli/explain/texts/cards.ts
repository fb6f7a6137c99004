import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about social cards. */
export const cardRules = {
  'glyph-missing': {
    why: 'None of the fonts has this character. The card leaves it out rather than show an empty box, so a name or a price may read wrong.',
    fix: 'Add a font that has the character to the end of `cards.fonts`. For an emoji, put its picture into `templates/emoji`. You can also give the card its own title: `meta.card.title`.',
  },
} satisfies RuleTexts;
