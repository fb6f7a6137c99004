import { defineSite, env } from 'frontage';
import { intro, meta, site } from './site.ts';

// With a line break at its end, as dashboards of hosts hand values over.
process.env.PUBLIC_INBOX = 'http://localhost:8080/in\n';

const form = { block: 'form', fields: [{ name: 'email', label: 'E-mail', type: 'email' }], submit: 'Send' };

export default defineSite({
  ...site,
  organization: { type: 'Florist', email: 'hello@example.com' },
  destinations: {
    inbox: { label: 'the inbox', url: env('PUBLIC_INBOX') },
    desk: { label: 'the desk', url: 'https://desk.local/in' },
    ledger: { label: 'the ledger', url: 'https://192.168.1.20/in' },
    letters: { label: 'the letters', url: 'https://letters.example/in' },
    nowhere: { label: 'nowhere' },
  },
  routes: [
    { path: '/', meta, sections: { intro, ask: { ...form, destinations: ['inbox', 'desk', 'ledger', 'letters'] } } },
    { path: '/ferns', meta, sections: { ask: { ...form, destinations: ['nowhere'] } } },
  ],
});
