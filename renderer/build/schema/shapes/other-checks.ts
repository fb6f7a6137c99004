import * as z from 'zod';

/** How many checks the SDK's own fields have, by kind. None of them depends on a text but for its length and characters. */
const sdkChecks: Partial<Record<string, number>> = { text: 3, rich: 4, headline: 4, action: 1, picture: 1 };

/** Whether a block adds checks to a field of the SDK; these may depend on texts. */
export function hasOtherChecks(schema: z.ZodType): boolean {
  const checks = schema.def.checks ?? [];
  const { kind = '' } = z.globalRegistry.get(schema) ?? {};
  if (schema instanceof z.ZodArray) return checks.some(({ _zod: { def } }) => !lengths.includes(def.check));
  return checks.length !== (sdkChecks[kind] ?? 0);
}

const lengths = ['min_length', 'max_length'];
