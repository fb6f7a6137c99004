import { Actions } from '../../sdk/ui/actions.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import type { CallToActionProps } from './fields.ts';

export function CallToActionView({ id, level, headline, text, actions, note, tone = 'ink' }: CallToActionProps) {
  return (
    <Section id={id} tone={tone} className="cta wrap">
      <Heading id={id} level={level}>
        {headline}
      </Heading>
      <div className="cta-side">
        {text && <p className="lead">{text}</p>}
        <Actions links={actions} large />
        {note && <p className="cta-note">{note}</p>}
      </div>
    </Section>
  );
}
