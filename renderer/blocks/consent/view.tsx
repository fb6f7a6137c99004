import { formatList } from '../../sdk/format.ts';
import type { Pixels } from '../../sdk/pixels.ts';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { ConsentProps } from './fields.ts';

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
