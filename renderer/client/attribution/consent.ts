import { consentKey } from './keys.ts';

/** What a visitor has said about being remembered. */
export type Consent = 'yes' | 'no';

/** Whether anything about a visit may be kept beyond its page; `no` as long as nobody has agreed to it. */
export function consent(): Consent {
  return choice() ?? 'no';
}

/** What the visitor chose; nothing while they have not. */
export function choice(): Consent | undefined {
  try {
    const said = localStorage.getItem(consentKey);
    return said === 'yes' || said === 'no' ? said : undefined;
  } catch {
    // Storage is denied, and with it any way to keep something.
    return 'no';
  }
}
