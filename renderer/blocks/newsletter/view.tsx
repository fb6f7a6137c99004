import type { FieldSpec } from '../../client/form/field-spec.ts';
import { leadIslands } from '../../client/form/form-extras.ts';
import { sendingProps } from '../../client/form/sending-props.ts';
import { Island } from '../../sdk/ui/island.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import { words } from '../../sdk/words/words.tsx';
import type { NewsletterProps } from './fields.ts';
import NewsletterForm from './island.tsx';

/** Text on the left, form on the right. The form starts at the first interaction. */
export function NewsletterView({ id, level, headline, text, tone, layout, ui, ...props }: NewsletterProps) {
  const { formMessages, formErrors } = ui;
  const { label, button, toast, success = formMessages.subscribed, invalid = formErrors.email } = props;
  const email: FieldSpec = { name: 'email', label, type: 'email', required: true, invalid };
  const panel = layout === 'panel';
  return (
    <Section id={id} tone={panel ? undefined : tone} className={classOf(layout)}>
      <div
        className={panel ? 'newsletter-columns' : 'wrap newsletter-columns'}
        data-tone={panel ? (tone ?? 'tint') : undefined}
      >
        <div className="newsletter-words">
          <Headline id={id} level={level} headline={headline} lead={text} />
        </div>
        <Island
          name="newsletter"
          on="interaction"
          of={NewsletterForm}
          through={leadIslands(props)}
          props={{
            id,
            success: words(success),
            ...sendingProps(
              {
                ...props,
                submit: button,
                ui,
                formLabel: 'Newsletter',
                hidden: [{ name: 'formType', value: 'Newsletter' }],
              },
              [email],
              toast,
            ),
          }}
        />
      </div>
    </Section>
  );
}

function classOf(layout: NewsletterProps['layout']): string {
  if (layout === 'panel') return 'newsletter newsletter-panel wrap';
  return layout ? `newsletter newsletter-${layout}` : 'newsletter';
}
