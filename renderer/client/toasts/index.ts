import { emit } from '../bus.ts';
import type { Toast } from './lifetime.ts';

export type { Toast };

/** Shows a toast. The code that does arrives with the first one; false when it cannot be had, so that who asks says it elsewhere. */
export async function toast(message: Toast): Promise<boolean> {
  if (!(await fetchToasts())) return false;
  emit('toast', message);
  return true;
}

/** Has the code for toasts ready before it is needed. */
export async function fetchToasts(): Promise<boolean> {
  try {
    const { listenForToasts } = await import('./region.ts');
    listenForToasts();
    return true;
  } catch {
    return false;
  }
}
