import { destinationOrigins, type Site } from '../../site/site.ts';

/**
 * Where leads are sent, as the browser reads it when it sends one: a file of its own that is never cached, so that a page
 * that has been open for days still sends to where leads go today.
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
