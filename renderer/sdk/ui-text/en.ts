// The engine's text in English, one part per feature. Names in braces are filled in. A part that code for browsers uses
// is a file of its own: a bundler does not split a file, so each page would contain all parts.

export { close } from './english/close.ts';
export { form } from './english/form.ts';
export { map } from './english/map.ts';
export { presentation } from './english/presentation.ts';
export { scheduler } from './english/scheduler.ts';
export { settings } from './english/settings.ts';
export { status } from './english/status.ts';
export { video } from './english/video.ts';

/** The first link of a page, for keyboard users. */
export const skipLink = 'Skip to content';

export const header = { menu: 'Menu' };

export const footer = { contact: 'Contact' };

export const contactDetails = { phone: 'Call', sms: 'Text', email: 'Write', address: 'Visit', hours: 'Hours' };

export const hours = { title: 'Opening hours', closed: 'Closed', allDay: 'Open 24 hours' };

export const packages = { periods: 'Payment' };

export const menu = { soldOut: 'Sold out', groups: 'Sections' };

export const agenda = { empty: 'No dates at the moment.' };

export const countdown = { until: 'Until {date}' };

export const prose = {
  contents: 'Contents',
  table: 'Table',
  previous: 'Previous',
  next: 'Next',
  beside: 'Other articles',
};

export const place = { directions: 'Get directions', show: 'Show the map', parking: 'Parking' };

export const actionBar = { label: 'Shortcuts' };

export const gallery = { enlarge: 'Enlarge' };

export const comparison = { yes: 'Yes', no: 'No' };

export const beforeAfter = { before: 'Before', after: 'After' };

/** Text beside media: reviews and their stars. */
export const media = {
  sample: 'sample',
  stars: '{rating} out of 5 stars',
};

export const consent = {
  headline: 'May we count this visit?',
  text: 'If you accept, {services} may set cookies and learn which pages you see, what led you to them, and that you sent a form or booked; never what you type. The site works either way.',
  service: 'a measuring service',
  accept: 'Accept',
  reject: 'Reject',
  choices: 'Privacy choices',
};

export const poster = { watch: 'Watch', transcript: 'Read the transcript' };

/** What a form says if it has no text of its own. The build chooses; code for browsers contains none of these. */
export const formMessages = {
  /** The label of its button while it sends. */
  sending: 'Sending…',
  sent: 'Thank you',
  sentText: 'What you sent has arrived.',
  subscribed: 'Thank you. You are on the list.',
  safe: 'This has not gone through yet. It is saved in this browser and will be sent by itself; there is nothing more to do.',
  kept: 'What you sent is saved in this browser, but we cannot receive it right now. To be sure, please contact us directly:',
  lost: 'This could be neither sent nor saved. Everything you typed is still here. Please contact us directly:',
  /** What a select shows before a choice. */
  choose: 'Please choose',
  /** The buttons of a form with steps, and where the visitor is. */
  next: 'Next',
  back: 'Back',
  step: 'Step {step} of {steps}',
};

/** What is under a field that is empty or invalid: by its type, and for the name of a person. */
export const formErrors = {
  text: 'Please fill this in.',
  name: 'Please enter your name.',
  givenName: 'Please enter your first name.',
  familyName: 'Please enter your last name.',
  email: 'Please enter an email address, such as name@example.com.',
  phone: 'Please enter your full phone number.',
  digits: 'Please enter the phone number in digits only.',
  website: 'Please enter a web address, such as example.com.',
  message: 'Please write a few words.',
  choice: 'Please choose one.',
  choices: 'Please choose at least one.',
  tick: 'Please tick this box.',
  number: 'Please enter a number.',
  atLeast: 'Please enter a number of at least {min}.',
  range: 'Please enter a number from {min} to {max}.',
  whole: 'Please enter a whole number.',
  wholeAtLeast: 'Please enter a whole number of at least {min}.',
  wholeRange: 'Please enter a whole number from {min} to {max}.',
  date: 'Please enter a date.',
  dateAhead: 'Please enter a date from today on.',
  time: 'Please enter a time.',
};
