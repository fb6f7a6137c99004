import { close } from '../../sdk/ui-text/english/close.ts';
import type { ToastProps } from './fields.ts';

/** An empty element with the props for the script, which creates the message after the delay. */
export function ToastView({ id, after, level: _, ui, ...message }: ToastProps) {
  const props = { ...(ui.close !== close && { closeLabel: ui.close }), ...message };
  return <div id={id} data-island="toast" data-on={`delay:${after}`} data-props={JSON.stringify(props)} />;
}
