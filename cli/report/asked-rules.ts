import { type IssueCode, issueCodes } from '../../renderer/kit/issue.ts';
import { didYouMean } from '../../renderer/kit/suggest.ts';
import { UsageError } from '../failure.ts';

/** Reads the values of `--rule`. Throws a {@link UsageError} for one that is no rule. */
export function askedRules(names: readonly string[] | undefined): readonly IssueCode[] | undefined {
  return names?.map((name) => {
    if (isCode(name)) return name;
    throw new UsageError(`There is no rule "${name}".`, didYouMean(name, Object.keys(issueCodes), 'rule'));
  });
}

function isCode(name: string): name is IssueCode {
  return Object.hasOwn(issueCodes, name);
}
