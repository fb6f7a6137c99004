import { toast } from '../../client/toasts/index.ts';

/** Shows the message, once no dialog is open. */
export default async function showToast(root: HTMLElement): Promise<void> {
  const { queryProps } = root.dataset;
  if (queryProps) (await import('../../client/early/settle-words.ts')).settleWords(root, queryProps);
  await toast({ tone: 'neutral', yields: true, ...JSON.parse(root.dataset.props ?? '{}') });
}
