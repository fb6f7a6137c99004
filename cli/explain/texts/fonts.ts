import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about fonts, of pages and of social cards. */
export const fontRules = {
  'font-package': {
    why: 'A typeface of the config comes from a package in `node_modules`, so that pages load it from your own address and every machine builds the same files. Without the package, or with an axis, a weight or an alphabet that it does not have, there is nothing to write.',
    fix: 'Install the package with the command in the message, or correct the name. The page of a font at https://fontsource.org lists its axes, weights, italics and alphabets (subsets).',
    bad: "fonts: { text: { package: 'figtree' } },",
  },
  'font-language': {
    why: 'The font has no letters for a language of the site. Browsers show its text in a font of the visitor’s system, which looks different on every machine.',
    fix: 'Select a font with that alphabet: https://fontsource.org filters fonts by language. If you limited `subsets`, add the one in the message. If a headline font lacks it and you accept that, turn the rule off.',
  },
  'font-heavy': {
    why: 'Pages fetch the first fonts before they draw text in them: on a phone with a slow connection, 90 kB take half a second. Pictures and scripts wait meanwhile.',
    fix: 'Leave out axes other than `wght`: `opsz` can double a file. Leave out italics that no text uses, and name two `weights` at most. One font for text and headlines halves the weight.',
  },
  'font-missing': {
    why: 'Fonts come from the site alone, never from the machine that builds it. Every machine therefore makes the same pages and draws the same cards.',
    fix: 'Put the file into `templates/fonts` and write its name as it is there. For social cards without a font, leave out `cards`.',
    bad: "cards: { fonts: ['serif.woff2'] },",
  },
  'font-invalid': {
    why: 'The file exists, but it cannot be used: it is damaged, it is a collection, or it is not a font at all.',
    fix: 'Use a TTF, OTF, WOFF or WOFF2 file with one font. Pages load WOFF2 fastest; social cards draw one weight of each file.',
  },
} satisfies RuleTexts;
