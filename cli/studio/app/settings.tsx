import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useId, useState } from 'react';
import { api, type SiteParts } from './api.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import type { Studio } from './use-studio.ts';
import { settingKey } from './use-unsaved.ts';

/** Where leads are sent, and the experiments of the site. */
export function Settings({ studio }: { readonly studio: Studio }) {
  const parts = useParts(studio);
  if (parts === undefined) return undefined;
  const { destinations, experiments } = parts;
  return (
    <>
      <section className="panel" aria-labelledby="destinations">
        <h2 id="destinations">Where leads are sent</h2>
        {destinations.length === 0 && <p className="note">The config has no destinations.</p>}
        {destinations.map((one) => (
          <Destination key={one.name} studio={studio} destination={one} />
        ))}
      </section>
      <section className="panel" aria-labelledby="experiments">
        <h2 id="experiments">Experiments</h2>
        {experiments.length === 0 && (
          <p className="note">No page is tested. An experiment shows some visitors another version of a page.</p>
        )}
        {experiments.map((one) => (
          <Experiment key={one.name} studio={studio} experiment={one} />
        ))}
      </section>
    </>
  );
}

/** Asks for the destinations and experiments, and again after each change of the site. */
function useParts({ site }: Studio): SiteParts | undefined {
  const [parts, setParts] = useState<SiteParts>();
  const version = site?.version;
  useEffect(() => {
    let isOpen = true;
    if (version === undefined) return;
    void api
      .parts()
      .then((answer) => isOpen && setParts(answer ?? undefined))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [version]);
  return parts;
}

interface DestinationProps {
  readonly studio: Studio;
  readonly destination: SiteParts['destinations'][number];
}

function Destination({ studio, destination: { name, label, url, missing, pages } }: DestinationProps) {
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <SettingInput studio={studio} setting={label} label="Label" help="Its name in messages to visitors." />
      <SettingInput
        studio={studio}
        setting={url}
        label="Address"
        help="The https address that receives leads. Every visitor can read it."
      />
      <SettingInput
        studio={studio}
        setting={missing}
        label="Without an address"
        help="The error that visitors see while there is no address."
      />
      <p className="help">
        {pages.length === 0 ? 'No form sends there.' : `Forms on ${pages.slice(0, 6).join(', ')} send there.`}
        {pages.length > 6 && ` And ${pages.length - 6} more pages.`}
      </p>
    </fieldset>
  );
}

type Setting = SiteParts['destinations'][number]['url'];

interface SettingInputProps {
  readonly studio: Studio;
  readonly setting: Setting;
  readonly label: string;
  readonly help: string;
  readonly type?: 'number' | 'date';
}

/** A value with its control. It is saved when it is left; one that code computes says where. */
function SettingInput({ studio, setting, label, help, type }: SettingInputProps) {
  const id = useId();
  const { path, value, variable, fixed } = setting;
  const unsaved = studio.unsaved.list.find(({ key }) => key === settingKey(path));
  const shown = String((unsaved ? unsaved.change.value : value) ?? '');
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (known !== shown) {
    setKnown(shown);
    setTyped(shown);
  }
  const save = () => {
    if (typed === shown || typed.trim() === '') return;
    const next = type === 'number' ? Number(typed) : typed.trim();
    void studio.change({ op: 'setSetting', path: [...path], value: next, ...(value !== undefined && { was: value }) });
  };
  return (
    <div className="field">
      <label className="field-head" htmlFor={id}>
        {label}
        {variable && (
          <span className="state" data-set={variable.isSet || undefined}>
            {variable.isSet ? 'Set' : 'Not set'}
          </span>
        )}
      </label>
      <input
        id={id}
        className="input"
        type={type}
        min={type === 'number' ? 0 : undefined}
        max={type === 'number' ? 99 : undefined}
        aria-describedby={`${id}-help`}
        readOnly={fixed !== undefined}
        value={variable?.name ?? typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {unsaved && (
        <UnsavedNote unsaved={unsaved} change={studio.change} onGiveUp={() => studio.unsaved.giveUp(unsaved.key)} />
      )}
      <p className="help" id={`${id}-help`}>
        {fixed ?? help}
      </p>
    </div>
  );
}

interface ExperimentProps {
  readonly studio: Studio;
  readonly experiment: SiteParts['experiments'][number];
}

function Experiment({ studio, experiment }: ExperimentProps) {
  const { name, page, rest, until, variants } = experiment;
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <p className="help">
        {rest}% of visitors see {page} as it is.
      </p>
      {variants.map((variant) => (
        <div key={variant.name}>
          <SettingInput
            studio={studio}
            setting={variant.weight}
            label={`Visitors who see ${variant.name}, in percent`}
            help={`It differs in ${variant.differences.length} texts.`}
            type="number"
          />
          <Beside studio={studio} page={page} variant={variant} />
        </div>
      ))}
      <SettingInput studio={studio} setting={until} label="Last day" help="After it, every build warns." type="date" />
    </fieldset>
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
