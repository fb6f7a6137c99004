import { defineBlock } from '../../sdk/index.ts';
import { NoticeView, noticeFields } from './view.tsx';

export const notice = defineBlock({
  type: 'notice',
  description: 'One sentence across the page that informs or asks to act soon, with a button.',
  fields: noticeFields,
  View: NoticeView,
  examples: {
    'Something to act on': {
      text: 'Four places are left in the June course',
      detail: 'It starts on the second Monday. The next one is in September.',
      tone: 'urgent',
      action: { label: 'Keep a place', href: '/' },
    },
    'Something to know': { text: 'The yard is closed in the first week of July.' },
  },
});
