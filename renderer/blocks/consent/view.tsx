import { formatList } from '../../sdk/format.ts';
import type { Pixels } from '../../sdk/pixels.ts';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { ConsentProps } from './fields.ts';

/**
 * A button at the end of the page, and the dialog that it opens. The island takes the question out of the dialog to ask it
 * over the page of somebody who was not asked yet. Without script there is nothing to agree to, and nothing is shown.
 */
export function ConsentView({ id, pixels, days = 180, ui, privacy, ...words }: ConsentProps) {
  const { headline, accept, reject, choices } = { ...ui.consent, ...words };
  const { text = whoLearnsWhat(pixels, ui) } = words;
  return (
    <div className="consent wrap" data-island="consent" data-on="idle" data-props={JSON.stringify({ pixels, days })}>
      <button type="button" data-open={id}>
        {choices}
      </button>
      <dialog id={id} aria-labelledby={`${id}-title`}>
        <section className="consent-card" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{headline}</h2>
          <p>
            {text} {privacy && <a {...linkAttributes(privacy.href)}>{privacy.label}</a>}
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

function whoLearnsWhat({ ga4, meta }: Pixels, { locale, consent }: ConsentProps['ui']): string {
  const names = [...(ga4 ? ['Google Analytics'] : []), ...(meta ? ['Meta'] : [])];
  return fill(consent.text, { services: formatList(names, locale) || consent.service });
}
