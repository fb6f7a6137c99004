import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about rules and waivers. */
export const ruleRules = {
  'unknown-rule': {
    why: 'A misspelt rule in `rules` or in a waiver has no effect: an error that you meant to silence is still reported, or a stricter severity never applies.',
    fix: 'Write the id that `npx frontage check` prints with each error or warning. `npx frontage explain` lists every id.',
    bad: "rules: { dorway: 'warn' },",
    good: "rules: { doorway: 'warn' },",
  },
  'rule-fixed': {
    why: 'Most rules report errors that would break the site: a link to nowhere, a missing value, two pages at one address. If you turned them off, visitors would find the errors instead. Rules about waivers can be turned off for the whole site, but not waived.',
    fix: 'Fix what the rule reports. Only configurable rules can be turned off or waived; `npx frontage explain` shows which rules those are.',
    bad: "rules: { 'link-route': 'off' },",
    good: "rules: { 'route-gone': 'error' },",
  },
  'waiver-expired': {
    why: 'A waiver is a decision for a limited time. Its last day has passed, so it has no effect, and what it covered is reported again.',
    fix: 'Fix what was waived and remove the waiver. If the reason still holds, give it a later day. `--today` sets the day to compare with.',
    bad: "notFound: { ...notFound, waive: [{ rule: 'glyph-missing', because: 'No card shows it.', until: '2020-01-31' }] },",
    good: 'notFound: { ...notFound },',
  },
  'waiver-unused': {
    why: 'This waiver matches nothing. If it stays, it will hide the next mistake there, for a reason that was about something else.',
    fix: 'Remove it. If it should match something, move it: a waiver only covers the page, section, layout or destination that contains it.',
    bad: "notFound: { ...notFound, waive: [{ rule: 'glyph-missing', because: 'No card shows it.', until: '2099-01-31' }] },",
    good: 'notFound: { ...notFound },',
  },
  'field-deprecated': {
    why: 'A field of the config has a new name. The old one works until the next major version of Frontage; then it is an unknown field, and the build fails.',
    fix: 'Run `npx frontage doctor --fix`, which renames it, or rename it yourself. The value stays the same.',
  },
} satisfies RuleTexts;
