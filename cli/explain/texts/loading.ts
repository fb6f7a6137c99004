import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about loading a config, its blocks and its templates. */
export const loadingRules = {
  'config-missing': {
    why: 'The config lists every page and fact of the site. Without it, there is nothing to build.',
    fix: 'Run the command in the folder of `pages.config.ts`, or pass the file with `--config`. `npx frontage init` creates a site in an empty folder.',
  },
  'config-unreadable': {
    why: 'The path of the config is a folder, or a file is not saved as UTF-8, so some characters would be lost. `rename` does not edit such a file; it tells you where the file names the old address.',
    fix: 'Pass the file itself to `--config`. Save the file that the message names as UTF-8.',
  },
  'config-syntax': {
    why: 'The config, its copy or a JSON file that they import cannot be parsed, so nothing else can be checked.',
    fix: "Look just before the mark for a missing comma, quote or bracket. An apostrophe ends text in single quotes: use double quotes, or write `\\'`. Use straight quotes, not the curly ones of a word processor. In JSON, put names and text in double quotes, and no comma after the last entry.",
    bad: "export const hero = { headline: 'It's here' };",
    good: 'export const hero = { headline: "It\'s here" };',
  },
  'config-import': {
    why: 'An imported file, package or export cannot be found, or is not code.',
    fix: 'Write the path relative to the importing file, with its extension (`./copy/home.ts`). Check the name of the export, and install packages before you import them. Do not import pictures or the `style.css` of a block: Frontage finds the style sheet beside the block, and the config names pictures. Islands that run on preact (`client`) can only import what both React and preact have.',
    bad: "import { hero } from './templates/copy/hmoe.ts';",
    good: "import { hero } from './templates/copy/home.ts';",
  },
  'config-circular': {
    why: 'When files import each other in a circle, one of them runs before what it needs exists. Depending on the load order, an import may be empty.',
    fix: 'Move what both need into a third file that imports neither.',
  },
  'config-reads': {
    why: 'The same files make the same site, today and on any machine. A config may combine what is in its files, with spreads, `map` and functions of its own. What it reads elsewhere, such as the clock, the network, random numbers or a file, would change the site without a change that anybody sees.',
    fix: 'Write the value itself, read rows with `csv()` and `json()`, and variables with `env()`. A block of the site may compute what it shows from its fields.',
  },
  'config-threw': {
    why: 'Code in the config or its copy threw an error. A config is data: code that can fail may break tomorrow’s build.',
    fix: 'Go to the line that the message names and write the value itself. Common causes: a missing import, a `const` that is used before its line, or `env()` with a name that does not start with `PUBLIC_`.',
  },
  'config-timeout': {
    why: 'The config did not finish loading: it ran too long, exited the process, or waits for something that never happens.',
    fix: 'Look for an `await` that never resolves, an endless loop, or a call of `process.exit()`. Read rows with `csv()` and `json()`, and environment variables with `env()`.',
  },
  'config-no-default': {
    why: 'Frontage reads the site from the default export of `pages.config.ts`. Without one, the file describes nothing.',
    fix: 'Write `export default` in front of the site.',
    bad: 'export const site = defineSite(config);',
    good: 'export default defineSite(config);',
  },
  'config-computed': {
    why: '`new`, `rename` and `remove` edit entries as you wrote them. A call or a condition computes this one, so there is no entry to edit. No file was changed.',
    fix: 'Paste what the message shows, or write the list as a plain list.',
  },
  'config-not-data': {
    why: 'A config is data. Functions, dates, promises, class instances and objects that contain themselves cannot be saved or compared.',
    fix: 'Write the value itself: text, a number, true or false, a list, an object. Write a day as text: `2027-01-31`. Put computations into a block.',
  },
  'block-invalid': {
    why: 'A custom block is broken, so its sections cannot be rendered. Its file exports no block or several, or a field does not come from `frontage/block` or has a reserved name. Or a layout has no style sheet, or a sheet no layout. Or its code threw, its view is asynchronous, or it cuts text that the visitor’s address may replace.',
    fix: 'Fix the block in `templates/blocks/`; the message says which part failed. Its `index.ts` exports one block made by `defineBlock`, with a `type`, `fields` made by functions of `frontage/block`, and a `View`, a React component. A block with `layouts` has a sheet `layouts/<name>.css` for each layout except the first, whose rules are in `style.css`.',
  },
  'drawing-invalid': {
    why: 'A drawing of the site is broken, so media of its kind cannot be rendered. Its file exports no drawing or several, its kind is taken or cannot be a name, or a field does not come from `frontage/block`. Or its code threw.',
    fix: 'Fix the drawing in `templates/drawings/`; the message says which part failed. Its `index.ts` exports one drawing made by `defineDrawing`, with a `kind` that no other media has, `fields` made by functions of `frontage/block`, and a `View`, a React component.',
  },
  'document-invalid': {
    why: 'The document template surrounds every page. If a placeholder is missing, every page lacks its text, styles or scripts.',
    fix: 'Use `{{{head}}}`, `{{{top}}}`, `{{{main}}}`, `{{{bottom}}}` and `{{{scripts}}}` with three braces, `{{lang}}`, `{{dir}}`, `{{theme}}` and `{{skipLink}}` with two, and nothing else. `{{dir}}` is the direction of the text, `ltr` or `rtl`; pages in Arabic, Hebrew and similar languages need it on `<html>`. `npx frontage init` writes a working template.',
  },
  'document-code': {
    why: 'Browsers run inline code only if the content security policy contains its hash. The script or style in `templates/document.hbs` gets one and then runs on every page with full rights. It can read what visitors type and send it wherever the policy allows.',
    fix: 'Keep such code short, and free of anything that others can write. Better, move a style into `templates/theme.css`, and a script into the island of a block, which `npx frontage build` bundles and minifies. Turn the rule off in `rules` once you have reviewed the code.',
  },
  'file-outside': {
    why: 'A path in the config, a style sheet or an import leads out of the site’s folder, or a symbolic link does. A key or a list of passwords there could end up in the published site. Frontage neither reads nor prints such a file.',
    fix: 'Copy the file into the folder of `pages.config.ts`. If several sites share it, name its folder in `package.json`: `"frontage": { "shared": ["../shared"] }`. Or put it into a package and list the package there. Sites may use files of their packages, wherever these are installed.',
  },
  'theme-invalid': {
    why: 'A style sheet cannot be parsed, or names a file that does not exist. Pages would lose part of their design.',
    fix: 'Close every bracket and rule, and end every value with a semicolon. Put fonts and pictures next to the style sheet and use relative paths, because pages load nothing from other hosts.',
  },
} satisfies RuleTexts;
