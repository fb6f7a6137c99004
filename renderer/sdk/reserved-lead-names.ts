/** Names that the engine adds to each lead: a form's value with such a name would be lost. */
export const reservedLeadNames: readonly string[] = ['leadId', 'meta', 'submissionDate'];

/** The name that objects of JavaScript keep for themselves: no value with it would arrive. */
export const impossibleName = '__proto__';
