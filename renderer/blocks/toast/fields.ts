import { number, text, type Ui, type ViewProps } from '../../sdk/index.ts';

export const toastFields = {
  title: text('The message in a few words.', { max: 80 }),
  text: text('A sentence below it.', { max: 200 }).optional(),
  after: number('Milliseconds after the page is shown until it comes.', { min: 0, max: 600_000 }),
  duration: number('Milliseconds it stays; 8000 when left out.', { min: 2000, max: 60_000 }).optional(),
  closeLabel: text(
    'What the button is called that takes it away, for people who hear the page. "Close" when left out.',
    {
      max: 40,
    },
  ).optional(),
};

export type ToastProps = ViewProps<typeof toastFields> & Ui<'close'>;
