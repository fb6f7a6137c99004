import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { ContactDetails } from '../../sdk/organization.ts';
import { form } from '../../sdk/ui-text/english/form.ts';
import type { FormText } from './answer.ts';
import type { FieldSpec } from './field-spec.ts';
import { FormField } from './form-field.tsx';
import { leadIdName, trapName } from './intent.ts';
import type { SendingOptions } from './send.ts';
import type { Errors, Form, FormState } from './use-form.ts';

/** Hidden values of a form. */
export type HiddenValues = readonly { readonly name: string; readonly value?: string | undefined }[];

/** The text and fields of a form. */
interface LeadFormProps {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string;
  fields: readonly FieldSpec[];
  /** Hidden values. */
  hidden?: HiddenValues | undefined;
  requiredNote?: string | undefined;
  note?: ReactNode;
  /** The form's own text where the page is not in English. */
  text?: Partial<FormText> | undefined;
}

interface LeadFormElementProps extends LeadFormProps {
  /**
   * Where the browser posts the form without script. Without it the method is `dialog`, so that no key submits the
   * form.
   */
  action?: string | undefined;
  errors?: Errors | undefined;
  live?: Pick<HTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput'> & { ref: Ref<HTMLFormElement> };
  /** What is shown in place of the fields. */
  body?: ((id: string) => ReactNode) | undefined;
  /** The button and the status of sending. */
  children: ReactNode;
}

/** A form that works without script. The browser does not validate a form that is never sent. */
export function LeadForm({
  id,
  action,
  fields,
  hidden,
  errors = {},
  live,
  body,
  children,
  text,
  requiredNote = text?.required ?? form.required,
  note,
}: LeadFormElementProps) {
  return (
    <form
      id={id}
      className="lead-form"
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      noValidate={!live}
      {...live}
    >
      <Hidden values={hidden} />
      {fields.some(({ required }) => required) && <p className="lead-form-small">{requiredNote}</p>}
      {body?.(id) ?? (
        <div className="lead-form-fields">
          {fields.map((field) => (
            <FormField key={field.name} id={`${id}-${field.name}`} field={field} error={errors[field.name]} />
          ))}
        </div>
      )}
      {live && <UnseenFields trap={text?.trap} />}
      {children}
      {note && <p className="lead-form-small">{note}</p>}
    </form>
  );
}

export interface SendingFormProps extends Omit<LeadFormProps, 'fields' | 'text'> {
  /** Where the form is posted without script. */
  action?: string | undefined;
  submit: string;
  /** The button's label while sending; unchanged by default. */
  sending?: string | undefined;
  reach: ContactDetails;
  /** Fields, destinations and texts of the form. */
  lead: SendingOptions;
}

/** A form with its button and the status of sending. */
export function SendingForm({ form, lead, submit, sending, reach, ...props }: SendingFormProps & { form: Form }) {
  return (
    <LeadForm {...props} text={lead.text} fields={lead.fields} errors={form.errors} body={form.body} live={form.props}>
      <SubmitButton {...{ submit, sending, reach }} action={props.action} state={form.state} size="button-large" />
    </LeadForm>
  );
}

/** What a state says under the button, if it says anything. */
type Noted = Pick<FormState, 'kind'> & Partial<Pick<Extract<FormState, { kind: 'halted' }>, 'note' | 'wayOut'>>;

interface SubmitButtonProps extends Pick<SendingFormProps, 'action' | 'submit' | 'sending' | 'reach'> {
  state: FormState;
  size?: 'button-large';
}

/**
 * The submit button, with what follows it. While sending it is `aria-disabled` instead of `disabled`: the `disabled`
 * attribute would move the focus to the top of the page.
 *
 * Below it is the status, for text that no toast shows. The element exists from the start, because screen readers
 * announce changes of a status that they know. Contact links replace the button of a form without an action: in browsers
 * without script, and by style sheet when the code did not load.
 */
export function SubmitButton({ state, action, submit, sending = submit, reach, size }: SubmitButtonProps) {
  const busy = state.kind === 'sending';
  const { note, wayOut }: Noted = state;
  const links = <ContactLinks {...reach} />;
  return (
    <>
      <button type="submit" className={size ? `button ${size}` : 'button'} aria-disabled={busy || undefined}>
        {busy ? sending : submit}
      </button>
      <div role="status" className="form-note">
        {note && <p>{note}</p>}
        {wayOut && links}
      </div>
      {action === undefined && (
        <>
          <noscript>{links}</noscript>
          <div className="form-otherwise">{links}</div>
        </>
      )}
    </>
  );
}

function ContactLinks({ phone, email }: ContactDetails) {
  return (
    <p className="form-note-ways">
      {phone && <a href={phone.href}>{phone.text}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

interface DoneProps {
  id: string;
  title: string;
  text?: ReactNode;
  /** Actions for the next step. */
  children?: ReactNode;
}

/**
 * Replaces the form once a lead has arrived. Takes the focus only if it was in the form and the visitor has not moved
 * it.
 */
export function Done({ id, title, text, children }: DoneProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    <section className="lead-form form-done" ref={panel} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="actions">{children}</div>}
    </section>
  );
}

/** Hidden inputs of a form. */
export function Hidden({ values = [] }: { values?: HiddenValues | undefined }) {
  return values.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}

/**
 * Fields that people do not see. That for a lead's id is disabled, so browsers do not post it, until the loader fills it
 * in for a held press. From then on every way to submit the form sends the same lead.
 *
 * The other one is a honeypot, which nobody can see, hear or reach by keyboard. Only a bot fills it in.
 */
export function UnseenFields({ trap = form.trap }: { trap?: string | undefined }) {
  return (
    <>
      <input type="hidden" name={leadIdName} disabled />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {trap}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
