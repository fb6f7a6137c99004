import type { Destination } from '../../sdk/fields.ts';
import type { ContactDetails } from '../../sdk/organization.ts';
import type { LeadIntent } from '../leads/index.ts';
import type { Message } from './answer.ts';
import { hasControls } from './controls/specs.tsx';
import { contactDetails, type FormUi, failureText, type WrittenFailure } from './default-messages.ts';
import type { FieldSpec } from './field-spec.ts';
import { formText } from './form-text.ts';
import { type HiddenValues, namesInPage } from './names-in-page.ts';
import { statusName } from './partial/check.ts';
import type { PayloadRules } from './payload.ts';
import type { SendingFormProps } from './sending-form.tsx';
import type { Flow } from './steps/flow.ts';
import { renamedFlow, withoutConditions } from './steps/specs.ts';

/** The fields of `sending-fields.ts` as a view gets them, and the rest of a form. */
interface SendingViewProps extends PayloadRules {
  readonly destinations: readonly Destination[];
  readonly delivery?: LeadIntent['delivery'] | undefined;
  readonly formLabel?: string | undefined;
  readonly after?: { readonly page: string } | undefined;
  readonly partial?: boolean | undefined;
  readonly failure?: WrittenFailure | undefined;
  readonly contact?: ContactDetails | undefined;
  readonly reach?: ContactDetails | undefined;
  readonly submit: string;
  readonly sending?: string | undefined;
  readonly source: string;
  readonly hidden?: HiddenValues | undefined;
  readonly flow?: Flow | undefined;
  readonly ui: FormUi;
}

/** Returns the props that an island needs to send its form, and nothing else. */
export function sendingProps(
  {
    destinations,
    delivery = 'all',
    formLabel,
    after,
    partial,
    failure = {},
    contact,
    reach,
    joined,
    websiteAsTyped,
    source,
    submit,
    sending,
    flow,
    ui,
    ...props
  }: SendingViewProps,
  specs: readonly FieldSpec[],
  success?: Message,
): Pick<SendingFormProps, 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  const posted = destinations.find((destination) => destination.posted !== undefined)?.posted;
  const { fields, hidden, names, renamed } = namesInPage(
    withoutConditions(specs, flow),
    // In the page, so that without script the lead is complete as well.
    [...(props.hidden ?? []), ...(partial ? [{ name: statusName, value: 'complete' }] : [])],
    posted?.names ?? {},
  );
  const declared = destinations.filter(({ url }) => url !== undefined);
  const failures = failureText(failure, ui.formMessages);
  const labels = failure.eachDestination && Object.fromEntries(declared.map(({ name, label }) => [name, label]));
  return {
    action: posted?.to,
    hidden: props.hidden || partial ? hidden : undefined,
    submit,
    sending: sending ?? ui.formMessages.sending,
    reach: contactDetails({ failure, contact, reach }),
    lead: {
      fields,
      destinations: destinations.map(({ name }) => name),
      delivery,
      label: formLabel ?? submit,
      source,
      joined,
      websiteAsTyped,
      names,
      ...(hasControls(specs) && { typed: true }),
      after: after?.page,
      ...(after &&
        specs.some(({ type }) => type === 'checkbox' || type === 'consent') && {
          yesNo: [ui.comparison.yes, ui.comparison.no],
        }),
      ...(partial && { partial }),
      ...(flow && { flow: renamedFlow(flow, renamed) }),
      success,
      text: formText(ui),
      failure: labels ? { ...failures, labels } : failures,
    },
  };
}
