import * as english from '../../sdk/ui-text/en.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import type { SettingsProps } from './fields.ts';
import Settings from './settings.tsx';

/**
 * A closed button and nothing else. Where only open hosts show it, it is hidden until its script has seen the host; what
 * is hidden never comes into view, but the element around it does, so that the script waits for people who read so far.
 */
export function SettingsView({ id, level: _, tone, openHostsOnly = false, ui, ...words }: SettingsProps) {
  const own = { ...notEnglish(ui.settings, english.settings), ...words.words };
  const props = {
    id,
    ...words,
    words: Object.keys(own).length > 0 ? own : undefined,
    closeLabel: ui.close === english.close ? undefined : ui.close,
  };
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
