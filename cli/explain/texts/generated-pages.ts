import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about pages from templates, tables and other pages, and about experiments. */
export const generatedPageRules = {
  'unknown-param': {
    why: 'A page template declares its parameters. A parameter that is not declared has no value, and rows under its name fill in nothing.',
    fix: 'Write the name of a parameter of the template, with dots for groups (`param.city.name`), or declare it in `params` of the template.',
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
    only: { plants: ['fern'] },
  },
],`,
    good: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
    only: { plant: ['fern'] },
  },
],`,
  },
  'unknown-section': {
    why: 'A variant changes sections of another page by name. The original has no such section, so the change would be lost.',
    fix: "Write the name of a section of the original. A new section needs a position: `{ after: 'intro', section: { … } }`.",
    bad: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/', sections: { into: { headline: 'Half price' } } },
],`,
    good: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/', sections: { intro: { headline: 'Half price' } } },
],`,
  },
  'unknown-route': {
    why: 'A variant or an experiment changes another page, which it names by path. No page has this path.',
    fix: 'Write the path of an existing page: an ordinary one, one from a template or a matrix, or another variant.',
    bad: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/home', sections: { intro: { headline: 'Half price' } } },
],`,
    good: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/', sections: { intro: { headline: 'Half price' } } },
],`,
  },
  'unknown-matrix': {
    why: 'A list of pages names the matrix whose pages it shows. No matrix has this name, so the list would be empty, and visitors could not reach those pages.',
    fix: 'In `pagesOf`, write the `name` of a matrix in `routes`.',
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
  },
  {
    path: '/', meta,
    sections: { list: { block: 'directory', headline: 'Plants', groups: { pagesOf: 'plnts' } } },
  },
],`,
    good: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
  },
  {
    path: '/', meta,
    sections: { list: { block: 'directory', headline: 'Plants', groups: { pagesOf: 'plants' } } },
  },
],`,
  },
  'route-circle': {
    why: 'These variants are based on each other in a circle, so there is no original page to change.',
    fix: 'Turn one of them into an ordinary page, or base it on one.',
    bad: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/a', of: '/b' },
  { kind: 'variant', path: '/b', of: '/a' },
],`,
    good: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/a', of: '/' },
  { kind: 'variant', path: '/b', of: '/a' },
],`,
  },
  'data-missing': {
    why: 'A matrix reads its rows from this file. Without it, none of its pages can be built.',
    fix: "Write the path relative to the folder of the config: `csv('templates/data/cities.csv')`. Files outside that folder are not read.",
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: csv('templates/data/plnts.csv') },
  },
],`,
  },
  'data-invalid': {
    why: 'A table that cannot be read would put values into the wrong fields. This happens when a CSV row has more cells than columns, a quote is not closed, two columns share a name, or a column with values has no name. It happens when JSON is not a list of objects, or nests lists a hundred deep. The encoding has to be UTF-8 or UTF-16.',
    fix: 'Fix the marked line. In CSV, separate cells with commas, semicolons, tabs or vertical bars. Put a cell that contains the separator in quotation marks, and double any quotation mark inside it. Save a table from a spreadsheet as "CSV UTF-8".',
  },
  'cell-error': {
    why: 'A formula that fails leaves an error in its cell, such as `#REF!`, `#N/A` or `#VALEUR!`, and a column that is too narrow leaves `####`. Pages would show it.',
    fix: 'Correct the formula or widen the column in the spreadsheet, and export the table again. An optional cell may be empty.',
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: '#REF!' }] },
  },
],`,
    good: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
  },
],`,
  },
  'cell-unfinished': {
    why: 'A cell with the format "Text" keeps a formula as it is typed, and a long number is shortened to the form `1.23E+11`, which has lost its last digits. Pages would show both.',
    fix: 'Write the value. Format columns of codes and long numbers as text before you type them.',
  },
  'rows-empty': {
    why: 'A matrix builds one page for each row, or each combination of rows. Without rows it builds none, and the links to its pages lead nowhere.',
    fix: 'Add a row for each page, or remove the matrix.',
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [] },
  },
],`,
    good: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }] },
  },
],`,
  },
  'pages-left-out': {
    why: '`limit` and `only` build fewer pages while you work. If you publish the site like this, the other pages are missing, and links to them lead to an error page.',
    fix: "Remove `limit` or `only` before you publish. To be sure, set `rules: { 'pages-left-out': 'error' }` for the build that you publish.",
    bad: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }, { slug: 'moss', name: 'Moss' }] },
    limit: 1,
  },
],`,
    good: `routes: [
  {
    kind: 'matrix',
    name: 'plants',
    path: '/{{param.plant.slug}}',
    template: plant,
    rows: { plant: [{ slug: 'fern', name: 'Fern' }, { slug: 'moss', name: 'Moss' }] },
  },
],`,
  },
  'countdown-past': {
    why: 'The day until which a countdown runs is over, so visitors would see a countdown of nothing.',
    fix: 'Write a later day into the fact or the field, or remove the section. `--today` checks against another day.',
    bad: `facts: { saleEnds: { type: 'date', value: '2020-01-31' } },
routes: [
  {
    path: '/',
    meta,
    sections: {
      intro,
      sale: { block: 'countdown', headline: 'Half price', until: { fact: 'saleEnds' }, after: 'The sale is over.' },
    },
  },
],`,
    good: `facts: { saleEnds: { type: 'date', value: '2099-01-31' } },
routes: [
  {
    path: '/',
    meta,
    sections: {
      intro,
      sale: { block: 'countdown', headline: 'Half price', until: { fact: 'saleEnds' }, after: 'The sale is over.' },
    },
  },
],`,
  },
  'experiment-ended': {
    why: 'The last day of the experiment has passed, but visitors are still divided. Some of them keep seeing the weaker variant.',
    fix: 'Put the winning variant into the page and remove the experiment, or give it a later day.',
    bad: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/', sections: { intro: { headline: 'Half price' } } },
  {
    kind: 'experiment', name: 'words', of: '/', until: '2020-01-31',
    variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Ferns' } } }],
  },
],`,
    good: `routes: [
  { path: '/', meta, sections: { intro } },
  { kind: 'variant', path: '/sale', of: '/', sections: { intro: { headline: 'Half price' } } },
  {
    kind: 'experiment', name: 'words', of: '/', until: '2099-01-31',
    variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Ferns' } } }],
  },
],`,
  },
  doorway: {
    why: 'Search engines treat pages that differ only in a few names as doorway pages, and may drop the whole site. Visitors who compare two of them notice that neither was written for them.',
    fix: "Give each row its own text, or each page its own section. `doorways: { threshold: 0.9 }` allows more similarity; `doorways: { action: 'noindex' }` hides such pages from search engines instead of failing the build.",
  },
} satisfies RuleTexts;
