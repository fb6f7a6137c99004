import type { SettingsProps } from './fields.ts';
import Settings from './settings.tsx';

/**
 * A closed button and nothing else. Where only open hosts show it, it is hidden until its script has seen the host; what
 * is hidden never comes into view, but the element around it does, so that the script waits for people who read so far.
 */
export function SettingsView({ id, level: _, tone, openHostsOnly = false, ...words }: SettingsProps) {
  const props = { id, ...words };
  const { openOn } = words.admin;
  return (
    <div
      data-island="settings"
      data-on={openHostsOnly ? 'visible' : 'interaction'}
      data-props={openHostsOnly ? JSON.stringify({ openOn }) : undefined}
    >
      <section
        id={id}
        className="section settings"
        data-tone={tone === 'paper' ? undefined : tone}
        aria-label={words.button}
        hidden={openHostsOnly}
      >
        <div className="wrap" data-settings data-props={JSON.stringify(props)}>
          <Settings {...props} />
        </div>
      </section>
    </div>
  );
}
