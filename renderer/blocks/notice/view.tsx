import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { NoticeProps } from './fields.ts';

/** A line between two sections. It has no heading, so its text names it. */
export function NoticeView({ id, text, detail, tone = 'info', action }: NoticeProps) {
  return (
    <div id={id} role="note" className={`notice notice-${tone} wrap`} aria-labelledby={`${id}-text`}>
      <div className="notice-line">
        <Icon name={tone === 'urgent' ? 'clock' : 'info'} />
        <div className="notice-words">
          <p id={`${id}-text`} className="notice-text">
            <Words text={text} />
          </p>
          {detail && (
            <p>
              <Words text={detail} />
            </p>
          )}
        </div>
        {action && <ButtonLink {...action} kind="quiet" />}
      </div>
    </div>
  );
}
