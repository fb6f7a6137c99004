import type { Destination } from '../../sdk/fields.ts';
import type { LeadIntent } from '../leads/index.ts';
import type { FailureText, Message } from './answer.ts';
import type { FieldSpec } from './field-spec.ts';
import type { ContactDetails } from './form-answer.tsx';
import type { FormText } from './form-text.ts';
import { type HiddenValues, namesInPage } from './names-in-page.ts';
import type { PayloadRules } from './payload.ts';
import type { SendingFormProps } from './sending-form.tsx';

/** The fields of `sending-fields.ts` as a view gets them, and the rest of a form. */
interface SendingViewProps extends PayloadRules {
  readonly destinations: readonly Destination[];
  readonly delivery?: LeadIntent['delivery'] | undefined;
  readonly formLabel?: string | undefined;
  readonly failure: Omit<FailureText, 'labels'> & ContactDetails & { readonly eachDestination?: boolean | undefined };
  readonly submit: string;
  readonly sending?: string | undefined;
  readonly source: string;
  readonly hidden?: HiddenValues | undefined;
  readonly text?: Partial<FormText> | undefined;
}

/** Returns the props that an island needs to send its form, and nothing else. */
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
    ...props
  }: SendingViewProps,
  specs: readonly FieldSpec[],
  success?: Message,
): Pick<SendingFormProps, 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  const { phone, email, eachDestination, ...failureText } = failure;
  const posted = destinations.find((destination) => destination.posted !== undefined)?.posted;
  const { fields, hidden, names } = namesInPage(specs, props.hidden ?? [], posted?.names ?? {});
  const declared = destinations.filter(({ url }) => url !== undefined);
  const labels = eachDestination && Object.fromEntries(declared.map(({ name, label }) => [name, label]));
  return {
    action: posted?.to,
    hidden: props.hidden && hidden,
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
      failure: labels ? { ...failureText, labels } : failureText,
    },
  };
}
