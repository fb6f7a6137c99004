import { useState } from 'react';
import { ask, type Change, type SiteParts, useAnswer } from './api.ts';
import { Arrivals } from './arrivals.tsx';
import { ChangePane } from './change-pane.tsx';
import { Experiment, NewExperiment } from './experiment.tsx';
import { SettingInput } from './setting-input.tsx';
import { useStudio } from './store.tsx';
import { FormPane, Input, Line, Listed, Select } from './ui.tsx';

/** Where leads are sent, and the experiments of the site. */
export function Settings() {
  const { site } = useStudio();
  const parts = useAnswer('parts', site && {}, { keeps: true, again: site?.version });
  if (parts == null) return undefined;
  const { destinations, experiments } = parts;
  return (
    <>
      <section className="panel" aria-labelledby="destinations">
        <h2 id="destinations">Where leads are sent</h2>
        {destinations.length === 0 && <p className="note">The config has no destinations.</p>}
        {destinations.map((one) => (
          <Destination key={one.name} {...one} />
        ))}
        <NewDestination />
      </section>
      <Arrivals />
      <section className="panel" aria-labelledby="experiments">
        <h2 id="experiments">Experiments</h2>
        {experiments.length === 0 && (
          <p className="note">No page is tested. An experiment shows some visitors another version of a page.</p>
        )}
        {experiments.map((one) => (
          <Experiment key={one.name} {...one} />
        ))}
        <NewExperiment tested={experiments.map(({ page }) => page)} />
      </section>
    </>
  );
}

type DestinationInfo = SiteParts['destinations'][number];

function Destination({ name, label, url, missing, pages }: DestinationInfo) {
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <SettingInput setting={label} label="Label" help="Its name in messages to visitors." />
      <SettingInput
        setting={url}
        label="Address"
        help="The https address that receives leads. Every visitor can read it."
      />
      <SettingInput
        setting={missing}
        label="Without an address"
        help="The error that visitors see while there is no address."
      />
      <p className="help">
        {pages.length === 0 ? 'No form sends there.' : `Forms on ${pages.slice(0, 6).join(', ')} send there.`}
        {pages.length > 6 && ` And ${pages.length - 6} more ${pages.length === 7 ? 'page' : 'pages'}.`}
      </p>
      <TestLead name={name} />
      <RemoveDestination name={name} pages={pages} />
    </fieldset>
  );
}

/** Sends a lead to a destination, as forms of the published site do. */
function TestLead({ name }: Pick<DestinationInfo, 'name'>) {
  const [said, setSaid] = useState('');
  const send = async () => {
    setSaid('Sending…');
    const answer = await ask('testLead', { name }).catch((error: Error) => ({ message: error.message }));
    setSaid(answer === null ? '' : 'message' in answer ? answer.message : answer.text);
  };
  return (
    <>
      <button type="button" className="tool" aria-label={`Send a test lead to ${name}`} onClick={() => void send()}>
        Send a test lead
      </button>
      <p className="help" role="status">
        {said}
      </p>
    </>
  );
}

/** Adds a place where leads are sent. */
function NewDestination() {
  const [label, setLabel] = useState('');
  const [typedName, setName] = useState<string>();
  const [isVariable, setVariable] = useState(false);
  const [typedAddress, setAddress] = useState('');
  const name = typedName ?? nameFrom(label);
  const address = typedAddress.trim();
  const change: Change = {
    op: 'addDestination',
    name,
    label: label.trim(),
    address: isVariable ? { variable: address } : { url: address },
  };
  const isComplete = [name, label, address].every((text) => text.trim() !== '');
  return (
    <ChangePane
      trigger="New destination"
      title="New destination"
      about="A form sends its leads there once it names it in its destinations."
      action="Add the destination"
      change={change}
      isComplete={isComplete}
      onMade={() => {
        setLabel('');
        setName(undefined);
        setAddress('');
      }}
    >
      <Line label="Label" help="Its name in messages to visitors.">
        <Input required value={label} onChange={setLabel} />
      </Line>
      <Line label="Name" help="What forms call it: a letter, then letters, digits and hyphens.">
        <Input required value={name} onChange={setName} pattern="[A-Za-z][A-Za-z0-9_\-]*" />
      </Line>
      <Line label="Its address is">
        <Select
          value={isVariable ? 'variable' : 'url'}
          onChange={(value) => setVariable(value === 'variable')}
          options={[
            { value: 'url', label: 'written in the config' },
            { value: 'variable', label: 'in an environment variable' },
          ]}
        />
      </Line>
      {isVariable ? (
        <Line label="Variable" help="Its name begins with PUBLIC_, because every visitor can read the address.">
          <Input required value={typedAddress} onChange={setAddress} pattern="PUBLIC_\w+" />
        </Line>
      ) : (
        <Line label="Address" help="The https address that receives leads. Every visitor can read it.">
          <Input required value={typedAddress} onChange={setAddress} />
        </Line>
      )}
    </ChangePane>
  );
}

/** Removes a destination, and says before which forms send there. */
function RemoveDestination({ name, pages }: Pick<DestinationInfo, 'name' | 'pages'>) {
  const { change } = useStudio();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormPane
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger="Remove"
      triggerLabel={`Remove ${name}`}
      title={`Remove ${name}`}
      action="Remove the destination"
      isOff={pages.length > 0}
      onSubmit={() => {
        setOpen(false);
        return change({ op: 'removeDestination', name });
      }}
    >
      {pages.length === 0 ? (
        <p className="note">No form sends there. Leads that a browser still holds for it are not sent any more.</p>
      ) : (
        <>
          <p>Forms on these pages send there. Let them send elsewhere first:</p>
          <ul>
            <Listed items={pages} most={12} />
          </ul>
        </>
      )}
    </FormPane>
  );
}

/** Returns a name for a label: `Front desk` is `frontDesk`. */
function nameFrom(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return /^[a-z]/.test(name) ? name : '';
}
