import { toast } from '../../client/toasts/index.ts';

/** Shows the message; it waits while a dialog is open. */
export default async function showToast(root: HTMLElement): Promise<void> {
  await toast({ tone: 'neutral', yields: true, ...JSON.parse(root.dataset.props ?? '{}') });
}
