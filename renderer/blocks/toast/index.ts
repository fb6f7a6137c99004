import { defineBlock } from '../../sdk/index.ts';
import { ToastView, toastFields } from './view.tsx';

export const toast = defineBlock({
  type: 'toast',
  description: 'A short message that appears over the page after a delay, but never over a dialog.',
  fields: toastFields,
  View: ToastView,
  ui: ({ close }) => ({ close }),
  renderAt: ({ when }, render, { title, text, closeLabel }) => ({
    result: render(),
    toasts: when === 'later' ? [{ tone: 'neutral', title, text, closeLabel }] : [],
  }),
  styles: ['toast'],
  examples: {
    'After three seconds': {
      title: 'Two mornings left in May',
      text: 'The tuner comes to your part of town on the 12th and the 26th.',
      after: 3000,
      duration: 8000,
      closeLabel: 'Close this message',
    },
  },
});
