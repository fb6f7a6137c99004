import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about the destinations of forms. */
export const formRules = {
  'unknown-destination': {
    why: 'A form sends leads to destinations by name. No destination has this name, so the leads would reach nobody.',
    fix: 'Declare the destination in `destinations` of the config, or write the name of one that is there.',
    bad: `destinations: { sheet: { label: 'our list', url: 'https://hooks.example.com/in' } },
routes: [
  {
    path: '/',
    meta,
    sections: {
      letter: {
        block: 'newsletter', headline: 'A letter a month', label: 'E-mail', button: 'Subscribe',
        destinations: ['shet'], success: 'Welcome.', invalid: 'This is no e-mail address.',
        failure: { kept: 'Kept. Write:', lost: 'Lost. Write:', email: 'hello@example.com' },
      },
    },
  },
],`,
    good: `destinations: { sheet: { label: 'our list', url: 'https://hooks.example.com/in' } },
routes: [
  {
    path: '/',
    meta,
    sections: {
      letter: {
        block: 'newsletter', headline: 'A letter a month', label: 'E-mail', button: 'Subscribe',
        destinations: ['sheet'], success: 'Welcome.', invalid: 'This is no e-mail address.',
        failure: { kept: 'Kept. Write:', lost: 'Lost. Write:', email: 'hello@example.com' },
      },
    },
  },
],`,
  },
  'form-nowhere': {
    why: 'None of the form’s destinations has an address that every visitor can send to. Leads stay in the visitors’ browsers, and the business never hears about them. While you develop, this is a warning; `build --production` always refuses it, whatever `rules` says, and so does `check --production`.',
    fix: 'Give one of the destinations a `url`, or set the environment variable that it reads before you build. A destination that asks for a key in the browser does not count, because only some browsers have the key. If the form is only a mock-up, set `inert: true`.',
  },
  'field-unreachable': {
    why: 'The conditions of a field, of its step and of the fields that they depend on need two different answers to one question. No visitor can give both, so nobody is ever asked. If the field is required, it is an error instead.',
    fix: 'Change one of the conditions under `when`, or remove the field.',
  },
  'destination-unreachable': {
    why: 'The address of a destination exists only on your machine (`localhost`), inside a network (`192.168.1.20`, `crm.local`) or nowhere (`leads.example`), or it is not encrypted. It works while you try the site, but visitors’ browsers cannot send there: every lead would be lost. Only `build --production` and `check --production` look for it.',
    fix: 'Write the https address at which visitors reach the receiver, or set the environment variable that the destination reads before you build. To try forms without a receiver, run `npx frontage preview --leads`.',
  },
  'partial-before-consent': {
    why: 'The form sends a partial lead as soon as a step says how to reach the visitor, and asks for a required consent only in a later step. You would get an address of somebody who has not agreed, and perhaps never does.',
    fix: 'Ask for the consent in the step with the e-mail address or phone number, or before it. If you have another legal basis, turn the rule off or waive it with the reason.',
  },
  'after-listed': {
    why: 'A form leads to this page with `after`, and the page may appear in search results. People who have sent nothing would then read that their message has arrived.',
    fix: 'Set `noindex: true` in the `meta` of the page.',
  },
  'unknown-lead': {
    why: 'A text shows a value of the lead that led to its page, such as `{{lead.firstName}}`. Either no form leads to the page, or none that does has a field of this name, so nobody would ever see the value.',
    fix: "Write the name of a field of the form, or set `after: { page: '/thanks' }` in the form that should lead to this page.",
  },
} satisfies RuleTexts;
