import type { RuleTexts } from '../rule-text.ts';

/** Texts of what keeps a config, its blocks or its templates from being loaded. */
export const loadingRules = {
  'config-missing': {
    why: 'A site begins with its config: it names every page and every fact. Without one there is nothing to look at.',
    fix: 'Run the command in the folder of `pages.config.ts`, or name the file with `--config`. `frontage init` starts a site in an empty folder.',
  },
  'config-unreadable': {
    why: 'The path of the config leads to a folder, or a file of it is not written in UTF-8, so that its letters would be lost. `rename` leaves such a file as it is, and says where it names the old address.',
    fix: 'Name the file itself with `--config`; save the file that is named with the encoding UTF-8.',
  },
  'config-syntax': {
    why: 'A file of the config or its copy, or JSON that one of them imports, cannot be parsed, so nothing of the site is known.',
    fix: 'Look just before the mark: a comma between two entries, a quote or a bracket that is not closed. An apostrophe inside single quotes needs a backslash, or double quotes around the words. In JSON every name and text stands in double quotes, and no comma behind the last entry.',
    bad: "export const hero = { headline: 'It's here' };",
    good: 'export const hero = { headline: "It\'s here" };',
  },
  'config-import': {
    why: 'A file, a package or a name that is imported cannot be found, or is no code, so what it should bring is missing from the site.',
    fix: 'Write the path as seen from the file that imports, with its ending (`./copy/home.ts`); check the name of the export; install a package before it is imported. The `style.css` of a block is found by its place and pictures are named in the config: neither is imported. Islands that run on preact (`client`) can import of React what preact has as well.',
    bad: "import { hero } from './templates/copy/hmoe.ts';",
    good: "import { hero } from './templates/copy/home.ts';",
  },
  'config-circular': {
    why: 'Of files that import each other in a circle, one runs before what it needs is there. What it reads may be empty, depending on which file is loaded first.',
    fix: 'Move what both need into a third file that imports neither.',
  },
  'config-threw': {
    why: 'Code in the config or its copy failed while it ran. A config is data; code that can fail makes a site that may not build tomorrow.',
    fix: 'Go to the line that the message names, and write the value itself. A name that is not imported, or is used before its `const`, is the usual cause.',
  },
  'config-timeout': {
    why: 'The config was given up: it did not finish in time, it left the process, or it waits for something that can no longer happen.',
    fix: 'Look for an `await` that is never answered, an endless loop, or a call of `process.exit()`. Rows and values of the environment are read with `csv()`, `json()` and `env()`.',
  },
  'config-no-default': {
    why: 'The site is what `pages.config.ts` exports as its default; without one, the file describes nothing.',
    fix: 'Write `export default` in front of the site.',
    bad: 'export const site = defineSite(config);',
    good: 'export default defineSite(config);',
  },
  'config-computed': {
    why: '`new`, `rename` and `remove` edit the files that you wrote, in the words you wrote them in. What a call or a condition computes stands nowhere as an entry, so no command can tell what to write there, and nothing was changed.',
    fix: 'Paste what the message holds, or write the list out as a plain list.',
  },
  'config-not-data': {
    why: 'A config is data that every stage, editor and comparison can read. A function, a date, a promise, an instance of a class or an object that holds itself cannot be written down, compared or remembered.',
    fix: 'Write the value itself: text, a number, yes or no, a list, an object. What has to be computed belongs in a block.',
  },
  'block-invalid': {
    why: "A block of the site is broken: its file exports no block or several, a field was not made by the functions of `frontage/block` or has a name that every section may have, its code threw, its view waits for something, or it cuts words that the visitor's address may replace. The sections that use it cannot be shown.",
    fix: 'Mend the block in `templates/blocks/`; the message says which part of it failed. "Add a block" in CONTRIBUTING.md describes what it is made of.',
  },
  'document-invalid': {
    why: 'The document template stands around every page. Without one of its parts, every page would lack its words, its styles or its scripts.',
    fix: 'Place each of `{{{head}}}`, `{{{top}}}`, `{{{main}}}`, `{{{bottom}}}` and `{{{scripts}}}` with three braces, `{{lang}}`, `{{dir}}` and `{{theme}}` with two, and nothing else. `{{dir}}` says to browsers where lines of the page’s language begin, `ltr` or `rtl`; pages in Arabic, Hebrew and the like need it on `<html>`. `frontage init` writes one that works.',
  },
  'theme-invalid': {
    why: 'A style sheet cannot be read, or names a file that is not there. Pages would come without a part of their design.',
    fix: 'Close every bracket and rule, and end every value with a semicolon; put fonts and pictures beside the style sheet and name them by their relative path, since nothing is loaded from other hosts.',
  },
} satisfies RuleTexts;
