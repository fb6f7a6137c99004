import { defineSite, env } from 'frontage';
import * as about from './templates/copy/about.ts';
import * as home from './templates/copy/home.ts';
import * as shared from './templates/copy/shared.ts';

export default defineSite({
  // Where the site is published. It may include a folder: "https://example.com/shop".
  origin: 'https://www.example.com',
  name: 'Your Business',
  locale: 'en-US',
  icon: 'icon.svg',
  themeColor: { light: '#fbfaf8', dark: '#15171a' },

  // Write each fact once here, and use it in copy as {{facts.replyTime}}.
  facts: {
    email: { type: 'email', value: 'hello@example.com' },
    phone: { type: 'phone', value: '(212) 555-0123' },
    replyTime: { type: 'days', value: 1 },
    startPrice: { type: 'money', value: 90 },
  },

  // Where forms send what people type: an https address that takes JSON. `npm run preview -- --leads` works without one.
  destinations: {
    inbox: { label: 'Inbox', url: env('PUBLIC_LEADS_URL') },
  },
  // Remove this line once the address is set. `build --production` refuses a form that sends nowhere in any case.
  rules: { 'form-nowhere': 'off' },

  layouts: {
    shared: {
      top: { header: shared.header },
      bottom: { footer: shared.footer },
    },
  },

  notFound: {
    meta: {
      title: 'Page not found | {{site.name}}',
      description: '{{site.name}} has no page at this address. Start at the home page.',
    },
    layout: 'shared',
    sections: { lost: shared.lost },
  },

  // One entry per page. A section's name is its id, so "/#reasons" leads to the reasons on the home page.
  routes: [
    {
      path: '/',
      meta: {
        title: 'What you do, in a few words | {{site.name}}',
        description:
          'One or two sentences that people read in search results before they decide to visit {{site.name}}.',
      },
      layout: 'shared',
      sections: { hero: home.hero, reasons: home.reasons, start: home.start },
    },
    {
      path: '/about',
      meta: {
        title: 'About us, and how to reach us | {{site.name}}',
        description: 'Who runs {{site.name}}, and how to reach us: names, places and opening hours.',
      },
      layout: 'shared',
      sections: { intro: about.intro, contact: about.contact },
    },
  ],
});
