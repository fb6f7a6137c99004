import { action, choice, rich, type ViewProps } from '../../sdk/index.ts';

export const noticeFields = {
  text: rich('The message, in one sentence.', { max: 120 }),
  detail: rich('What it means for the visitor.', { max: 240 }).optional(),
  tone: choice('How to present it: "info" informs, "urgent" asks to act soon. Defaults to "info".', [
    'info',
    'urgent',
  ]).optional(),
  action: action('A button at the end of the line.').optional(),
};

export type NoticeProps = ViewProps<typeof noticeFields>;
