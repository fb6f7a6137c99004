import * as F from '../../sdk/index.ts';
import { ButtonLink, Icon, Paragraph } from '../../sdk/index.ts';

export const noticeFields = {
  text: F.rich('The message, in one sentence.', { max: 120 }),
  detail: F.rich('What it means for the visitor.', { max: 240 }).optional(),
  tone: F.choice('How to present it: "info" informs, "urgent" asks to act soon. Defaults to "info".', [
    'info',
    'urgent',
  ]).optional(),
  action: F.action('A button at the end of the line.').optional(),
};

export type NoticeProps = F.ViewProps<typeof noticeFields>;

/** A line between two sections. It has no heading, so its text names it. */
export function NoticeView({ id, text, detail, tone = 'info', action }: NoticeProps) {
  return (
    <div id={id} role="note" className={`notice notice-${tone} wrap`} aria-labelledby={`${id}-text`}>
      <div className="notice-line">
        <Icon name={tone === 'urgent' ? 'clock' : 'info'} />
        <div className="notice-words">
          <Paragraph id={`${id}-text`} className="notice-text" text={text} />
          {detail && <Paragraph text={detail} />}
        </div>
        {action && <ButtonLink {...action} kind="quiet" />}
      </div>
    </div>
  );
}
