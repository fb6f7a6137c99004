import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { isRecord } from '../lib/is-record.ts';
import { numberExample, numberRemedy, readNumber } from '../lib/number-readings.ts';

/** What the cells of a table are read by. */
export interface CellFormat {
  /** Language and country of the spreadsheet, which say how it writes numbers, yes and no. */
  readonly locale: string;
  /** Currency of the site's prices. */
  readonly currency: string;
}

/** Converts a cell to the type of its parameter. A cell that has another form stays text, which validation reports. */
export function cellValue(cell: string, param: ParamInput, format: CellFormat): unknown {
  switch (param.type) {
    case 'number':
      return readNumber(cell, format.locale) ?? cell;
    case 'money':
      return readNumber(withoutCurrency(cell, format), format.locale, decimalsOf(format)) ?? cell;
    case 'flag':
      return flagOf(cell, format.locale) ?? cell;
    case 'list':
      return cell
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item) => cellValue(item, param.of, format));
    default:
      return cell;
  }
}

/** Says what to write instead of a cell that has not the form of its parameter; undefined if the parameter has no such form. */
export function cellRemedy(cell: string, param: ParamInput | undefined, format: CellFormat): string | undefined {
  switch (param?.type) {
    case 'number':
      return numberRemedy(cell, format.locale) ?? `Write a number, such as ${numberExample(format.locale)}.`;
    case 'money':
      return moneyRemedy(cell, format);
    case 'flag': {
      const { yes, no } = flagWords(format.locale);
      return `Write "${yes[0]}" or "${no[0]}".`;
    }
    case 'list':
      return cellRemedy(cell, param.of, format);
    default:
      return undefined;
  }
}

function moneyRemedy(cell: string, { locale, currency }: CellFormat): string {
  const remedy = numberRemedy(cell, locale) ?? `Write an amount, such as ${numberExample(locale)}.`;
  return `${remedy} Prices are in the currency of the site, ${currency}.`;
}

/** Returns how many decimals a price has. */
function decimalsOf({ locale, currency }: CellFormat): number | undefined {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

/** Removes the code or the sign of a currency. A dash stands for no cents: `49.–`. */
function withoutCurrency(cell: string, { locale, currency }: CellFormat): string {
  const amount = cell.replace(/(?<=[.,])[-–—]+(?=[^\d–—-]*$)/, '00').trim();
  const sign = signs(locale, currency).find((one) => amount.startsWith(one) || amount.endsWith(one));
  return sign === undefined ? amount : amount.replace(sign, '').trim();
}

/** How a currency is written, the longest form first: `US$`, `USD`, `$`. */
function signs(locale: string, currency: string): readonly string[] {
  const forms = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
  return [currency, ...forms].sort((a, b) => b.length - a.length);
}

interface FlagWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

const english: FlagWords = { yes: ['yes', 'true', '1'], no: ['no', 'false', '0'] };

/** How people and their spreadsheets write yes and no, by language. English words are read in every table. */
const byLanguage: Readonly<Record<string, FlagWords>> = {
  de: { yes: ['ja', 'wahr'], no: ['nein', 'falsch'] },
  es: { yes: ['sí', 'si', 'verdadero'], no: ['no', 'falso'] },
  fr: { yes: ['oui', 'vrai'], no: ['non', 'faux'] },
  it: { yes: ['sì', 'si', 'vero'], no: ['no', 'falso'] },
  nl: { yes: ['ja', 'waar'], no: ['nee', 'onwaar'] },
  pt: { yes: ['sim', 'verdadeiro'], no: ['não', 'nao', 'falso'] },
};

function flagWords(locale: string): FlagWords {
  const language = locale.replace(/-.*/, '');
  return (Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined) ?? english;
}

function flagOf(cell: string, locale: string): boolean | undefined {
  const word = cell.normalize('NFC').toLowerCase();
  const { yes, no } = flagWords(locale);
  if ([...yes, ...english.yes].includes(word)) return true;
  return [...no, ...english.no].includes(word) ? false : undefined;
}

/** The columns that a table may have for the parameters of a row: `price.monthly` goes into the group `price`. */
export function columnsOf(fields: TemplateParams, prefix = ''): Map<string, ParamInput> {
  const columns = new Map<string, ParamInput>();
  for (const [name, param] of Object.entries(fields)) {
    if (param.type !== 'group') columns.set(prefix + name, param);
    else for (const [inner, field] of columnsOf(param.fields, `${prefix}${name}.`)) columns.set(inner, field);
  }
  return columns;
}

/** Converts the cells of a row to the types of their parameters. Other cells stay text, which validation reports later. */
export function rowOfCells(
  cells: Readonly<Record<string, string>>,
  columns: ReadonlyMap<string, ParamInput>,
  format: CellFormat,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const param = columns.get(column);
    if (param === undefined) continue;
    const keys = column.split('.');
    const last = keys.pop() ?? column;
    let group = row;
    for (const key of keys) {
      const inner = group[key];
      const next: Record<string, unknown> = isRecord(inner) ? inner : {};
      group[key] = next;
      group = next;
    }
    group[last] = cellValue(cell, param, format);
  }
  return row;
}
