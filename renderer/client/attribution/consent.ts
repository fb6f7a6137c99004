import { consentKey } from './keys.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor asks every site not to sell or share what it learns (W3C). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What a visitor has said about being remembered. */
export type Consent = 'yes' | 'no';

/** A choice as the browser keeps it. */
export interface Choice {
  readonly said: Consent;
  /** Who was named when it was made; nobody in a choice that was stored as one word. */
  readonly to: readonly string[];
}

/** Whether anything about a visit may be kept beyond its page; `no` as long as nobody has agreed to it. */
export function consent(): Consent {
  return choice() ?? 'no';
}

/** What the visitor chose; nothing while they have not. */
export function choice(): Consent | undefined {
  return fullChoice()?.said;
}

/**
 * The choice that holds now: the one that was made, as long as it has not lapsed; `no` where the browser says so for its
 * owner, unless they have chosen here while it did.
 */
export function fullChoice(): Choice | undefined {
  const no: Choice = { said: 'no', to: [] };
  try {
    const [said, until = Infinity, to = '', despite] = (localStorage.getItem(consentKey) ?? '').split(' ');
    if (isSignalled() && !despite) return no;
    return (said === 'yes' || said === 'no') && +until > Date.now() ? { said, to: to.split('+') } : undefined;
  } catch {
    // Storage is denied, and with it any way to keep something.
    return no;
  }
}

/** Keeps a choice for as many days, after which the visitor is asked anew. `to` are those that were named. */
export function choose(said: Consent, to: readonly string[], days: number): void {
  const despite = isSignalled() ? ' despite-signal' : '';
  try {
    localStorage.setItem(consentKey, `${said} ${Date.now() + days * 86_400_000} ${to.join('+')}${despite}`);
  } catch {
    // Nothing can be kept: it stays a "no".
  }
}

/** Whether the browser asks for its owner not to be followed. */
function isSignalled(): boolean {
  return globalThis.navigator?.globalPrivacyControl === true;
}
