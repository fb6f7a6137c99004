/** Names that the engine adds to each lead: a form's value with such a name would be lost. */
export const reservedLeadNames: readonly string[] = ['leadId', 'meta', 'submissionDate'];
