import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about pages, sections and their fields. */
export const sectionRules = {
  'unknown-block': {
    why: 'Each section names the block that renders it. No block has this name, so the section would be missing from the page.',
    fix: 'Write the name of a built-in block or of one in `templates/blocks/`. Your editor completes the names, and `npx frontage gallery` shows each block with its fields.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntor', headline: 'House plants' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants' } } }],",
  },
  'unknown-field': {
    why: 'This field does not exist, so its value would appear nowhere.',
    fix: 'Check the spelling. In a variant, to add a field that the original does not have, put `{ replace: … }` around the object that contains it.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', led: 'Delivered.' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', lead: 'Delivered.' } } }],",
  },
  'missing-field': {
    why: 'The page lacks something that it needs: a title for search results, a headline, the text of a button.',
    fix: "Add the field; the suggestion says what it is for. If it is read with `env()`, set the environment variable that the message names, or give a fallback: `env('PUBLIC_NAME', '…')`.",
    bad: "routes: [{ path: '/', meta: { title: 'House plants' }, sections: { intro } }],",
    good: "routes: [{ path: '/', meta: { title: 'House plants', description: 'Delivered by hand.' }, sections: { intro } }],",
  },
  'wrong-type': {
    why: 'The field has a value of the wrong type, such as text where a number is needed.',
    fix: "Write the type of value that the message asks for. Write amounts as numbers, `45` instead of `'£45'`: the currency comes from the site. If the number is a fact, write `{ fact: 'name' }`.",
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 7 } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '7 house plants' } } }],",
  },
  'words-invalid': {
    why: 'Stars and brackets in a text are marks: `*emphasis*`, `**strong**` and `[words](/path)`. A mark that is not closed would show as a star or a bracket, so it is an error. In the answers of `faq`, lines that begin with `- ` or `1. ` are the items of a list, and an item without words is an error. The message says at which character it begins.',
    fix: 'Close the mark, without a space just inside it. To show the character itself, put a backslash before it; in a JavaScript string that is two: `\\\\*`. A line that is no item begins with `\\\\- ` or `1\\\\. `. A mark ends in the item where it begins. A headline may have `*emphasis*` once, and no link.',
    bad: "routes: [{ path: '/', meta, sections: { intro, faq: { block: 'faq', headline: 'Care', items: [{ question: 'How often?', answer: 'Water *weekly.' }] } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro, faq: { block: 'faq', headline: 'Care', items: [{ question: 'How often?', answer: 'Water *weekly*.' }] } } }],",
  },
  'text-markup': {
    why: 'Labels, headlines, titles and descriptions are plain text. HTML such as `<b>`, a character written as `&amp;`, and Markdown such as `**bold**` would be shown as they are written. A headline has `*emphasis*` once, and texts of several sentences have `**strong**`, `*emphasis*` and `[links](/path)`: `docs/blocks.md` says which fields do.',
    fix: 'Write the words alone, and characters themselves: & and not `&amp;`. If the text is about HTML or Markdown, waive the rule in its section.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns for a <b>dark</b> room' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns for a *dark* room' } } }],",
  },
  'character-invalid': {
    why: 'HTML allows no control characters, lone surrogates or noncharacters. Browsers drop them or show a box, and other tools stop reading there. They come from a wrong encoding, a terminal or a copied PDF. An unclosed direction mark also turns the text after it, so a name may read differently than it is written.',
    fix: 'Remove the character; the mark shows where it is. Close a direction mark after the text that it is for: U+202C ends U+202A, U+202B, U+202D and U+202E, and U+2069 ends U+2066 to U+2068.',
    bad: "name: 'Fern\\u0007 & Co',",
    good: "name: 'Fern & Co',",
  },
  'invalid-value': {
    why: 'The value has the right type but cannot be used: it is too long, not one of the choices, not an address, or conflicts with another field.',
    fix: 'The message shows the value, the limit and the offending character. If the value comes from an environment variable, it names the variable.',
    bad: "theme: 'drak',",
    good: "theme: 'dark',",
  },
  'sections-empty': {
    why: 'A page without sections is an empty page at a public address.',
    fix: 'Add a section, or remove the route.',
    bad: "routes: [{ path: '/', meta, sections: {} }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }],",
  },
  'unknown-layout': {
    why: 'A layout adds the header, the footer and other shared sections to a page. No layout has this name, so visitors would have no navigation.',
    fix: 'Write the name of an entry in `layouts`, or leave out `layout` for a page without one.',
    bad: "layouts: { shared: { top: {} } },\nroutes: [{ path: '/', meta, layout: 'shard', sections: { intro } }],",
    good: "layouts: { shared: { top: {} } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
  },
  'layout-unfit': {
    why: 'Some layouts of a block are made for a picture, or for a certain number of items. Without them the section would look broken, or like another layout. Conversely, a field that only other layouts show would appear nowhere.',
    fix: 'Add or remove what the message names, or choose another layout: the message lists those that fit.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'hero', headline: 'House plants', layout: 'flip' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'hero', headline: 'House plants', layout: 'centred' } } }],",
  },
  'id-duplicate': {
    why: 'The name of a section is its id in the document. If two elements share an id, links, labels and scripts only reach the first.',
    fix: 'Rename one of the two sections. If one of them is in the layout, rename the other. In a custom block, start each id with the name of its section.',
    bad: "layouts: { shared: { bottom: { intro } } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
    good: "layouts: { shared: { bottom: { again: intro } } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
  },
  'image-missing': {
    why: 'Visitors would see a broken picture.',
    fix: 'Put the file into `templates/images`, and write its exact file name with the extension.',
    bad: "icon: 'fren.svg',",
    good: "icon: 'fern.svg',",
  },
  'image-left-out': {
    why: 'A file in `templates/images` is damaged, is not a picture, or links to a file outside the site. No page uses it, so the build leaves it out.',
    fix: 'Export the picture again, or delete the file. Frontage ignores files that systems and editors leave behind (`.DS_Store`, `._photo.png`, `Thumbs.db`, `photo.png~`).',
  },
  'image-invalid': {
    why: 'The build reads the size of each picture from its file, so that pages do not jump while it loads. This file is damaged or is not a picture.',
    fix: 'Export the picture again (AVIF, WebP, PNG, JPEG, GIF or SVG), or remove the file.',
  },
  'video-invalid': {
    why: 'A video has to play on every recent device. H.264 with AAC in an MP4 file does; VP8, VP9 and AV1 in a WebM file play on nearly all. Phones record H.265, which many computers cannot play. Visitors cannot seek in a file that was cut off or recorded live, because it has no duration.',
    fix: 'Export it as MP4 with H.264 and AAC, or run the command that the message suggests (https://ffmpeg.org). On an iPhone, Settings › Camera › Formats › Most Compatible records H.264 from now on.',
  },
  'video-captions': {
    why: 'People who cannot hear, or who have the sound off, need captions to follow what is said (WCAG 1.2.2). Browsers silently ignore captions that they cannot read.',
    fix: 'Put a WebVTT file beside the video, and name it in `captions`. Captioning services export .vtt files; proofread them, because names are often misheard. If nothing in the sound matters, write `silent: true`.',
  },
  'video-heavy': {
    why: 'A visitor on a phone downloads everything they play. 25 MB is about two minutes at 720p.',
    fix: 'Shorten the video, or export it at 720p. If the size is right, raise `budgets.video`, which is in bytes.',
    good: 'budgets: { video: 60_000_000 }',
  },
  'prose-missing': {
    why: 'A section of the block `prose` shows a Markdown file of `templates/prose`, and without the file, it would be empty.',
    fix: 'Correct the name of the file, or save it there. The name starts at that folder, as in "privacy.md" or "terms/2026.md".',
  },
  'prose-invalid': {
    why: 'Prose is text: headings of the levels 2 to 4, paragraphs, lists of two levels, quotes, tables, links, bold and emphasised words, code, lines, and pictures of the site between paragraphs. HTML would bring its own styles, scripts and errors of accessibility into the page; a heading of the first level is the title of the page, and screen readers navigate by levels that follow each other. Marks that Markdown does not understand would be shown: `**` that is not closed, `##Title` without a space, `- [ ]`, `~~gone~~`.',
    fix: 'Write it in Markdown as the message suggests. A backslash shows a sign itself: `\\*`. What Markdown cannot say belongs into a section of its own: `docs/prose.md` lists what it can.',
  },
  'entry-invalid': {
    why: 'An entry of a collection begins with front matter: a line for each value between two lines of three hyphens. Pages, lists and the feed are made of these values, so a misspelt name would be missing from all of them.',
    fix: 'Correct the line. The fields are `title`, `description`, `date` and, if they apply, `updated`, `author`, `topic`, `picture` with `alt`, `draft` and `slug`. Values are plain text without quotes.',
  },
  'image-format': {
    why: 'Browsers show no HEIC and TIFF files. Pictures that move have no button to stop them, and weigh more than a video. Files of more than 100 megapixels take more memory than a build may have.',
    fix: 'Export the picture as JPEG if it is a photo, and as PNG if it is a screenshot or a drawing.',
  },
  'image-unsafe': {
    why: 'An SVG file is a document: it can run code, load other files or keep the browser busy forever when somebody opens it directly. The build publishes what is drawn, writes styles into attributes, and leaves out comments, metadata and what editors keep in the file. It stops where leaving something out would change the picture.',
    fix: 'Export the picture as plain SVG: shapes, text, gradients, patterns, masks, clips and filters, at most 200 kB. Pictures inside are PNG, JPEG or WebP of at most 100 kB. Use presentation attributes, or a class for each style.',
  },
  'image-crop': {
    why: 'A crop is written in shares of the picture, from 0 to 1. One that ends outside would show nothing there, and one of less than 160 pixels would be blurred.',
    fix: 'Correct the shares: `x` and `width` add up to 1 at most, and so do `y` and `height`. If the part is small, start from a larger photo.',
    bad: "routes: [\n  {\n    path: '/',\n    meta,\n    sections: {\n      film: {\n        block: 'video',\n        title: 'A film',\n        href: 'https://video.example.com/film',\n        poster: { src: 'fern.svg', alt: 'A fern frond', crop: { x: 0.5, y: 0, width: 0.8, height: 1 } },\n      },\n    },\n  },\n],",
    good: "routes: [\n  {\n    path: '/',\n    meta,\n    sections: {\n      film: {\n        block: 'video',\n        title: 'A film',\n        href: 'https://video.example.com/film',\n        poster: { src: 'fern.svg', alt: 'A fern frond' },\n      },\n    },\n  },\n],",
  },
  'image-photo-png': {
    why: 'PNG keeps every pixel as it is. That suits screenshots; a photo becomes several times larger than as JPEG, on your disk and in pages.',
    fix: 'Save the photo as JPEG with a quality of 85 or more. The build makes small files of it.',
  },
  'image-small': {
    why: 'A browser stretches a picture that has fewer pixels than its box, and it looks blurred. The build compares the part of the file that is shown with the widest box that the block has for it. Screens with twice the density need twice as many pixels.',
    fix: 'Export the picture with more pixels, cut less away (`crop`), or choose a layout with a smaller box.',
  },
  'example-left': {
    why: 'The text is an example of a block, what the studio writes into a new field, or a draft of a privacy policy. It says something that nobody checked about a business that is not yours. `build --production` and `check --production` refuse it, and also values that a page template suggests.',
    fix: 'Write your own text, or remove the section. If the text is your own, waive the rule in this section and say why.',
  },
  'starter-left': {
    why: 'A site that `create` or `init` made begins with the people, prices and pictures of an invented business. `build --production` and `check --production` count how much of that nobody has changed: one warning for the whole site, with its places.',
    fix: 'Put your own texts, names, pictures and prices in their place, or remove them. If you keep the rest on purpose, such as pictures that suit you, turn the rule off.',
  },
  'image-unused': {
    why: 'A file in `templates/images` that no config, text, table, block or style sheet names is probably left over, or its name is misspelt elsewhere. It is not published.',
    fix: "Delete the file, or show the picture. If you keep pictures there for later, write `rules: { 'image-unused': 'off' }`.",
  },
  'image-heavy': {
    why: 'Visitors wait for the first picture of a page longer than for all else. The build weighs the file of about 800 pixels of each picture, which phones load. `budgets.firstPicture` is 80,000 bytes, and `budgets.pictures` 600,000 for all pictures of a page.',
    fix: 'Choose a calmer photo, cut away what is not needed (`crop`), or show fewer pictures on the page.',
  },
  'icon-missing': {
    why: 'An icon is drawn into the page by its name: one of the engine’s, `own:tooth` for `templates/icons/tooth.svg`, or `lucide:croissant` of an icon set. Without the icon, visitors would see a gap.',
    fix: 'Correct the name, save the file, or install the set. `npm install --save-dev @iconify-json/lucide` installs the set `lucide`. https://icon-sets.iconify.design shows all sets with their names and licenses.',
    bad: "routes: [\n  {\n    path: '/',\n    meta,\n    sections: {\n      services: {\n        block: 'serviceCards',\n        headline: 'What we do',\n        cards: [\n          { title: 'Repairs', description: 'While you wait.', icon: 'toolz' },\n          { title: 'Rentals', description: 'By the day.', icon: 'clock' },\n        ],\n      },\n    },\n  },\n],",
    good: "routes: [\n  {\n    path: '/',\n    meta,\n    sections: {\n      services: {\n        block: 'serviceCards',\n        headline: 'What we do',\n        cards: [\n          { title: 'Repairs', description: 'While you wait.', icon: 'tools' },\n          { title: 'Rentals', description: 'By the day.', icon: 'clock' },\n        ],\n      },\n    },\n  },\n],",
  },
  'icon-unsafe': {
    why: 'The shapes of an icon become part of the page, where a script, a style sheet, a link or an id would act on the whole page. Icons also have one colour, that of the text beside them, and outlines as wide as the theme says.',
    fix: 'Export the icon as plain SVG: shapes and groups only, presentation attributes in place of `style`, a square `viewBox`, one colour, at most 2 kB. If it is of an icon set, select another one.',
  },
  'frame-address': {
    why: 'A frame shows a page of another site inside yours. It needs a full `https` address, because the connection has to be encrypted and the origin goes into the content security policy.',
    fix: 'Write the address that the provider gives for embedding; it starts with `https://`.',
  },
} satisfies RuleTexts;
