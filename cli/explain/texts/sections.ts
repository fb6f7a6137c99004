import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with pages, their sections and the fields of these. */
export const sectionRules = {
  'unknown-block': {
    why: 'Each section names the block that shows it. Where no block has the name, the section would be missing from the page without a word.',
    fix: 'Write the name of a block of the engine or of `templates/blocks/`; your editor completes them, and `frontage gallery` shows each with its fields.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntor', headline: 'House plants' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants' } } }],",
  },
  'unknown-field': {
    why: 'A field that does not exist would be dropped without a word, and its value would appear nowhere.',
    fix: 'Write the name of a field that exists: usually it is a typo. In a variant, a field that the original does not have is added by putting `{ replace: … }` around the whole that contains it.',
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', led: 'Delivered.' } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'House plants', lead: 'Delivered.' } } }],",
  },
  'missing-field': {
    why: 'The page lacks something that it needs: a title for search results, a headline, the text of a button.',
    fix: "Add the field: the suggestion says what it is for. If it is read with `env()`, set the environment variable that the message names, or give a fallback: `env('PUBLIC_NAME', '…')`.",
    bad: "routes: [{ path: '/', meta: { title: 'House plants' }, sections: { intro } }],",
    good: "routes: [{ path: '/', meta: { title: 'House plants', description: 'Delivered by hand.' }, sections: { intro } }],",
  },
  'wrong-type': {
    why: 'The field has a value of the wrong type, such as text where a number is needed.',
    fix: "Write the type of value that the message asks for. Write amounts as numbers, `45` instead of `'£45'`: the currency comes from the site. Where the number is a fact, write `{ fact: 'name' }`.",
    bad: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 7 } } }],",
    good: "routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '7 house plants' } } }],",
  },
  'character-invalid': {
    why: 'Control characters, halves of characters and code points that are no character have no place in HTML: browsers drop them or show a box, and tools that read the page stop there. They come from a wrong encoding, a terminal or a copied PDF. A sign that turns the direction of reading and is not closed turns the words behind it as well, so a name may read otherwise than it is written.',
    fix: 'Remove the character; the mark shows where the text is. Close a sign of direction after the text that it applies to: U+202C ends U+202A, U+202B, U+202D and U+202E, and U+2069 ends U+2066 to U+2068.',
    bad: "name: 'Fern\\u0007 & Co',",
    good: "name: 'Fern & Co',",
  },
  'invalid-value': {
    why: 'The value has the right type but cannot be used: it is too long, not one of the choices, not an address, or conflicts with another field.',
    fix: 'The message shows the value, the limit and the character in the way. It names the environment variable if the value comes from one.',
    bad: "theme: 'drak',",
    good: "theme: 'dark',",
  },
  'sections-empty': {
    why: 'A page without sections is an empty page at an address that people can find.',
    fix: 'Add a section, or remove the route.',
    bad: "routes: [{ path: '/', meta, sections: {} }],",
    good: "routes: [{ path: '/', meta, sections: { intro } }],",
  },
  'unknown-layout': {
    why: 'A layout brings the header, the footer and what else stands around the sections of a page. Where none has the name, visitors would have no way on.',
    fix: 'Write the name of an entry of `layouts`, or leave `layout` out for a page without one.',
    bad: "layouts: { shared: { top: {} } },\nroutes: [{ path: '/', meta, layout: 'shard', sections: { intro } }],",
    good: "layouts: { shared: { top: {} } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
  },
  'id-duplicate': {
    why: 'The name of a section is its id in the document. Of two elements with one id, links, labels and scripts reach the first only.',
    fix: 'Rename one of the two sections: the one of the page, where the other stands in its layout. A block of your own begins each id with the name of its section.',
    bad: "layouts: { shared: { bottom: { intro } } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
    good: "layouts: { shared: { bottom: { again: intro } } },\nroutes: [{ path: '/', meta, layout: 'shared', sections: { intro } }],",
  },
  'image-missing': {
    why: 'Visitors would see a broken picture.',
    fix: 'Put the file into `templates/images`, and write its name with its ending, as the folder has it.',
    bad: "icon: 'fren.svg',",
    good: "icon: 'fern.svg',",
  },
  'image-left-out': {
    why: 'A file in `templates/images` is damaged, is no picture, or leads out of the site. No page shows it, so the site is whole without it; it is not published.',
    fix: 'Export the picture again, or delete the file. What systems and editors leave behind (`.DS_Store`, `._photo.png`, `Thumbs.db`, `photo.png~`) is never looked at.',
  },
  'image-invalid': {
    why: 'The size of a picture is read from its file, so that pages do not jump while it loads. This file is damaged, or is no picture.',
    fix: 'Export the picture again (AVIF, WebP, PNG, JPEG, GIF or SVG), or remove the file.',
  },
  'frame-address': {
    why: 'A frame shows a page of somebody else inside yours. It may do so over an encrypted line only, and only from an address that is whole, because its origin goes into the content security policy.',
    fix: 'Write the address that the provider names for embedding; it begins with `https://`.',
  },
} satisfies RuleTexts;
