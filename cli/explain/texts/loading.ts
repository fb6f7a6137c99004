import type { RuleTexts } from '../rule-text.ts';

/** Texts of what keeps a config, its blocks or its templates from being loaded. */
export const loadingRules = {
  'config-missing': {
    why: 'The config names every page and every fact of a site. Without it there is nothing to build.',
    fix: 'Run the command in the folder of `pages.config.ts`, or name the file with `--config`. `frontage init` starts a site in an empty folder.',
  },
  'config-unreadable': {
    why: 'The path of the config is a folder, or a file is not saved in UTF-8, so its letters would be lost. `rename` leaves such a file as it is, and says where it names the old address.',
    fix: 'Give `--config` the file itself. Save the file that the message names in UTF-8.',
  },
  'config-syntax': {
    why: 'The config, its copy or a JSON file that one of them imports cannot be parsed, so nothing is known of the site.',
    fix: "Look just before the mark for a missing comma, or a quote or bracket that is not closed. An apostrophe ends a text in single quotes: put the text in double quotes, or write `\\'`. Use straight quotes, not those of a word processor. In JSON, put every name and text in double quotes, and no comma after the last entry.",
    bad: "export const hero = { headline: 'It's here' };",
    good: 'export const hero = { headline: "It\'s here" };',
  },
  'config-import': {
    why: 'An imported file, package or name cannot be found, or is not code.',
    fix: 'Write the path relative to the file that imports it, with its ending (`./copy/home.ts`). Check the name of the export. Install packages before you import them. Do not import the `style.css` of a block or pictures: the first is found beside the block, the others are named in the config. Islands that run on preact (`client`) can import what both React and preact have.',
    bad: "import { hero } from './templates/copy/hmoe.ts';",
    good: "import { hero } from './templates/copy/home.ts';",
  },
  'config-circular': {
    why: 'When files import each other in a circle, one of them runs before what it needs exists. What it reads may be empty, depending on which file loads first.',
    fix: 'Move what both need into a third file that imports neither.',
  },
  'config-threw': {
    why: 'Code in the config or its copy failed. A config is data: with code that can fail, the site may not build tomorrow.',
    fix: 'Go to the line that the message names and write the value itself. Usual causes: a name that is not imported, or is used before its `const`, and `env()` with a name that does not begin with `PUBLIC_`.',
  },
  'config-timeout': {
    why: 'The config did not finish: it ran too long, ended the process, or waits for something that never happens.',
    fix: 'Look for an `await` that never resolves, an endless loop, or a call of `process.exit()`. Read rows with `csv()` and `json()`, and the environment with `env()`.',
  },
  'config-no-default': {
    why: 'The default export of `pages.config.ts` is the site. Without it, the file describes nothing.',
    fix: 'Write `export default` in front of the site.',
    bad: 'export const site = defineSite(config);',
    good: 'export default defineSite(config);',
  },
  'config-computed': {
    why: '`new`, `rename` and `remove` edit the entries that you wrote. A call or a condition computes this one, so there is no entry to edit, and nothing was changed.',
    fix: 'Paste what the message shows, or write the list as a plain list.',
  },
  'config-not-data': {
    why: 'A config is data. A function, a date, a promise, an instance of a class or an object that contains itself cannot be saved or compared.',
    fix: 'Write the value itself: text, a number, true or false, a list, an object. Write a day as text: `2027-01-31`. What has to be computed belongs in a block.',
  },
  'block-invalid': {
    why: "A block of the site is broken: its file exports no block or several, a field was not made by the functions of `frontage/block` or has a name that every section may have, its code threw, its view waits for something, or it cuts words that the visitor's address may replace. The sections that use it cannot be shown.",
    fix: 'Mend the block in `templates/blocks/`; the message says which part of it failed. "Add a block" in CONTRIBUTING.md describes what it is made of.',
  },
  'document-invalid': {
    why: 'The document template surrounds every page. Without one of its parts, every page would lack its text, styles or scripts.',
    fix: 'Place each of `{{{head}}}`, `{{{top}}}`, `{{{main}}}`, `{{{bottom}}}` and `{{{scripts}}}` with three braces, `{{lang}}`, `{{dir}}`, `{{theme}}` and `{{skipLink}}` with two, and nothing else. `{{dir}}` says to browsers where lines of the page’s language begin, `ltr` or `rtl`; pages in Arabic, Hebrew and the like need it on `<html>`. `frontage init` writes one that works.',
  },
  'document-code': {
    why: 'Browsers run inline code only if the content security policy has its hash. The script or style in `templates/document.hbs` gets one, and from then on runs on every page with all the rights of the site: it can read what visitors type and send it where the policy allows.',
    fix: 'Keep such code short, and free of anything that others can write. Better, move a style into `templates/theme.css`, and a script into the island of a block, where `frontage build` bundles and minifies it. Turn the rule off in `rules` once you have looked at the code.',
  },
  'file-outside': {
    why: "A path in the config, a style sheet or an import leads out of the site's folder, or a link in the folder does. Whatever lies there, a key or a list of passwords, would end up in the published site. Nothing of the file is read or printed.",
    fix: 'Copy the file into the folder of `pages.config.ts`. What several sites share goes into a package that the site names in its `package.json`: files inside of it may be used, wherever the package manager puts them.',
  },
  'theme-invalid': {
    why: 'A style sheet cannot be read, or names a file that does not exist. Pages would lack part of their design.',
    fix: 'Close every bracket and rule, and end every value with a semicolon; put fonts and pictures beside the style sheet and name them by their relative path, since nothing is loaded from other hosts.',
  },
} satisfies RuleTexts;
