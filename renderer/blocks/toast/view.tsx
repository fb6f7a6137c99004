import type { ToastProps } from './fields.ts';

/** Nothing but the place its script reads from: the message is made when its time has come. */
export function ToastView({ id, after, level: _, ...message }: ToastProps) {
  return <div id={id} data-island="toast" data-on={`delay:${after}`} data-props={JSON.stringify(message)} />;
}
