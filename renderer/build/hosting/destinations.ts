import { destinationOrigins, type Site } from '../../site/site.ts';

/**
 * Returns the file from which browsers read where to send a lead. It is never cached, so that a page that has been open for
 * days uses today's destinations.
 */
export function destinationsFile({ destinations }: Site): string {
  const entries = [...destinations].map(([name, destination]) => {
    const { label, url, storageKey, setting, missing, mode, redirectConfirms, fields } = destination;
    return [
      name,
      {
        label,
        url: url ?? null,
        storageKey: storageKey ?? null,
        setting,
        missing: missing ?? `No address for ${label}`,
        allowedOrigins: destinationOrigins(destination),
        mode,
        ...(redirectConfirms && { redirectConfirms }),
        fields: fields ?? null,
      },
    ];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
