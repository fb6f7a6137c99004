import type { Message } from '../../client/form/answer.ts';
import { ContactBox, Points } from '../../client/form/form-aside.tsx';
import { formText } from '../../client/form/form-text.ts';
import { LeadForm } from '../../client/form/lead-form.tsx';
import { fieldSpecs } from '../../client/form/lead-form-fields.ts';
import { sendingProps } from '../../client/form/sending-props.ts';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Island } from '../../sdk/ui/island.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words, words } from '../../sdk/words/words.tsx';
import type { FormProps } from './fields.ts';
import FormIsland from './island.tsx';

/** Text, form and aside: in this order on phones, in columns on wider screens. */
export function FormView(props: FormProps) {
  const { id, level, badge, headline, lead, layout = 'split', tone, points, pointsTitle, numbered, contact } = props;
  return (
    <Section id={id} tone={tone} className="wrap" label={headline ? undefined : props.submit}>
      <div className={`form form-${layout}`}>
        {(badge || headline || lead) && (
          <div className="form-head">
            {badge && <p className="form-badge">{badge}</p>}
            {headline && (
              <Heading id={id} level={level}>
                <Words text={headline} />
              </Heading>
            )}
            {lead && (
              <p className="lead">
                <Words text={lead} />
              </p>
            )}
          </div>
        )}
        <div className="form-body">
          <Body {...props} />
        </div>
        {(points || contact) && (
          <div className="form-aside">
            {points && <Points points={points} title={pointsTitle} numbered={numbered} />}
            {contact && <ContactBox {...contact} />}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The form itself: an island that starts at the first interaction, or an inert form. */
function Body({ id, fields, hidden, requiredNote, note, ui, ...props }: FormProps) {
  const { inert, destinations, success, failure, submit } = props;
  const common = { id: `${id}-form`, hidden, requiredNote, note: words(note) };
  const specs = fieldSpecs(fields);
  const text = formText(ui);
  if (inert || !destinations || !success || !failure) {
    return (
      <LeadForm {...common} text={text} fields={specs}>
        <button type="submit" className="button button-large" aria-disabled="true">
          {submit}
        </button>
      </LeadForm>
    );
  }
  return (
    <Island
      name="form"
      on="interaction"
      of={FormIsland}
      props={{
        ...common,
        ...sendingProps({ ...props, hidden, destinations, failure, text }, specs, toastOf(success)),
        done: success.kind === 'toast' ? success : { ...success, text: words(success.text) },
      }}
    />
  );
}

function toastOf(success: NonNullable<FormProps['success']>): Message | undefined {
  if (success.kind !== 'toast') return success.toast;
  const { kind: _, ...message } = success;
  return message;
}
