import { useEffect, useRef, useState } from 'react';
import { type Directory, loadDirectory } from '../../client/leads/destination.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import type { PanelText } from './panel-text.ts';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';

export interface PanelProps extends Omit<SettingsFormProps, 'words' | 'known'> {
  headline: string;
  lead?: string | undefined;
  words?: Partial<PanelText> | undefined;
  /** Address of the file that lists the destinations of leads. */
  source: string;
}

interface LogOut {
  readonly label: string;
  readonly onClick: () => void;
}

/** The settings of this browser. Each says what an empty field means. */
export function Panel({ id, headline, lead, source, logOut, ...props }: PanelProps & { logOut: LogOut | undefined }) {
  const words = { ...english, ...props.words };
  const known = useDestinations(source);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="settings-panel">
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {headline}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      <p role="status" className="settings-note">
        {known === 'unread' && words.unread}
      </p>
      {typeof known === 'object' && <SettingsForm {...props} id={id} words={words} known={known} />}
      {logOut && (
        <button type="button" className="button button-quiet" onClick={logOut.onClick}>
          {logOut.label}
        </button>
      )}
    </div>
  );
}

/** Milliseconds until loading the file counts as failed. */
const timeout = 6000;

/** Returns the current destinations, from the file that the outbox reads too; undefined while it loads. */
function useDestinations(source: string): Directory['destinations'] | 'unread' | undefined {
  const [known, setKnown] = useState<Directory['destinations'] | 'unread'>();
  useEffect(() => {
    loadDirectory(source, timeout).then(
      ({ destinations }) => setKnown(destinations),
      () => setKnown('unread'),
    );
  }, [source]);
  return known;
}
