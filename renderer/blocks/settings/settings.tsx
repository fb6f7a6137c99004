import { useEffect, useRef, useState } from 'react';
import { isOpenHost } from '../../client/dev-host.ts';
import { type Directory, loadDirectory } from '../../client/leads/destination.ts';
import type { Admin } from '../../sdk/block.ts';
import { settings as english } from '../../sdk/ui-text/english/settings.ts';
import { Prompt, type PromptText } from './prompt.tsx';
import { type PanelText, SettingsForm, type SettingsFormProps } from './settings-form.tsx';
import { isLoggedIn, logIn, logOut } from './tab-session.ts';

interface SettingsIslandProps extends Omit<PanelProps, 'onLogOut'> {
  button: string;
  admin: Admin;
  password: PromptText;
  logOut: string;
}

/** A button that opens the password prompt, then the panel. On open hosts it opens the panel at once. */
export default function Settings({ button, admin, password, logOut: logOutLabel, ...panel }: SettingsIslandProps) {
  const { id } = panel;
  const { passwordHash, openOn } = admin;
  const [view, setView] = useState<'closed' | 'prompt' | 'panel'>('closed');
  const opener = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    const allowed = isOpenHost(location.hostname, openOn) || isLoggedIn(passwordHash);
    setView((view) => (view !== 'closed' ? 'closed' : allowed ? 'panel' : 'prompt'));
  };
  const leave = () => {
    logOut();
    setView('closed');
    opener.current?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button button-quiet"
        aria-expanded={view !== 'closed'}
        aria-controls={`${id}-content`}
        onClick={toggle}
      >
        {button}
      </button>
      <div id={`${id}-content`}>
        {view === 'prompt' && (
          <Prompt
            id={id}
            words={password}
            passwordHash={passwordHash}
            closeLabel={panel.closeLabel}
            onRight={() => {
              logIn(passwordHash);
              setView('panel');
            }}
          />
        )}
        {view === 'panel' && (
          <Panel
            {...panel}
            logOut={isOpenHost(location.hostname, openOn) ? undefined : { label: logOutLabel, onClick: leave }}
          />
        )}
      </div>
    </>
  );
}

interface PanelProps extends Omit<SettingsFormProps, 'words' | 'known'> {
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
function Panel({ id, headline, lead, source, logOut, ...props }: PanelProps & { logOut: LogOut | undefined }) {
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
