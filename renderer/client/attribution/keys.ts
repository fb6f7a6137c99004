/**
 * Where local storage keeps the visitor's choice about being remembered: `yes` or `no`, and after spaces when it lapses
 * (milliseconds since 1970), whom it was made about (`ga4+meta`), and whether it was made despite the browser's signal.
 */
export const consentKey = 'frontage-consent';

/** Where local storage keeps how somebody first came to the site, if they agreed to that. */
export const firstTouchKey = 'frontage-first-touch';

/** Where session storage keeps how somebody last came to the site, if they agreed to that. */
export const lastTouchKey = 'frontage-last-touch';
