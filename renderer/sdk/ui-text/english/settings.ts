/** The texts of the settings panel. */
export const settings = {
  declared: 'Left empty, leads go to {origin}.',
  undeclared: 'Left empty, nothing is sent there.',
  keyed: 'With a key, leads go to {origin}.',
  keyless: 'No address is declared for it, so nothing is sent there, with a key or without.',
  noAddress: 'Enter a whole address that begins with https://.',
  notAllowed:
    'Leads may not go to {origin}, so it is not used. To allow it, add "{origin}" to "allowedOrigins" of the destination "{name}" in pages.config.ts, and build the site again.',
  noKey: 'Enter the key as the service shows it, without blanks.',
  unread: 'Where leads go cannot be read just now. Close this and try again.',
  unsaved: 'Not saved: this browser keeps no settings for this site.',
};
