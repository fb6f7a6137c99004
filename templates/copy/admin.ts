import type { Section } from 'frontage';

/** Lets the owner of the site change where its leads go, in their own browser. */
const admin = {
  block: 'settings',
  button: 'Admin',
  headline: 'Integration settings',
  lead: 'They hold for this browser alone: leads that are sent from it go where you say. What you leave empty stays as it is for everybody.',
  password: {
    label: 'Admin password',
    submit: 'Log in',
    checking: 'Checking...',
    wrong: { title: 'Authentication Failed', text: 'Incorrect password' },
    wait: 'Too many wrong passwords. Try again in {seconds} seconds.',
    right: { title: 'Authenticated', text: 'You are now logged in as admin' },
  },
  logOut: 'Log out',
  settings: [
    {
      destination: 'spreadsheet',
      label: 'Google Sheets script URL',
      help: 'The address of the deployed script. It ends in /exec.',
      saved: 'Leads from this browser now go to your Google Sheets script.',
      cleared: 'Leads from this browser no longer go to a Google Sheets script of your own.',
    },
    {
      destination: 'webhook',
      label: 'Zapier webhook URL',
      help: 'The address that the trigger of your Zap shows.',
      saved: 'Leads from this browser now go to your Zapier webhook.',
      cleared: 'Leads from this browser go to the usual webhook again.',
    },
    {
      destination: 'pipeline',
      label: 'Gumloop API key',
      help: 'Kept in this browser, and sent to nobody but Gumloop.',
      saved: 'Your Gumloop API key is kept in this browser.',
      cleared: 'Your Gumloop API key is no longer kept in this browser.',
    },
  ],
  save: 'Save Settings',
  saved: 'Settings Saved',
  unchanged: 'Nothing was changed.',
} satisfies Section;

/** The same on the dark background of the section above it. */
export const adminBelowDetails = { ...admin, tone: 'ink' } satisfies Section;

/** The same for a page that shows it on open hosts only. */
export const adminForMakers = { ...admin, openHostsOnly: true } satisfies Section;
