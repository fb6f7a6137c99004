import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const settings = {
  block: 'settings',
  button: 'Admin',
  headline: 'Where letters go',
  password: {
    label: 'Password',
    submit: 'Open',
    wrong: { title: 'Wrong password' },
    wait: 'Try again in {seconds} seconds.',
    right: { title: 'Welcome' },
  },
  logOut: 'Log out',
  settings: [
    { destination: 'letters', label: 'Address of the list', saved: 'The list has moved.' },
    { destination: 'leters', label: 'Address of the list', saved: 'The list has moved.' },
  ],
  save: 'Save',
  saved: 'Saved',
};

export default defineSite({
  ...site,
  destinations: { letters: { label: 'our letter', url: 'https://letters.example.com/in' } },
  routes: [
    { path: '/', meta, sections: { intro, settings } },
    { path: '/contact', meta, sections: { intro, settings } },
  ],
});
