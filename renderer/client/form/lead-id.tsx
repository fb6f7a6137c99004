import { leadIdName } from './payload.ts';

/**
 * Hidden field for a lead's id. It is disabled, so browsers do not post it, until the loader fills it in for a held
 * press. From then on every way to submit the form sends the same lead.
 */
export function LeadId() {
  return <input type="hidden" name={leadIdName} disabled />;
}
