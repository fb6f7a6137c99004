import { useEffect, useRef, useState } from 'react';
import { type Directory, loadDirectory } from '../../client/leads/destination.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import type { PanelText } from './panel-text.ts';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';

export interface PanelProps extends Omit<SettingsFormProps, 'words' | 'known'> {
  headline: string;
  lead?: string | undefined;
  words?: Partial<PanelText> | undefined;
  /** Address of the file that says where leads go. */
  source: string;
}

interface LogOut {
  readonly label: string;
  readonly onClick: () => void;
}

/** The settings of this browser, each with what it means to leave it empty. */
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

/** Milliseconds until the file counts as out of reach. */
const patience = 6000;

/** Where leads go at this moment, by the same file that the outbox asks; nothing while it is on its way. */
function useDestinations(source: string): Directory['destinations'] | 'unread' | undefined {
  const [known, setKnown] = useState<Directory['destinations'] | 'unread'>();
  useEffect(() => {
    loadDirectory(source, patience).then(
      ({ destinations }) => setKnown(destinations),
      () => setKnown('unread'),
    );
  }, [source]);
  return known;
}
