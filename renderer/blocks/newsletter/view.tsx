import { ShortForm } from '../../client/form/short-form.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import type { NewsletterProps } from './fields.ts';

/** Text on the left, form on the right. The form starts at the first interaction. */
export function NewsletterView({ id, level, headline, text, tone, layout, ui, ...props }: NewsletterProps) {
  const { success = ui.formMessages.subscribed } = props;
  const panel = layout === 'panel';
  const framed = panel || layout === 'letter';
  return (
    <Section id={id} tone={panel ? undefined : tone} className={classOf(layout)}>
      <div
        className={framed ? 'newsletter-columns' : 'wrap newsletter-columns'}
        data-tone={panel ? (tone ?? 'tint') : undefined}
      >
        <div className="newsletter-words">
          <Headline id={id} level={level} headline={headline} lead={text} />
        </div>
        <ShortForm
          {...props}
          id={id}
          field={{ name: 'email', type: 'email', invalid: ui.formErrors.email }}
          success={success}
          formType="Newsletter"
          ui={ui}
        />
      </div>
    </Section>
  );
}

function classOf(layout: NewsletterProps['layout']): string {
  if (layout === 'panel' || layout === 'letter') return `newsletter newsletter-${layout} wrap`;
  return layout ? `newsletter newsletter-${layout}` : 'newsletter';
}
