import type { Section } from 'frontage';

type Form = Section<'form'>;
type Words = NonNullable<Form['failure']>;

/** The destinations of leads, in order. */
export const everywhere = ['spreadsheet', 'webhook', 'pipeline'] satisfies Form['destinations'];
export const sheetAndWebhook = ['spreadsheet', 'webhook'] satisfies Form['destinations'];

/** Texts of every form for a lead that is still waiting to be sent, or could not be saved. */
const otherwise = {
  safe: 'What you sent is saved in this browser and goes out by itself as soon as it can. You need not send it again.',
  kept: 'What you sent is saved in this browser, but we cannot receive it just now. To be sure, call or write to us:',
  lost: 'What you typed could be neither sent in full nor saved. It is all still here. Please call or write to us:',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
} satisfies Words;

/** The audit form of a page. Each destination has its own error text. */
export const auditFailure = {
  ...otherwise,
  eachDestination: true,
  unexpected: {
    title: 'Submission Failed',
    text: 'There was an error submitting your audit request. Please try again.',
  },
} satisfies Words;

export const auditSuccess = {
  kind: 'panel',
  title: 'Thank You',
  text: 'Your audit request is with us. Within {{facts.reportTime}} you get your report by email.',
  actions: [{ label: 'Book a Call', href: '/book-call' }],
  toast: {
    title: 'Audit request submitted!',
    text: "We'll analyze your website and send you a personalized SEO audit soon.",
  },
} satisfies Form['success'];

/** The audit popup. */
export const popupFailure = {
  ...otherwise,
  refused: {
    title: 'Submission Failed',
    text: 'There was an error submitting your analysis request. Please try again.',
  },
} satisfies Words;

export const popupThanks = {
  title: 'Thank You',
  text: 'We have your request. Within {{facts.reportTime}} your report is in your inbox. Would you like to go through it with us?',
  action: { label: 'Book a Call', href: '/#calendly-section' },
  toast: {
    title: 'SEO Audit request submitted!',
    text: "We'll analyze your website and send you a personalized report soon.",
    after: 1000,
  },
} satisfies Section<'popup'>['thanks'];

/** The short form of landing pages. */
export const shortLeadFailure = {
  ...otherwise,
  partial: {
    title: 'Partial Success',
    text: "Your request was submitted but some integrations had issues. We'll still follow up with you.",
  },
  unexpected: {
    title: 'Error',
    text: 'There was an issue submitting your form. Please try again.',
  },
} satisfies Words;

export const shortLeadSuccess = {
  kind: 'dialog',
  title: 'Your request is with us',
  text: 'Your analysis is in your inbox within {{facts.reportTime}}. Pick a time now, and we go through it with you.',
  action: { label: 'Schedule Your Call Now', href: '{{facts.bookingPage}}' },
  dismiss: 'Continue Browsing',
} satisfies Form['success'];

/** The contact form and the form for a video audit. */
export const formFailure = {
  ...otherwise,
  tooLong: 'This is more than we can receive. Please shorten it.',
  unexpected: {
    title: 'Submission Failed',
    text: 'There was an error submitting your form. Please try again.',
  },
} satisfies Words;

/** The newsletter shows its messages in place, without a toast. */
export const newsletterFailure = {
  ...otherwise,
  safe: 'That did not go through yet. Your address is saved in this browser and goes out by itself.',
} satisfies Words;
