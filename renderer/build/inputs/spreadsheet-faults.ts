import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { inQuotes } from '../../sdk/unseen.ts';

/** What a spreadsheet has left in a cell instead of its value. */
type SpreadsheetFault = Pick<Diagnostic, 'message' | 'suggestion'> & {
  readonly code: 'cell-error' | 'cell-unfinished';
};

/** Whether some cell of a table may hold such a fault. */
export function mayHoldFaults(text: string): boolean {
  // Two patterns take a third of the time of one, and the first begins with what hardly any text has.
  return /(?<![^\s",;|>])(?:#|=|Err:)/.test(text) || /\d[Ee][+-]\d\d/.test(text);
}

/** Finds texts in a value that a spreadsheet has left in place of a value, at any depth. What occurs twice in it is walked once. */
export function spreadsheetFaults(value: unknown, path: Path, seen = new Set<object>()): Diagnostic[] {
  if (typeof value === 'string') {
    const fault = spreadsheetFault(value);
    return fault === undefined ? [] : [{ ...fault, path }];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item, index) => spreadsheetFaults(item, [...path, index], seen));
  return Object.entries(value).flatMap(([name, inner]) => spreadsheetFaults(inner, [...path, name], seen));
}

/** Says what a spreadsheet has left in a text; undefined if it is a value. */
export function spreadsheetFault(text: string): SpreadsheetFault | undefined {
  const cell = text.trim();
  const found = faults.find(({ pattern }) => pattern.test(cell));
  return found && { code: found.code, message: found.message(inQuotes(cell)), suggestion: found.suggestion };
}

/** Names of errors in the languages of spreadsheets, between "#" and "!" or "?". */
const errorNames = [
  'REF|VALUE|NAME|NUM|NULL|DIV/0|SPILL|CALC|FIELD|BLOCKED|UNKNOWN|CONNECT|BUSY|ERROR|PYTHON|EXTERNAL|TIMEOUT|MACRO|ADDIN',
  'BEZUG|WERT|ZAHL|ÜBERLAUF|KALK|FELD|BLOCKIERT|UNBEKANNT|VERBINDEN|FEHLER',
  'VALEUR|NOM|NOMBRE|NUL|PROPAGATION|D[ÉE]VERSEMENT|[ÉE]PARS|CHAMP|BLOQU[ÉE]|INCONNU|ERREUR',
  'VALOR|NÚM|NULO|DESBORDAMIENTO|DERRAME|CÁLC|CAMPO|BLOQUEADO|DESCONOCIDO|DESPEJ(?:AR|O)|NOME|RIF|VALORE|NULLO|ESPANSIONE',
  'VERW|WAARDE|NAAM|GETAL|LEEG|DEEL/0|OVERLOOP|VELD|ADR|ARG|LICZBA|NAZWA|ZERO|REFERENS|VÄRDEFEL|NAMN|OGILTIGT|SAKNAS',
  'DIVISION/0|SKÄRNING|VÆRDI|NAVN|REFERENCE|ССЫЛКА|ЗНАЧ|ИМЯ|ЧИСЛО|ДЕЛ/0|ПУСТО|BAŞV|DEĞER|AD|SAYI|SAYI/0|BOŞ',
].join('|');

/** What spreadsheets leave in cells. The first that matches counts. */
const faults = [
  {
    pattern: new RegExp(`^(?:#[¡¿]?(?:${errorNames})[!?]|#(?:N/[ABDV]|n/a|NV|Н/Д|I/T|FMT|GETTING_DATA)!?|Err:\\d{3})$`),
    code: 'cell-error',
    message: (cell: string) => `This cell holds ${cell}, an error of the spreadsheet, and no value.`,
    suggestion: 'Correct the formula in the spreadsheet and export the table again, or leave the cell empty.',
  },
  {
    pattern: /^#{3,}$/,
    code: 'cell-error',
    message: (cell: string) => `This cell holds ${cell}: the column was too narrow for its value.`,
    suggestion: 'Make the column wider in the spreadsheet, and export the table again.',
  },
  {
    pattern: /^=[\w"'(+$@-]/,
    code: 'cell-unfinished',
    message: (cell: string) => `This cell holds the formula ${cell}, and pages would show it as it is.`,
    suggestion: 'Write the value. A spreadsheet exports values if the cell is no text: choose the format "General".',
  },
  {
    pattern: /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i,
    code: 'cell-unfinished',
    message: (cell: string) => `This cell holds ${cell}, a long number that the spreadsheet has shortened.`,
    suggestion: 'Format the column as text in the spreadsheet, type the number again, and export the table again.',
  },
] as const;
