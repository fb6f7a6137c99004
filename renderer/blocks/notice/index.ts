import { defineBlock } from '../../sdk/index.ts';
import { noticeFields } from './fields.ts';
import { NoticeView } from './view.tsx';

export const notice = defineBlock({
  type: 'notice',
  description: 'One sentence across the page that informs or asks to act soon, with a button.',
  fields: noticeFields,
  View: NoticeView,
  verbatim: true,
  examples: [
    {
      name: 'Something to act on',
      props: {
        text: 'Four places are left in the June course',
        detail: 'It starts on the second Monday. The next one is in September.',
        tone: 'urgent',
        action: { label: 'Keep a place', href: '/' },
      },
    },
    { name: 'Something to know', props: { text: 'The yard is closed in the first week of July.' } },
  ],
});
