import type { Destination } from '../../sdk/fields.ts';
import type { LeadIntent } from '../leads/index.ts';
import type { FailureWords, Message } from './answer.ts';
import type { FieldSpec } from './field-spec.ts';
import type { Reach } from './form-answer.tsx';
import type { FormText } from './form-text.ts';
import { type HiddenValues, namesInPage } from './names-in-page.ts';
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
  readonly hidden?: HiddenValues | undefined;
  readonly text?: Partial<FormText> | undefined;
}

/** What an island needs to send its form: no more than the browser uses. */
export function sendingProps(
  {
    destinations,
    delivery = 'all',
    formLabel,
    failure,
    joined,
    websiteAsTyped,
    source,
    submit,
    sending,
    text,
    ...words
  }: SendingWords,
  specs: readonly FieldSpec[],
  success?: Message,
): Pick<SendingFormProps, 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  const { phone, email, eachDestination, ...failureWords } = failure;
  const posted = destinations.find((destination) => destination.posted !== undefined)?.posted;
  const { fields, hidden, names } = namesInPage(specs, words.hidden ?? [], posted?.names ?? {});
  const declared = destinations.filter(({ url }) => url !== undefined);
  const labels = eachDestination && Object.fromEntries(declared.map(({ name, label }) => [name, label]));
  return {
    action: posted?.to,
    hidden: words.hidden && hidden,
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
      names,
      success,
      text,
      failure: labels ? { ...failureWords, labels } : failureWords,
    },
  };
}
