import { number, shownWhen, text, type Ui, type ViewProps } from '../../sdk/index.ts';

export const toastFields = {
  title: shownWhen('later', text('The message in a few words.', { max: 80 })),
  text: shownWhen('later', text('A sentence below it.', { max: 200 })).optional(),
  after: number('Milliseconds after the page is shown until the message appears.', { min: 0, max: 600_000 }),
  duration: number('Milliseconds until it disappears. Defaults to 8000.', { min: 2000, max: 60_000 }).optional(),
  closeLabel: text('Accessible name of the close button. Defaults to "Close".', {
    max: 40,
  }).optional(),
};

export type ToastProps = ViewProps<typeof toastFields> & Ui<'close'>;
