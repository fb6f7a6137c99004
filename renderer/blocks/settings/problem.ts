import { type Destination, isHeaderSafeKey, isSafeAddress, mayReceiveLeads } from '../../client/leads/destination.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import type { PanelText } from './panel-text.ts';

/** What is wrong with a setting, in words; nothing is wrong with an empty one. The outbox holds to the same rules when it sends. */
export function problemOf(
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

/** What an empty field means, or what a key is good for. Of the declared address it says no more than the origin. */
export function meaningOf({ setting, url }: Destination, words: PanelText): string {
  const origin = url ? new URL(url).origin : '';
  if (setting === 'key') return url ? fill(words.keyed, { origin }) : words.keyless;
  return url ? fill(words.declared, { origin }) : words.undeclared;
}
