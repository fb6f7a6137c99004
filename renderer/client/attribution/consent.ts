declare global {
  interface Navigator {
    /** Global Privacy Control (W3C): the visitor asks every site not to sell or share their data. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Key in local storage for the visitor's consent: `yes` or `no`, then separated by spaces: when it expires
 * (milliseconds since 1970), the named services (`ga4+meta`), and whether it was made despite the browser's privacy
 * signal.
 */
export const consentKey = 'frontage-consent';

/** The visitor's answer to the consent question. */
export type Consent = 'yes' | 'no';

/** A stored choice. */
export interface Choice {
  readonly said: Consent;
  /** The services that were named; `['']` in a choice that was stored as one word. */
  readonly to: readonly string[];
}

/** Whether data about a visit may be stored; `no` until the visitor agrees. */
export function consent(): Consent {
  return choice() ?? 'no';
}

/** The visitor's choice; undefined until they choose. */
export function choice(): Consent | undefined {
  return fullChoice()?.said;
}

/**
 * The choice that is valid now: the stored one until it expires. A privacy signal of the browser means `no`, unless the
 * visitor chose while it was on.
 */
export function fullChoice(): Choice | undefined {
  const no: Choice = { said: 'no', to: [] };
  try {
    const [said, until = Infinity, to = '', despiteSignal] = (localStorage.getItem(consentKey) ?? '').split(' ');
    if (hasPrivacySignal() && !despiteSignal) return no;
    return (said === 'yes' || said === 'no') && +until > Date.now() ? { said, to: to.split('+') } : undefined;
  } catch {
    // Storage is denied, so nothing can be stored.
    return no;
  }
}

/** Stores a choice for a number of days; then the visitor is asked again. `to` lists the named services. */
export function choose(said: Consent, to: readonly string[], days: number): void {
  const despiteSignal = hasPrivacySignal() ? ' despite-signal' : '';
  try {
    localStorage.setItem(consentKey, `${said} ${Date.now() + days * 86_400_000} ${to.join('+')}${despiteSignal}`);
  } catch {
    // Storage is denied: the choice stays "no".
  }
}

/** Whether the browser sends Global Privacy Control. */
function hasPrivacySignal(): boolean {
  return globalThis.navigator?.globalPrivacyControl === true;
}
