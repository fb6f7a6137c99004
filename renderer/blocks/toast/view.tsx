import * as F from '../../sdk/index.ts';
import { close } from '../../sdk/ui-text/english/close.ts';

export const toastFields = {
  title: F.shownWhen('later', F.text('The message in a few words.', { max: 80 })),
  text: F.shownWhen('later', F.text('A sentence below it.', { max: 200 })).optional(),
  after: F.number('Milliseconds after the page is shown until the message appears.', { min: 0, max: 600_000 }),
  duration: F.number('Milliseconds until it disappears. Defaults to 8000.', { min: 2000, max: 60_000 }).optional(),
  closeLabel: F.text('Accessible name of the close button. Defaults to "Close".', { max: 40 }).optional(),
};

type ToastProps = F.ViewProps<typeof toastFields> & F.Ui<'close'>;

/** An empty element with the props for the script, which creates the message after the delay. */
export function ToastView({ id, after, level: _, ui, ...message }: ToastProps) {
  const props = { ...(ui.close !== close && { closeLabel: ui.close }), ...message };
  return <div id={id} data-island="toast" data-on={`delay:${after}`} data-props={JSON.stringify(props)} />;
}
