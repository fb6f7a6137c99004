import { leadIdName } from './payload.ts';

/**
 * The id of a lead, in its form. It is empty and left out of what a browser posts until the loader fills it in, for what is
 * pressed before the code of the form is there; from then on every way to send the form sends one lead.
 */
export function LeadId() {
  return <input type="hidden" name={leadIdName} disabled />;
}
