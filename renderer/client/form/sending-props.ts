import type { Resolved } from '../../sdk/fields.ts';
import type { ContactDetails } from '../../sdk/organization.ts';
import type { UiText } from '../../sdk/ui-text/ui-text.ts';
import type { FailureText, Message } from './answer.ts';
import { isFieldName } from './check-fields.ts';
import type { FieldSpec } from './field-spec.ts';
import { type FormUi, formText } from './form-texts.ts';
import type { HiddenValues, SendingFormProps } from './lead-form.tsx';
import { type FromPage, isReachable, type sendingFields, statusName } from './sending-fields.ts';
import { flowOf, hasControls, renamedFlow, type TypedForm, withoutConditions } from './written-form.ts';

/** The fields of `sending-fields.ts` as a view gets them, and the rest of a form. */
type SendingViewProps = Resolved<typeof sendingFields> &
  FromPage &
  TypedForm & {
    readonly contact?: ContactDetails | undefined;
    readonly submit: string;
    readonly sending?: string | undefined;
    readonly hidden?: HiddenValues | undefined;
    readonly ui: FormUi;
  };

/** Returns the props that an island needs to send its form, and nothing else. */
export function sendingProps(
  {
    destinations,
    delivery = 'all',
    formLabel,
    after,
    partial,
    failure = {},
    contact = {},
    reach,
    joined,
    websiteAsTyped,
    source,
    submit,
    sending,
    ui,
    ...props
  }: SendingViewProps,
  specs: readonly FieldSpec[],
  success?: Message,
): Pick<SendingFormProps, 'action' | 'hidden' | 'lead' | 'reach' | 'submit' | 'sending'> {
  const flow = flowOf(props, ui.formMessages);
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
    reach: contactDetails([failure, contact], reach),
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

/** Returns the texts for failures, with the default of each that is not written, in the page's language. */
function failureText(
  { phone: _phone, email: _email, eachDestination: _, ...written }: NonNullable<SendingViewProps['failure']>,
  { safe, kept, lost }: UiText['formMessages'],
): FailureText {
  return { ...written, safe: written.safe ?? safe, kept: written.kept ?? kept, lost: written.lost ?? lost };
}

/** Returns how to reach the business when sending fails: as written, as beside the form, or that of the site. */
function contactDetails(written: readonly ContactDetails[], reach: ContactDetails = {}): ContactDetails {
  const { phone, email } = written.find(isReachable) ?? reach;
  return { phone, email };
}

/**
 * Renames fields to what their destination expects, because a form without script is posted under these names. A name
 * that is invalid or taken stays unchanged.
 */
export function namesInPage(
  fields: readonly FieldSpec[],
  hidden: HiddenValues,
  wanted: Readonly<Record<string, string>>,
) {
  const taken = new Set([...fields, ...hidden].map(({ name }) => name));
  const renamed = new Map<string, string>();
  for (const [name, other] of Object.entries(wanted)) {
    if (!taken.has(name) || taken.has(other) || !isFieldName(other)) continue;
    taken.add(other);
    renamed.set(name, other);
  }
  const inPage = <Named extends { readonly name: string }>(value: Named): Named => ({
    ...value,
    name: renamed.get(value.name) ?? value.name,
  });
  return {
    fields: fields.map(inPage),
    hidden: hidden.map(inPage),
    /** Names in the page by the original ones; only those that differ. */
    renamed,
    /** Original names by the name in the page; only those that differ. */
    names: renamed.size === 0 ? undefined : Object.fromEntries([...renamed].map(([name, other]) => [other, name])),
  };
}
