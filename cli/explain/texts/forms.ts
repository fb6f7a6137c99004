import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with where forms send. */
export const formRules = {
  'unknown-destination': {
    why: 'A form sends what visitors enter to destinations by their names. What goes to a name that nobody declared reaches nobody.',
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
    why: 'None of the destinations of a form has an address that every visitor can send to. What people enter stays in their browsers, and the business never learns that somebody asked. While a site is being made that is a warning; `build --production` refuses it, whatever the config says of the rule.',
    fix: 'Give one of the destinations a `url`, or set the environment variable that it is read from before you build. A destination that needs a key from the browser counts for nobody but the browser that holds the key. If a form is only there to be seen, set `inert: true`.',
  },
} satisfies RuleTexts;
