import { useEffect, useState } from 'react';
import { api, type SiteParts } from './api.ts';
import { AddDestination, RemoveDestination } from './destination-dialogs.tsx';
import { Experiment } from './experiment.tsx';
import { AddExperiment } from './experiment-dialogs.tsx';
import { SettingInput } from './setting-input.tsx';
import type { Studio } from './use-studio.ts';

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
        <AddDestination studio={studio} />
      </section>
      <section className="panel" aria-labelledby="experiments">
        <h2 id="experiments">Experiments</h2>
        {experiments.length === 0 && (
          <p className="note">No page is tested. An experiment shows some visitors another version of a page.</p>
        )}
        {experiments.map((one) => (
          <Experiment key={one.name} studio={studio} experiment={one} />
        ))}
        <AddExperiment studio={studio} tested={experiments.map(({ page }) => page)} />
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

function Destination({ studio, destination }: DestinationProps) {
  const { name, label, url, missing, pages } = destination;
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
        {pages.length > 6 && ` And ${pages.length - 6} more ${pages.length === 7 ? 'page' : 'pages'}.`}
      </p>
      <RemoveDestination studio={studio} destination={destination} />
    </fieldset>
  );
}
