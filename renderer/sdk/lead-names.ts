/** What the engine adds to each lead under these names: a value of a form that had one of them would be lost. */
export const ownNames: readonly string[] = ['leadId', 'meta', 'submissionDate'];
