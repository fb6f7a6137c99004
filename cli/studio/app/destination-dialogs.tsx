import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { Change, SiteParts } from './api.ts';
import { DialogForm } from './dialog-form.tsx';
import { EffectNote, useEffectOf } from './effect-note.tsx';
import type { Studio } from './use-studio.ts';

/** Adds a place where leads are sent. */
export function AddDestination({ studio }: { readonly studio: Studio }) {
  const [isOpen, setOpen] = useState(false);
  const [label, setLabel] = useState('');
  const [typedName, setName] = useState<string>();
  const [isVariable, setVariable] = useState(false);
  const [address, setAddress] = useState('');
  const name = typedName ?? nameFrom(label);
  const change: Change = {
    op: 'addDestination',
    name,
    label: label.trim(),
    address: isVariable ? { variable: address.trim() } : { url: address.trim() },
  };
  const isComplete = [name, label, address].every((text) => text.trim() !== '');
  const effect = useEffectOf(isOpen && isComplete ? change : undefined);
  const submit = async () => {
    if (!(await studio.change(change))) return;
    setOpen(false);
    setLabel('');
    setName(undefined);
    setAddress('');
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="tool">New destination</Dialog.Trigger>
      <DialogForm
        title="New destination"
        about="A form sends its leads there once it names it in its destinations."
        action="Add the destination"
        onSubmit={() => void submit()}
      >
        <Line label="Label" value={label} onChange={setLabel} help="Its name in messages to visitors." />
        <Line
          label="Name"
          value={name}
          onChange={setName}
          pattern="[A-Za-z][A-Za-z0-9_\-]*"
          help="What forms call it: a letter, then letters, digits and hyphens."
        />
        <label className="field setting">
          <span className="field-head">Its address is</span>
          <select
            className="input"
            value={isVariable ? 'variable' : 'url'}
            onChange={(event) => setVariable(event.currentTarget.value === 'variable')}
          >
            <option value="url">written in the config</option>
            <option value="variable">in an environment variable</option>
          </select>
        </label>
        {isVariable ? (
          <Line
            label="Variable"
            value={address}
            onChange={setAddress}
            pattern="PUBLIC_\w+"
            help="Its name begins with PUBLIC_, because every visitor can read the address."
          />
        ) : (
          <Line
            label="Address"
            value={address}
            onChange={setAddress}
            help="The https address that receives leads. Every visitor can read it."
          />
        )}
        <EffectNote effect={effect} isOfPages={false} />
      </DialogForm>
    </Dialog.Root>
  );
}

interface RemoveDestinationProps {
  readonly studio: Studio;
  readonly destination: SiteParts['destinations'][number];
}

/** Removes a destination, and says before which forms send there. */
export function RemoveDestination({ studio, destination: { name, pages } }: RemoveDestinationProps) {
  const [isOpen, setOpen] = useState(false);
  const submit = () => {
    setOpen(false);
    void studio.change({ op: 'removeDestination', name });
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="tool" aria-label={`Remove ${name}`}>
        Remove
      </Dialog.Trigger>
      <DialogForm title={`Remove ${name}`} action="Remove the destination" onSubmit={submit} isOff={pages.length > 0}>
        {pages.length === 0 ? (
          <p className="note">No form sends there. Leads that a browser still holds for it are not sent any more.</p>
        ) : (
          <>
            <p>Forms on these pages send there. Let them send elsewhere first:</p>
            <ul>
              {pages.slice(0, 12).map((page) => (
                <li key={page}>{page}</li>
              ))}
              {pages.length > 12 && <li>and {pages.length - 12} more</li>}
            </ul>
          </>
        )}
      </DialogForm>
    </Dialog.Root>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly help: string;
  readonly pattern?: string;
}

function Line({ label, value, onChange, help, pattern }: LineProps) {
  return (
    <label className="field setting">
      <span className="field-head">{label}</span>
      <input
        className="input"
        required
        pattern={pattern}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="help">{help}</span>
    </label>
  );
}

/** Returns a name for a label: `Front desk` is `frontDesk`. */
function nameFrom(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return /^[a-z]/.test(name) ? name : '';
}
