import { formatList } from '../../sdk/format.ts';
import * as F from '../../sdk/index.ts';
import { fill, linkAttributes, Words } from '../../sdk/index.ts';
import type { Pixels } from '../../sdk/pixels.ts';

export const consentFields = {
  headline: F.headline('The question, in a few words. Defaults to "May we count this visit?".', { max: 80 }).optional(),
  text: F.rich('Who gets which data, and why. Defaults to a sentence that names the services.', {
    max: 400,
  }).optional(),
  accept: F.text('Label of the button that agrees. Defaults to "Accept".', { max: 30 }).optional(),
  reject: F.text('Label of the button that declines. Defaults to "Reject".', { max: 30 }).optional(),
  choices: F.text('Label of the button at the end of every page that asks again. Defaults to "Privacy choices".', {
    max: 40,
  }).optional(),
  privacy: F.link('Link to the page that says how the data is used.').optional(),
  days: F.number('Days until a choice expires and visitors are asked again. Defaults to 180.', {
    min: 1,
    max: 395,
  }).optional(),
};

type ConsentProps = F.ViewProps<typeof consentFields, { readonly pixels: Pixels }> & F.Ui<'locale' | 'consent'>;

/**
 * A button at the end of the page, and the dialog that it opens. The island moves the question from the dialog into a card
 * over the page for visitors who have not been asked. Without script, pixels do not run and nothing is shown.
 */
export function ConsentView({ id, pixels, days = 180, ui, privacy, ...texts }: ConsentProps) {
  const { headline, accept, reject, choices } = { ...ui.consent, ...texts };
  const { text = defaultText(pixels, ui) } = texts;
  return (
    <div className="consent wrap" data-island="consent" data-on="idle" data-props={JSON.stringify({ pixels, days })}>
      <button type="button" data-open={id}>
        {choices}
      </button>
      <dialog id={id} aria-labelledby={`${id}-title`}>
        <section className="consent-card" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <Words text={headline} />
          </h2>
          <p>
            <Words text={text} /> {privacy && <a {...linkAttributes(privacy.href)}>{privacy.label}</a>}
          </p>
          <div className="consent-answers">
            <button type="button" className="button" value="no">
              {reject}
            </button>
            <button type="button" className="button" value="yes">
              {accept}
            </button>
          </div>
        </section>
      </dialog>
    </div>
  );
}

function defaultText({ ga4, meta }: Pixels, { locale, consent }: ConsentProps['ui']): string {
  const names = [...(ga4 ? ['Google Analytics'] : []), ...(meta ? ['Meta'] : [])];
  return fill(consent.text, { services: formatList(names, locale) || consent.service });
}
