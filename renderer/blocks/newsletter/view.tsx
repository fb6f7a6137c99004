import type { FormTexts } from '../../client/form/form-texts.ts';
import type { FromPage } from '../../client/form/sending-fields.ts';
import { ShortForm, shortFormFields } from '../../client/form/short-form.tsx';
import * as F from '../../sdk/index.ts';
import { Headline, Section } from '../../sdk/ui/section.tsx';

export const newsletterFields = {
  headline: F.headline('What a subscriber gets.', { max: 120 }),
  text: F.rich('A sentence or two: what subscribers get, how often, and that unsubscribing is easy.', {
    max: 400,
  }).optional(),
  ...shortFormFields,
  tone: F.tone(),
};

export const newsletterLayouts = {
  plain: 'The words beside the field.',
  line: 'A thin band with small words.',
  letter: 'Framed from edge to edge of the page, as a letter card: words, a line, then the field.',
  panel: 'In the middle of a sheet that does not reach the edges of the window.',
};

export type NewsletterProps = F.ViewProps<typeof newsletterFields, FromPage> &
  F.LayoutProps<typeof newsletterLayouts> &
  F.Ui<FormTexts>;

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
