import { Dialog } from '@base-ui/react/dialog';
import type { SiteParts } from './api.ts';
import { AddVariant, AddWords, EndExperiment } from './experiment-dialogs.tsx';
import { SettingInput } from './setting-input.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface ExperimentProps {
  readonly studio: Studio;
  readonly experiment: SiteParts['experiments'][number];
}

/** An experiment: its variants, what they say, and how it ends. */
export function Experiment({ studio, experiment }: ExperimentProps) {
  const { name, page, rest, until, variants } = experiment;
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <p className="help">
        {rest}% of visitors see {page} as it is.
      </p>
      {variants.map((variant) => (
        <Variant key={variant.name} studio={studio} page={page} variant={variant} />
      ))}
      <SettingInput studio={studio} setting={until} label="Last day" help="After it, every build warns." type="date" />
      <div className="page-actions">
        <AddVariant studio={studio} experiment={experiment} />
        <EndExperiment studio={studio} experiment={experiment} />
      </div>
    </fieldset>
  );
}

function Variant({ studio, page, variant }: BesideProps) {
  const { name, weight, words, differences } = variant;
  return (
    <div className="variant">
      <SettingInput
        studio={studio}
        setting={weight}
        label={`Visitors who see ${name}, in percent`}
        help={`It differs in ${differences.length} ${differences.length === 1 ? 'text' : 'texts'}.`}
        type="number"
      />
      {words.map((one) => (
        <SettingInput
          key={`${one.section} ${one.field}`}
          studio={studio}
          setting={one}
          label={`${inWords(one.section)}: ${inWords(one.field).toLowerCase()} of ${name}`}
          help="What these visitors read in place of the text of the page."
          type="words"
        />
      ))}
      <div className="page-actions">
        <AddWords studio={studio} page={page} variant={variant} />
        <Beside studio={studio} page={page} variant={variant} />
      </div>
    </div>
  );
}

interface BesideProps {
  readonly studio: Studio;
  readonly page: string;
  readonly variant: ExperimentProps['experiment']['variants'][number];
}

/** A variant beside its original, with the words that differ. */
function Beside({ studio, page, variant: { name, differences } }: BesideProps) {
  const address = (shown: string) => `${new URL(page.slice(1), studio.site?.frame).href}?v=${shown}`;
  const sides = [
    { title: 'The page itself', src: address('control') },
    { title: `Variant ${name}`, src: address(name) },
  ];
  return (
    <Dialog.Root>
      <Dialog.Trigger className="tool">Show {name} beside the page</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog beside">
          <Dialog.Title>
            Variant {name} of {page}
          </Dialog.Title>
          <Dialog.Close className="tool dialog-close">Close</Dialog.Close>
          <div className="beside-pages">
            {sides.map(({ title, src }) => (
              <figure key={title}>
                <figcaption>{title}</figcaption>
                <div className="beside-page">
                  <iframe title={title} src={src} />
                </div>
              </figure>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
          <section className="beside-words" aria-label="Words that differ" tabIndex={0}>
            <table className="rows-table">
              <thead>
                <tr>
                  <th scope="col">Section</th>
                  <th scope="col">The page itself</th>
                  <th scope="col">Variant {name}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ section, field, before, after }) => (
                  <tr key={`${section} ${field}`}>
                    <th scope="row">
                      {section} <span className="note">{field}</span>
                    </th>
                    <td>{before ?? '—'}</td>
                    <td>{after ?? '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
