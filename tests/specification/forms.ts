import { attribute, type HtmlElement, readable } from './page.ts';
import { all, at, is, type Requirement, shown } from './requirement.ts';

/** A field as the specification describes it: its name, and what the browser is told of it. */
type Field = readonly [name: string, attributes: Readonly<Record<string, string | undefined>>];

const required = (type: string, autocomplete: string) => ({ type, required: '', autocomplete });
const voluntary = (type: string, autocomplete: string) => ({ type, required: undefined, autocomplete });

const website = ['website', required('text', 'url')] satisfies Field;
const email = ['email', required('email', 'email')] satisfies Field;
const phone = ['phone', required('tel', 'tel')] satisfies Field;
const business = ['business', required('text', 'organization')] satisfies Field;
const fiveRows = { rows: '5', required: '' };

const auditFields: Field[] = [['firstName', required('text', 'given-name')], email, phone, website];
const nobody = { lastName: '', businessName: '', location: '' };

/** The popup's form; its dialog is the section. */
export const auditPopupForm = form('audit-popup', auditFields, { formType: 'Free SEO Audit' });

/** The audit form of a page: it asks for four things, and sends the rest empty. */
export const auditForm = (section: string) => [
  ...form(section, auditFields, { formType: 'Free SEO Audit', ...nobody }),
  ...answers(
    section,
    'Thank You',
    'Audit request submitted!',
    "We'll analyze your website and send you a personalized SEO audit soon.",
    'Submission Failed',
    'There was an error submitting your audit request. Please try again.',
  ),
];

export const shortLeadForm = (section: string) => [
  ...form(
    section,
    [
      ['firstName', required('text', 'given-name')],
      ['lastName', required('text', 'family-name')],
      ['businessName', required('text', 'organization')],
      website,
      ['phone', { ...required('tel', 'tel'), inputmode: 'numeric', pattern: '[0-9]*' }],
      email,
    ],
    { formType: 'Google Maps Ranking Analysis' },
  ),
  ...answers(
    section,
    'Processing...',
    'Schedule Your Call Now',
    'Continue Browsing',
    'Partial Success',
    "Your request was submitted but some integrations had issues. We'll still follow up with you.",
    'Error',
    'There was an issue submitting your form. Please try again.',
  ),
];

export const rank72Form = (section: string) => [
  ...form(section, [['name', required('text', 'name')], business, website, phone, email], {
    landingPage: 'Rank #1 in 72 Hours',
  }),
  ...messageAnswers(section),
  ...answers(section, 'Audit Request Submitted!', "We'll send your personalized video audit within 24 hours."),
];

export const contactForm = (section: string) => [
  ...form(section, [
    ['name', required('text', 'name')],
    email,
    phone,
    business,
    ['website', voluntary('text', 'url')],
    ['location', required('text', 'address-level2')],
    ['message', fiveRows],
  ]),
  ...messageAnswers(section),
  ...answers(section, 'Form submitted successfully!', "We'll be in touch with you shortly."),
];

export const draftContactForm = (section: string) =>
  form(section, [
    ['firstName', voluntary('text', 'given-name')],
    ['lastName', voluntary('text', 'family-name')],
    ['email', voluntary('email', 'email')],
    ['phone', voluntary('tel', 'tel')],
    ['business', voluntary('text', 'organization')],
    ['website', voluntary('text', 'url')],
    ['message', { ...fiveRows, required: undefined }],
  ]);

/** The integration settings, behind a button that opens them. */
export const settings = (section: string) => [
  ...at(section, [
    {
      what: 'has a closed button "Admin"',
      met: (element) =>
        all(element, 'button').some((it) => attribute(it, 'aria-expanded') === 'false' && is(readable(it), 'Admin')),
    },
  ]),
  ...answers(
    section,
    'Authentication Failed',
    'Incorrect password',
    'Authenticated',
    'You are now logged in as admin',
    'Settings Saved',
    'spreadsheet',
    'webhook',
    'pipeline',
  ),
];

/** A text that the form of a section says when it has something to say, or its label while it sends. */
export function answers(section: string, ...texts: readonly (string | RegExp)[]): Requirement[] {
  return at(
    section,
    texts.map((text) => ({
      what: `can say ${shown(text)}`,
      met: (element) =>
        all(element, '[data-props]').some((island) => stringsOf(propsOf(island)).some((said) => is(said, text))),
    })),
  );
}

function messageAnswers(section: string): Requirement[] {
  return answers(
    section,
    'Sending...',
    'Submission Failed',
    'There was an error submitting your form. Please try again.',
  );
}

function form(section: string, fields: readonly Field[], hidden: Readonly<Record<string, string>> = {}) {
  const names = fields.map(([name]) => name).join(', ');
  const anyRequired = fields.some(([, { required }]) => required !== undefined);
  return at(section, [
    { what: `asks for ${names}, and for nothing else`, met: (element) => namesOf(element).join(', ') === names },
    ...fields.map(([name, attributes]) => ({
      what: `has a field ${name}: ${JSON.stringify(attributes)}`,
      met: (element: HtmlElement) => fits(element, name, attributes),
    })),
    ...Object.entries(hidden).map(([name, value]) => ({
      what: `sends ${name} as “${value}”`,
      met: (element: HtmlElement) => hiddenOf(element).some(([key, sent]) => key === name && sent === value),
    })),
    ...(anyRequired
      ? [{ what: 'says what * means', met: (element: HtmlElement) => /marked \* are required/.test(readable(element)) }]
      : []),
  ]);
}

/** The attributes are those, undefined meaning that there is none, and the field has a label that people read. */
function fits(section: HtmlElement, name: string, attributes: Field[1]): boolean {
  const [field, ...others] = fieldsOf(section).filter((element) => attribute(element, 'name') === name);
  if (field === undefined || others.length > 0) return false;
  const label = all(section, 'label').find((element) => attribute(element, 'for') === attribute(field, 'id'));
  return (
    label !== undefined &&
    readable(label) !== '' &&
    (field.tagName === 'textarea') === (attributes.type === undefined) &&
    Object.entries(attributes).every(([key, value]) => attribute(field, key) === value)
  );
}

/** Fields that people fill in: not those that are sent unseen, nor the one that catches programs. */
function fieldsOf(section: HtmlElement): HtmlElement[] {
  return all(section, 'input, textarea, select').filter(
    (field) => attribute(field, 'type') !== 'hidden' && attribute(field, 'tabindex') !== '-1',
  );
}

function namesOf(section: HtmlElement): string[] {
  return fieldsOf(section).map((field) => attribute(field, 'name') ?? '');
}

function hiddenOf(section: HtmlElement): [name: string | undefined, value: string][] {
  return all(section, 'input')
    .filter((field) => attribute(field, 'type') === 'hidden')
    .map((field) => [attribute(field, 'name'), attribute(field, 'value') ?? '']);
}

function propsOf(island: HtmlElement): unknown {
  return JSON.parse(attribute(island, 'data-props') ?? '{}');
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
