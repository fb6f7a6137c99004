import { type BusEvents, emit } from '../bus.ts';

/** A short message over the page. */
export type Toast = BusEvents['toast'];

/**
 * Shows a toast. Its code loads with the first one. Returns false if the code cannot be loaded, so that the caller
 * shows the text elsewhere.
 */
export async function toast(message: Toast): Promise<boolean> {
  if (!(await fetchToasts())) return false;
  emit('toast', message);
  return true;
}

/** Loads the code for toasts before it is needed. */
export async function fetchToasts(): Promise<boolean> {
  try {
    const { listenForToasts } = await import('./region.ts');
    listenForToasts();
    return true;
  } catch {
    return false;
  }
}
