import { action, choice, text, type ViewProps } from '../../sdk/index.ts';

export const noticeFields = {
  text: text('What is the case, in one sentence.', { max: 120 }),
  detail: text('What it means for the visitor.', { max: 240 }).optional(),
  tone: choice('How it is meant: "info" tells, "urgent" asks to act soon. "info" when left out.', [
    'info',
    'urgent',
  ]).optional(),
  action: action('A button at the end of the line.').optional(),
};

export type NoticeProps = ViewProps<typeof noticeFields>;
