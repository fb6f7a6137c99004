import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  redirects: [
    { from: '/kontakt', to: 'contact.html' },
    { from: '/write', to: '/contact.html' },
    { from: '/mail', to: 'mailto:hello@example.com' },
  ],
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        links: {
          block: 'directory',
          headline: 'All pages',
          groups: [
            {
              links: [
                { label: 'A file', href: 'contact.html' },
                { label: 'A file in its folder', href: '/contact/index.html#intro' },
                { label: 'A script', href: 'Contact.php' },
                { label: 'The home page', href: 'index.html' },
                { label: 'A slip', href: 'contacts.html' },
                { label: 'A host', href: 'www.example.org/map' },
                { label: 'Mail', href: 'hello@example.com' },
                { label: 'A page to come', href: 'moss-care' },
                { label: 'A space', href: '/contact ' },
                { label: 'A line break', href: 'https://example.org/\na' },
                { label: 'Spaces in an address', href: 'https://example.org/a b' },
                { label: 'A backslash', href: '\\contact' },
              ],
            },
          ],
        },
      },
    },
    { path: '/contact', meta, sections: { intro } },
  ],
});
