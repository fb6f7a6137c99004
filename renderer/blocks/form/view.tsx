import { Points, WayOut } from '../../client/form/form-company.tsx';
import { LeadForm } from '../../client/form/lead-form.tsx';
import { fieldSpecs } from '../../client/form/lead-form-fields.ts';
import { Heading } from '../../kit/ui/heading.tsx';
import { Section } from '../../kit/ui/section.tsx';
import type { FormProps } from './fields.ts';

/** Words, form, and what stands by it: in this order on phones, in columns where there is room. */
export function FormView(props: FormProps) {
  const { id, level, badge, headline, lead, layout = 'split', tone, points, pointsTitle, numbered, contact } = props;
  const { fields, destination, hidden, submit, sending, requiredNote, note } = props;
  return (
    <Section id={id} tone={tone} className="wrap" label={headline ? undefined : submit}>
      <div className={`form form-${layout}`}>
        {(badge || headline || lead) && (
          <div className="form-head">
            {badge && <p className="form-badge">{badge}</p>}
            {headline && (
              <Heading id={id} level={level}>
                {headline}
              </Heading>
            )}
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        <LeadForm
          id={`${id}-form`}
          action={destination}
          fields={fieldSpecs(fields)}
          hidden={hidden}
          submit={submit}
          sending={sending}
          requiredNote={requiredNote}
          note={note}
        />
        {(points || contact) && (
          <div className="form-aside">
            {points && <Points points={points} title={pointsTitle} numbered={numbered} />}
            {contact && <WayOut {...contact} />}
          </div>
        )}
      </div>
    </Section>
  );
}
