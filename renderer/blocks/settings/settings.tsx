import { useRef, useState } from 'react';
import { isOpenHost } from '../../client/dev-host.ts';
import type { Admin } from '../../sdk/block.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { Prompt, type PromptText } from './prompt.tsx';
import { isLoggedIn, logIn, logOut } from './session.ts';

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
