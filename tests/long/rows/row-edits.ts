import { shopNumber } from '../../shops.ts';
import { strangeTexts, strangeValues } from '../fuzz/strange.ts';

/** Returns the next random number below a bound. */
export type Draw = (bound: number) => number;

type Row = Record<string, unknown>;

/**
 * Edits rows as people do who fill in a table: many valid texts of all kinds, and in some tables one invalid value, which makes
 * the build fail.
 */
export function editRows(rows: readonly object[], draw: Draw): EditedRows {
  const edited = structuredClone(rows) as Row[];
  const changes: string[] = [];
  if (draw(3) === 0) {
    const [name, move] = of(Object.entries(moves), draw);
    const index = draw(edited.length);
    move(edited, index, draw);
    changes.push(`row ${index} ${name}`);
  }
  for (let left = 2 + draw(12); left > 0; left--) changes.push(editOne(edited, validText, draw));
  if (draw(3) === 0) changes.push(editOne(edited, anyText, draw));
  return { rows: edited, description: changes.join('\n') };
}

/** Makes one valid edit of a row. */
export function editRow(rows: readonly object[], draw: Draw): EditedRows {
  const edited = structuredClone(rows) as Row[];
  return { rows: edited, description: editOne(edited, validText, draw) };
}

export interface EditedRows {
  readonly rows: readonly object[];
  readonly description: string;
}

function editOne(rows: readonly Row[], texts: Texts, draw: Draw): string {
  const index = draw(rows.length);
  const row = rows[index] as Row;
  const field = of(draw(6) > 0 ? textFields : Object.keys(editors), draw);
  row[field] = editors[field]?.(draw, texts, row);
  if (row[field] === undefined) delete row[field];
  return `row ${index}, ${field}: ${JSON.stringify(row[field])}`;
}

/** Makes texts for a field. */
type Texts = (draw: Draw) => unknown;

type Editor = (draw: Draw, texts: Texts, row: Row) => unknown;

const textFields = ['name', 'promise', 'lead', 'short', 'question', 'both', 'step'];

const editors: Readonly<Record<string, Editor>> = {
  ...Object.fromEntries(textFields.map((field): [string, Editor] => [field, (draw, texts) => texts(draw)])),
  slug: (draw, texts, row) => (texts === validText ? `${row.slug}-${draw(1000)}` : of(slugs, draw)),
  since: (draw, texts) =>
    texts === validText ? of([1998, 2001, 0, -4, 19.5, 1e21, 30], draw) : of(['1998', null, true], draw),
  extra: (draw, texts) => (draw(3) > 0 ? texts(draw) : undefined),
  points: (draw, texts) => listOf(draw, 5, () => texts(draw)),
  reviews: (draw, texts) =>
    listOf(draw, 4, () => ({
      name: texts(draw),
      ...(draw(4) > 0 && { business: texts(draw) }),
      rating: texts === validText || draw(3) > 0 ? 1 + draw(9) / 2 : of([0, 6, '5'], draw),
      text: texts(draw),
      ...(draw(8) === 0 && { sample: draw(2) === 0 }),
      ...(draw(8) === 0 && { initials: of(['AB', 'x', 'Ł'], draw) }),
      ...(draw(8) === 0 && { date: texts(draw) }),
      ...(texts !== validText && draw(3) === 0 && { more: texts(draw) }),
    })),
};

/** Changes of whole rows. */
const moves: Readonly<Record<string, (rows: Row[], index: number, draw: Draw) => void>> = {
  gone: (rows, index) => rows.splice(index, 1),
  new: (rows, index, draw) => rows.splice(index, 0, { ...shopNumber(100 + draw(1000)) }),
  twice: (rows, index, draw) => rows.splice(draw(rows.length), 0, structuredClone(rows[index] as Row)),
  // biome-ignore lint/plugin: one row
  'somewhere else': (rows, index, draw) => rows.splice(draw(rows.length), 0, ...rows.splice(index, 1)),
  'with its fields in another order': (rows, index) =>
    rows.splice(index, 1, Object.fromEntries(Object.entries(rows[index] as Row).reverse())),
  'with a field that no template has': (rows, index, draw) =>
    rows.splice(index, 1, { ...rows[index], [of(['more', 'Name', 'constructor'], draw)]: 'x' }),
};

function validText(draw: Draw): string {
  const parts = Array.from({ length: 1 + draw(4) }, () => (draw(2) > 0 ? plainWord(draw) : of(pieces, draw)));
  // Texts without letters, and with spaces around them, are reported.
  return `${plainWord(draw)} ${parts.join(of(joints, draw))}`.trim();
}

/** Rarely returns a value of another type. */
function anyText(draw: Draw): unknown {
  const kind = draw(8);
  if (kind === 0) return of(strangeValues, draw);
  if (kind < 4) return of(strangeTexts, draw);
  if (kind < 6) return `${validText(draw)} ${of(invalid, draw)}`;
  return Array.from({ length: draw(60) }, () => validText(draw)).join(' ');
}

function plainWord(draw: Draw): string {
  return of(shopNumber(draw(10_000)).lead.split(' ').slice(2), draw).replace('.', '');
}

function listOf(draw: Draw, most: number, make: () => unknown): unknown[] {
  return Array.from({ length: draw(most + 1) }, make);
}

function of<Item>(list: readonly Item[], draw: Draw): Item {
  return list[draw(list.length)] as Item;
}

const joints = [' ', ' ', ' ', ' ', '  ', ', ', '\n', '. ', ' – ', '\u00a0', ''];

/** Valid texts that have a meaning to some stage. */
const pieces: readonly string[] = [
  ...['$79', '24/7', 'in 30 minutes', '4 out of 5', 'ten percent', 'No. 4', '1998', '2 for 1', 'five', '3,000', '50%'],
  ...['best', 'guaranteed', 'Guaranteed', 'free', 'lorem ipsum', 'TODO', 'Town', 'The shop in', '€ 5', '½', '²'],
  ...['**five** days', '*so*', '[wood](/)', '2 \\* 3'],
  ...['<b>', '</p>', '&amp;', '&', '<', '>', '"', "'", '’', '“so”', '`', '\\', '$&', '$1', '%s', '*', '_', '#'],
  ...['{{site.name}}', '{year}', '{', '}', '}}', '</script>', '<!--', ']]>', '\u202Bab\u202C'],
  ...['Łódź', '東京', 'مرحبا', 'é', 'e\u0301', 'ﬁ', 'İıſK', 'ß', '👩‍🍳', '\u200b', '\u00ad', '\u2028', '\ufeff'],
  ...['https://x.example', 'a@b.example', '+1 555 010 0100', 'javascript:alert(1)', '/about', '#faq', '//x.example'],
  ...['van der Berg', 'x', 'A', 'A.', 'Mc', 'O’Hara', "D'Arcy", 'ADA', 'ada', '\t', '', ' ', '\ue000', '[x](y)'],
];

/** What no text may contain. */
const invalid: readonly string[] = [
  ...['{{facts.none}}', '{{param.nothing}}', '{{', '{{query}}', 'sk_test_0123456789abcdefghij', '{{year}}'],
  ...['\0', '\u001b[31m', '\u0085', '\uD800', '\uFFFE', '\u202Eab'],
];

const slugs: readonly string[] = [
  ...['a', 'A', '404', 'index.html', 'one/two', 'é', 'a--b', '-x', 'x-', 'about', 'assets', 'con', '', ' ', 'a b'],
  ...['x.html', '..', '%41', 'sitemap.xml', 'town-bjdt'],
];
