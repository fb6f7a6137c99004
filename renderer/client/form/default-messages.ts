import type { ContactDetails } from '../../sdk/organization.ts';
import type { UiText } from '../../sdk/ui-text/ui-text.ts';
import type { FailureText } from './answer.ts';

/** The engine's texts that a form needs at build time. Code for browsers gets those that the form can show. */
export type FormUi = Pick<UiText, FormTexts>;

/** Their names. */
export type FormTexts = 'close' | 'comparison' | 'form' | 'formMessages' | 'formErrors' | 'locale';

/** Picks the texts of a form, for the `ui` of a block. */
export function formUi({ close, comparison, form, formMessages, formErrors, locale }: UiText): FormUi {
  return { close, comparison, form, formMessages, formErrors, locale };
}

/** The field `failure` of a form as a view gets it. */
export type WrittenFailure = Omit<Partial<FailureText>, 'labels'> &
  ContactDetails & { readonly eachDestination?: boolean | undefined };

/** What the defaults of a form come from. */
interface Sources {
  readonly failure?: WrittenFailure | undefined;
  /** What is beside the form. */
  readonly contact?: ContactDetails | undefined;
  /** How to reach the business; see `PageContext`. */
  readonly reach?: ContactDetails | undefined;
}

/** Returns the texts for failures, with the default of each that is not written, in the page's language. */
export function failureText(
  { phone: _phone, email: _email, eachDestination: _, ...written }: WrittenFailure,
  { safe, kept, lost }: UiText['formMessages'],
): FailureText {
  return { ...written, safe: written.safe ?? safe, kept: written.kept ?? kept, lost: written.lost ?? lost };
}

/** Returns how to reach the business when sending fails: as written, as beside the form, or that of the site. */
export function contactDetails({ failure = {}, contact = {}, reach = {} }: Sources): ContactDetails {
  const { phone, email } = [failure, contact].find(isReachable) ?? reach;
  return { phone, email };
}

/** Whether there is a phone number or an address. */
export function isReachable({ phone, email }: { readonly phone?: unknown; readonly email?: unknown }): boolean {
  return phone !== undefined || email !== undefined;
}
