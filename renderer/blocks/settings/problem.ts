import { type Destination, isHeaderSafeKey, isSafeAddress, mayReceiveLeads } from '../../client/leads/destination.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { PanelText } from './panel-text.ts';

/** Returns what is wrong with a setting, or undefined. An empty one is valid. The outbox applies the same rules when it sends. */
export function settingProblem(
  value: string,
  name: string,
  { setting, allowedOrigins }: Destination,
  words: PanelText,
): string | undefined {
  if (value === '') return undefined;
  if (setting === 'key') return isHeaderSafeKey(value) ? undefined : words.noKey;
  if (!isSafeAddress(value)) return words.noAddress;
  return mayReceiveLeads(value, allowedOrigins ?? [])
    ? undefined
    : fill(words.notAllowed, { origin: new URL(value).origin, name });
}

/** Returns what an empty field means, or what a key is for. It shows no more than the origin of the declared address. */
export function settingHelp({ setting, url }: Destination, words: PanelText): string {
  const origin = url ? new URL(url).origin : '';
  if (setting === 'key') return url ? fill(words.keyed, { origin }) : words.keyless;
  return url ? fill(words.declared, { origin }) : words.undeclared;
}
