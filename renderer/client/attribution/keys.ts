/**
 * Key in local storage for the visitor's consent: `yes` or `no`, then separated by spaces: when it expires
 * (milliseconds since 1970), the named services (`ga4+meta`), and whether it was made despite the browser's privacy
 * signal.
 */
export const consentKey = 'frontage-consent';

/** Key in local storage for the visitor's first touch, if they agreed. */
export const firstTouchKey = 'frontage-first-touch';

/** Key in session storage for the visitor's last touch, if they agreed. */
export const lastTouchKey = 'frontage-last-touch';
