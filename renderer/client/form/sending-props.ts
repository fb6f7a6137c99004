import type { Destination } from '../../kit/fields.ts';
import type { LeadIntent } from '../leads/index.ts';
import type { FailureWords, Message } from './answer.ts';
import type { FieldSpec } from './field-spec.ts';
import type { Reach } from './form-answer.tsx';
import type { PayloadRules } from './payload.ts';
import type { SendingFormProps } from './sending-form.tsx';

/** The fields of `sending-fields.ts` as a view gets them, and the rest of what makes up a form. */
interface SendingWords extends PayloadRules {
  readonly destinations: readonly Destination[];
  readonly delivery?: LeadIntent['delivery'] | undefined;
  readonly formLabel?: string | undefined;
  readonly failure: Omit<FailureWords, 'labels'> & Reach & { readonly eachDestination?: boolean | undefined };
  readonly submit: string;
  readonly sending?: string | undefined;
  readonly source: string;
}

/** What an island needs to send its form: no more than the browser uses. */
export function sendingProps(
  { destinations, delivery = 'all', formLabel, failure, joined, websiteAsTyped, source, submit, sending }: SendingWords,
  fields: readonly FieldSpec[],
  success?: Message,
): Pick<SendingFormProps, 'action' | 'lead' | 'reach' | 'submit' | 'sending'> {
  const { phone, email, eachDestination, ...words } = failure;
  const declared = destinations.filter(({ url }) => url !== undefined);
  const labels = eachDestination && Object.fromEntries(declared.map(({ name, label }) => [name, label]));
  return {
    action: destinations.find(({ url }) => url !== undefined)?.url,
    submit,
    sending,
    reach: { phone, email },
    lead: {
      fields,
      destinations: destinations.map(({ name }) => name),
      delivery,
      label: formLabel ?? submit,
      source,
      joined,
      websiteAsTyped,
      success,
      failure: labels ? { ...words, labels } : words,
    },
  };
}
