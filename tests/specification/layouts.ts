import { answers, auditPopupForm } from './forms.ts';
import { attribute, type HtmlElement, readable } from './page.ts';
import { all, at, link, opens, type Requirement, says, without } from './requirement.ts';

/** The legal pages, one press from every page. */
const legal = [link('Privacy Policy', '/privacy'), link('Terms of Service', '/terms')];

/** Header, footer, banner and audit popup, as most pages have them; `current` is the link of the page itself. */
export function sharedLayout(current?: string): Requirement[] {
  return [...banner, ...navigation(current), ...newsletter, ...footer, ...disclaimer, ...popup];
}

/** Whom the guarantee holds for, at the foot of the page. */
export const disclaimer: Requirement[] = at('footer', [
  says(/verified physical address on (its|their) business profile/),
  says('at least 100 legitimate public reviews'),
  says('a market we judge achievable given its competition and search volume'),
  says(/eligible with (a|one of our) representatives? during your consultation/),
  says('Results are not guaranteed'),
]);

/** The popup opens two seconds after the page, by itself. */
export const popupByItself: Requirement = {
  what: 'opens the audit popup by itself after 2 s',
  met: (page) => delays(page).join() === '2000',
};

/** Nothing opens unless somebody asks for it. */
export const nothingByItself: Requirement = {
  what: 'opens no dialog by itself',
  met: (page) => delays(page).length === 0,
  brokenBy: '<dialog id="audit-popup" data-open-after="2000"></dialog>',
};

/** A page of its own: without the shared parts. */
export const ownLayout: Requirement[] = [
  without('top banner', '#banner', '<section id="banner"></section>'),
  without('shared navigation', 'header nav a', '<header><nav><a href="/services">Services</a></nav></header>'),
  without('newsletter', '#newsletter', '<section id="newsletter"></section>'),
  ...at('footer', [says('© 2026 Northpin'), link('Pricing', '/pricing'), ...legal]),
];

/** A page of its own with a way to call. */
export const ownPage: Requirement[] = [...ownLayout, ...at('header', [link('(305) 555-0142', 'tel:+13055550142')])];

/** The same without anything that opens by itself. */
export const quietPage: Requirement[] = [...ownPage, nothingByItself];

/** The popup's form and what it can say. */
export const popup: Requirement[] = [
  ...auditPopupForm,
  ...answers(
    'audit-popup',
    'Processing Your Analysis...',
    'Thank You',
    'Book a Call',
    '/#calendly-section',
    'SEO Audit request submitted!',
    "We'll analyze your website and send you a personalized report soon.",
    'Submission Failed',
    'There was an error submitting your analysis request. Please try again.',
  ),
];

const banner = at('banner', [
  says('Get a Free SEO Audit to Increase Your Local Rankings!'),
  opens('Get Free Audit', 'audit-popup'),
  {
    what: 'has a button that closes it',
    met: (section) => all(section, 'button').some((button) => attribute(button, 'data-dismiss') === 'banner'),
  },
  { what: 'comes back after 5 s', met: (section) => attribute(section, 'data-reshow') === '5000' },
]);

function navigation(current: string | undefined): Requirement[] {
  return at('header', [
    link('Home', '/'),
    link('Services', '/services'),
    link('How It Works', '/how-it-works'),
    link('Pricing', '/pricing'),
    link('Get Started', '/contact'),
    {
      what: 'has a button for its menu',
      met: (header) => all(header, 'button').some((button) => button.hasAttribute('popovertarget')),
    },
    {
      what: 'closes its menu when a link is chosen',
      met: (header) =>
        all(header, 'nav a').length > 0 && all(header, 'nav a').every((a) => a.hasAttribute('data-closes')),
    },
    { ...marked(current), ...(current === undefined ? { brokenBy: markedPage } : {}) },
  ]);
}

const markedPage = '<header id="header"><a href="/" aria-current="page">Home</a></header>';

function marked(current: string | undefined): Requirement {
  return {
    what: current === undefined ? 'marks no link as the page itself' : `marks ${current} as the page itself`,
    met: (header) =>
      all(header, 'a')
        .filter((a) => attribute(a, 'aria-current') === 'page')
        .map((a) => attribute(a, 'href'))
        .join() === (current ?? ''),
  };
}

const newsletter = [
  {
    what: 'has the newsletter in the footer',
    met: (page: HtmlElement) => all(page, 'footer #newsletter form').length === 1,
    brokenBy: '<section id="newsletter"><form></form></section><footer></footer>',
  },
  ...at('newsletter', [
    {
      what: 'asks for an email address',
      met: (section) =>
        all(section, 'input').some(
          (input) => attribute(input, 'type') === 'email' && namedBy(section, input) === 'Your email address',
        ),
    },
    {
      what: 'has a button Subscribe',
      met: (section) => all(section, 'button').some((button) => readable(button) === 'Subscribe'),
    },
  ]),
];

const footer = [
  ...at('footer', [
    says(/help local businesses dominate/),
    says('1200 Sample Bayway, Suite 410'),
    link('(305) 555-0142', 'tel:+13055550142'),
    link(/review/i, '/services#reviews'),
    link(/citation/i, '/services#citations'),
    link(/profile/i, '/services#gmb'),
    link(/tracking/i, '/services#tracking'),
    link('Home', '/'),
    link('Services', '/services'),
    link('Pricing', '/pricing'),
    link('Contact', '/contact'),
    says('© 2026 Northpin'),
    ...legal,
    ...['Facebook', 'Instagram', 'LinkedIn'].map(inert),
  ]),
];

/** Words where a link will be, once there is something to link to. */
function inert(words: string): Requirement {
  return {
    what: `names ${words} without a link`,
    met: (section) => readable(section).includes(words) && all(section, 'a').every((a) => readable(a) !== words),
  };
}

function namedBy(section: HtmlElement, input: HtmlElement): string {
  const label = all(section, 'label').find((element) => attribute(element, 'for') === attribute(input, 'id'));
  return label === undefined ? '' : readable(label);
}

function delays(page: HtmlElement): (string | undefined)[] {
  return all(page, 'dialog').flatMap((dialog) => attribute(dialog, 'data-open-after') ?? []);
}
