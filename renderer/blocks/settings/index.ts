import { leadSource } from '../../client/form/sending-fields.ts';
import { defineBlock } from '../../sdk/index.ts';
import { fitsSettings, settingsFields } from './fields.ts';
import { SettingsView, settingsAt } from './view.tsx';

export const settings = defineBlock({
  type: 'settings',
  description: 'A quiet button for the owner of the site to change where leads go, in their own browser.',
  fields: settingsFields,
  View: SettingsView,
  ui: ({ close, settings }) => ({ close, settings }),
  check: ({ password }) =>
    password.wait.includes('{seconds}')
      ? []
      : [
          {
            path: ['password', 'wait'],
            message: '"wait" does not say how long to wait.',
            suggestion: 'Put "{seconds}" where the number belongs.',
          },
        ],
  fits: fitsSettings,
  fromPage: (page) => ({ ...leadSource(page), admin: page.admin ?? { openOn: [] } }),
  renderAt: settingsAt,
  styles: ['toast'],
  examples: {
    'With a prompt': {
      button: 'Admin',
      headline: 'Where orders go',
      lead: 'For this browser alone.',
      password: {
        label: 'Password',
        submit: 'Open',
        checking: 'Checking…',
        wrong: { title: 'That did not open', text: 'The password is another one.' },
        wait: 'That was wrong too often. Try again in {seconds} seconds.',
        right: { title: 'Welcome', text: 'You may change the settings now.' },
      },
      logOut: 'Log out',
      settings: [
        {
          destination: 'newsletter',
          label: 'Address of the list',
          help: 'Ends in /exec.',
          saved: 'Sign-ups from this browser go to the new address.',
          cleared: 'Sign-ups go where they always went.',
        },
      ],
      save: 'Save',
      saved: 'Saved',
      unchanged: 'Nothing was different.',
    },
    'On open hosts only': {
      button: 'Settings',
      headline: 'Where orders go',
      password: {
        label: 'Password',
        submit: 'Open',
        wrong: { title: 'Wrong password' },
        wait: 'Try again in {seconds} seconds.',
        right: { title: 'Welcome' },
      },
      logOut: 'Log out',
      settings: [{ destination: 'newsletter', label: 'Address of the list', saved: 'The list has moved.' }],
      save: 'Save',
      saved: 'Saved',
      words: { undeclared: 'Empty: sign-ups go nowhere.' },
      openHostsOnly: true,
      tone: 'tint',
    },
  },
});
