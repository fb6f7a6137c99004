import { describe, expect, it } from 'vitest';
import { mayHoldFaults, spreadsheetFault, spreadsheetFaults } from './spreadsheet-faults.ts';

const errors =
  '#REF! #VALUE! #NAME? #DIV/0! #NULL! #NUM! #N/A #SPILL! #CALC! #ERROR! #n/a Err:502 ### ######## #BEZUG! #WERT! #ZAHL! #NV ' +
  '#ÜBERLAUF! #VALEUR! #NOM? #NOMBRE! #NUL! #PROPAGATION! #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #N/D #¡NUM! #RIF! #NOME? ' +
  '#VALORE! #NÚM! #VERW! #WAARDE! #NAAM? #N/B #DEEL/0! #GETAL!';

describe('what a spreadsheet leaves in a cell', () => {
  it.each(errors.split(' '))('%s is an error', (text) => {
    expect(spreadsheetFault(text)?.code).toBe('cell-error');
    expect(spreadsheetFault(` ${text} `)?.code).toBe('cell-error');
    expect([mayHoldFaults(`a,${text}\n`), mayHoldFaults(`[{"a":"${text}"}]`)]).toEqual([true, true]);
  });

  it.each(['=1+1', '=SUM(A1:A3)', '="007"', '=-A1', '1.23E+11', '1,23E+11', '5E+12', '-1.5E-07', '1.2e+15'])(
    '%s is no value',
    (text) => {
      expect(spreadsheetFault(text)?.code).toBe('cell-unfinished');
      expect(mayHoldFaults(`a;${text}`)).toBe(true);
    },
  );

  it.each([
    '#1 in town',
    '#ferns',
    '#SALE!',
    '=)',
    '= 3',
    'a=b',
    '5E10',
    'Ref!',
    'N/A',
    '#',
    '##',
    'C#',
    '1.23',
    'E+11',
    '',
  ])('%j is a value', (text) => {
    expect(spreadsheetFault(text)).toBeUndefined();
  });

  it('is found in lists and groups', () => {
    expect(spreadsheetFaults({ a: ['x', '#N/A'], b: { c: '=A1', d: 3 } }, ['rows', 0])).toMatchObject([
      { code: 'cell-error', path: ['rows', 0, 'a', 1] },
      { code: 'cell-unfinished', path: ['rows', 0, 'b', 'c'] },
    ]);
  });
});
