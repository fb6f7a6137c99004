import type { Fact } from '../../../sdk/facts.ts';
import type { Path } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { FieldContext } from './fill-text.ts';

/** Returns the fact that a field names, if it `fits`. Reports others; `wanted` says in words what fits. */
export function factOf(
  value: unknown,
  { scope, diagnostics, uses }: FieldContext,
  at: Path,
  wanted: string,
  fits: (fact: Fact) => boolean,
): Fact | undefined {
  const { fact: name } = value as { fact: string };
  const fact = scope.fact(name);
  if (fact === undefined) {
    if (scope.isInvalid(`facts.${name}`)) return undefined;
    diagnostics.push({
      code: 'unknown-fact',
      message: `There is no fact "${name}".`,
      path: [...at, 'fact'],
      suggestion: didYouMean(name, scope.factNames(), 'fact'),
    });
  } else if (!fits(fact)) {
    diagnostics.push({
      code: 'fact-type',
      message: `The fact "${name}" is of type ${fact.type}; this field wants ${wanted}.`,
      path: [...at, 'fact'],
    });
    return undefined;
  } else uses?.push({ fact: name, at: [...at, 'fact'] });
  return fact;
}
