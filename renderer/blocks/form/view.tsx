import { ContactBox, Points } from '../../client/form/form-aside.tsx';
import { PlacedForm } from '../../client/form/placed-form.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { FormProps } from './fields.ts';

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
          <PlacedForm {...props} />
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
