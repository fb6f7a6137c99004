import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { packagesFields } from './fields.ts';

type Written = z.input<z.ZodObject<typeof packagesFields>>;

/** Without periods, a package has one price. With periods, it has one for each of them. */
export function checkPackages({ items, periods }: Written): readonly FieldDiagnostic[] {
  return items.flatMap((item, index): readonly FieldDiagnostic[] => {
    const path = ['items', index] as const;
    if (periods === undefined) {
      if (item.prices !== undefined)
        return [
          {
            path: [...path, 'prices'],
            message: `The package "${item.name}" has several prices, and the section has no "periods" to switch between.`,
            suggestion: "Declare them beside \"items\": periods: [{ name: 'monthly', label: 'Monthly' }, …].",
          },
        ];
      return item.price === undefined
        ? [{ path: [...path], message: `The package "${item.name}" needs a "price".` }]
        : [];
    }
    const names = periods.map(({ name }) => name);
    if (item.prices === undefined || item.price !== undefined || item.period !== undefined)
      return [
        {
          path: [...path],
          message: `The package "${item.name}" needs "prices", one for each period, in place of "price" and "period".`,
          suggestion: `prices: [${names.map((name) => `{ period: '${name}', price: …, unit: '…' }`).join(', ')}]`,
        },
      ];
    return item.prices.flatMap(({ period }, at, prices) => {
      if (names.includes(period) && prices.findIndex((other) => other.period === period) === at) return [];
      return [
        {
          path: [...path, 'prices', at, 'period'],
          message: names.includes(period)
            ? `The package "${item.name}" has two prices for "${period}".`
            : `There is no period "${period}".`,
          suggestion: didYouMean(period, names, 'period'),
        },
      ];
    });
  });
}
