import { type IssueCode, issueCodes } from '../../renderer/sdk/issue.ts';
import { nearest } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';

/** Returns the rule with the id that a person typed. Throws a {@link UsageError} if there is none. */
export function requireRule(id: string): IssueCode {
  if (isCode(id)) return id;
  const meant = nearest(id, Object.keys(issueCodes));
  throw new UsageError(
    `There is no rule "${id}".`,
    meant === undefined ? '`npx frontage explain` lists every rule.' : `Did you mean "${meant}"?`,
  );
}

function isCode(id: string): id is IssueCode {
  return Object.hasOwn(issueCodes, id);
}
