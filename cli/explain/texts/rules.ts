import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is said of rules and waivers themselves. */
export const ruleRules = {
  'unknown-rule': {
    why: 'A rule that is misspelt in `rules` or in a waiver changes nothing: what somebody wanted to be silent goes on being reported, or a stricter weight is never applied, and nobody notices.',
    fix: 'Write the id as `frontage check` prints it, in front of the place. `frontage explain` lists every id.',
    bad: "rules: { dorway: 'warn' },",
    good: "rules: { doorway: 'warn' },",
  },
  'rule-fixed': {
    why: 'Most rules name a fault that leaves nothing sound to build: a link to nowhere, a field without a value, two pages at one address. Turned off, they would not go away; visitors would find them instead. Rules about waivers can be turned off for the whole site, but not waived: a waiver of its own end would have none.',
    fix: 'Mend what the rule finds. Only matters of judgement can be weighed and waived: `frontage explain` names the weight of those.',
    bad: "rules: { 'link-route': 'off' },",
    good: "rules: { 'route-gone': 'error' },",
  },
  'waiver-expired': {
    why: 'A waiver is a decision for a while: the reason held on the day somebody wrote it down. Its last day is past, so it no longer waives anything, and what it was about is reported again beside it.',
    fix: 'Mend what was waived and remove the waiver. Where the reason still holds, give it a later day. `--today` says which day a run compares with.',
    bad: "notFound: { ...notFound, waive: [{ rule: 'glyph-missing', because: 'No card shows it.', until: '2020-01-31' }] },",
    good: 'notFound: { ...notFound },',
  },
  'waiver-unused': {
    why: 'A waiver that waives nothing is a trap: what it stands on is sound today, and the next slip there would be silenced for a reason that was about something else.',
    fix: 'Remove it. If something should have been waived, the waiver stands at the wrong place: it covers the page, section, layout or destination that it is written in, and nothing beside that.',
    bad: "notFound: { ...notFound, waive: [{ rule: 'glyph-missing', because: 'No card shows it.', until: '2099-01-31' }] },",
    good: 'notFound: { ...notFound },',
  },
} satisfies RuleTexts;
