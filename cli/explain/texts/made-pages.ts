import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with pages that are made: of templates, of rows, of other pages, or as an experiment. */
export const madePageRules = {
  'unknown-param': {
    why: 'A page template declares what each page says for itself. A parameter that it does not declare has no value, and rows, or a choice of rows, under its name fill nothing in.',
    fix: 'Write the name of a parameter of the template, with dots into a group (`param.city.name`), or declare it in `params` of the template.',
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
    why: 'A variant changes sections of another page by their names. A change of a section that is not there would be lost, and the variant would fall out of step with its original unseen.',
    fix: "Write the name of a section of the original. A new section needs its place: `{ after: 'intro', section: { … } }`.",
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
    why: 'A variant or an experiment is made of another page, by its path. Where no page has it, there is nothing to change.',
    fix: 'Write the path of a page: one that is written out, made of a template or by a matrix, or another variant.',
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
    why: 'A list of pages finds the pages of a matrix by its name. Where no matrix has the name, the list would be empty, and visitors would find no way to those pages.',
    fix: 'Write the `name` of a matrix among the routes in `pagesOf`.',
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
    why: 'Variants that are made of each other in a circle have no page that they begin with.',
    fix: 'Make one of them a page that is written out, or a variant of one.',
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
    why: 'The rows of a matrix are read from a file. Without it, none of its pages can be made.',
    fix: "Name the file by its path from the folder of the config: `csv('templates/data/cities.csv')`. Files outside that folder are not read.",
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
    why: 'A table that cannot be read would make pages with values in the wrong places: a row with more cells than columns, a quote that is not closed, two columns of one name, a column without a name that holds something, JSON that is no list of objects or holds lists a hundred deep inside each other, or letters in another encoding than UTF-8 or UTF-16.',
    fix: 'Mend the line that is marked. In CSV, commas, semicolons, tabs or vertical bars separate the cells. Put a cell that holds the separator into quotation marks, and write a quotation mark inside one twice. Save a table from a spreadsheet as "CSV UTF-8".',
  },
  'rows-empty': {
    why: 'A matrix makes one page for each row, or each combination of rows. Without rows it makes none, and the links to its pages lead nowhere.',
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
    why: '`limit` and `only` make fewer pages while you work. Published like this, the others would be missing, and links to them would lead to an error page.',
    fix: "Remove `limit` or `only` before the site goes out. In a build for the public, `rules: { 'pages-left-out': 'error' }` sees to it.",
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
  'experiment-ended': {
    why: 'The last day of an experiment is past, and visitors are still divided. One of the variants is better; part of the visitors goes on seeing the other.',
    fix: 'Put what won into the page and remove the experiment, or give it a later day.',
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
    why: 'Search engines take pages that say the same with other names in them for doorways, and may leave out the whole site. Visitors who compare two of them see that nothing was written for them.',
    fix: "Give each row words of its own, or each page a section of its own. `doorways: { threshold: 0.9 }` allows more likeness; `doorways: { action: 'noindex' }` keeps such pages from search engines instead of refusing them.",
  },
} satisfies RuleTexts;
